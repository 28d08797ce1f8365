import { invalidField, multipartRecord } from '@dara/backend';
import type { preValidationAsyncHookHandler } from 'fastify';
import { TALENT_UPLOADS } from './talent-album.ts';

const upload = multipartRecord({
  ...TALENT_UPLOADS,
  albumImageFiles: TALENT_UPLOADS.imageFiles,
});

/**
 * `preValidation` of a talent's form: takes the album also as `albumImageIds` and `albumImageFiles`, the names of the
 * specification, and refuses a password, which its owner sets by a mailed link.
 */
export const talentForm: preValidationAsyncHookHandler = async function (request, reply) {
  await upload.call(this, request, reply);
  const { albumImageFiles, ...uploads } = request.uploads;
  if (albumImageFiles && uploads['imageFiles'])
    throw invalidField('albumImageFiles', 'notAllowed', { instead: 'imageFiles' });
  request.uploads = { ...uploads, ...(albumImageFiles && { imageFiles: albumImageFiles }) };
  const { data } = request.body as { data?: Record<string, unknown> };
  if (typeof data !== 'object' || data === null) return;
  if ('password' in data) throw invalidField('password', 'passwordByLink');
  if (!('albumImageIds' in data)) return;
  const { albumImageIds, ...rest } = data;
  if ('imageIds' in rest)
    throw invalidField('albumImageIds', 'notAllowed', { instead: 'imageIds' });
  request.body = { data: { ...rest, imageIds: albumImageIds } };
};
