import { AppError, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { PRIVATE, WHILE_PUBLIC } from '../../kernel/http/caching.ts';
import { hasSameTag } from '../../kernel/http/same-tag.ts';
import { isOnReadableCard } from './access/card-image.ts';
import { isOnJobOf } from './access/job-image.ts';
import { isOnOpenedPreview } from './access/preview-image.ts';
import { isOnOpenedProposal } from './access/proposal-image.ts';
import { declarePurgeImages } from './cleanup/purge-images.job.ts';
import type { StoredImage } from './file/image-row.ts';
import { createImageStore } from './store/image-store.ts';
import { maySeeImage } from './access/image.policy.ts';
import { createImageReader } from './access/image-reader.ts';
import { CONTENT_TYPES, servedWidth, type ImageFormat } from './file/image.ts';

const FILE = /^(\d{1,5})\.(avif|webp|jpg)$/;
/** Public images: immutable, since the URL changes with the content. */
const FOREVER = 'public, max-age=31536000, immutable';

function cachingOf(image: StoredImage): string {
  if (image.access === 'private') return PRIVATE;
  const isOwned = [image.talent_id, image.business_profile_id].some((id) => id !== null);
  return isOwned || image.is_editorial ? WHILE_PUBLIC : FOREVER;
}

/** Image variants in the widths and formats that pages request. */
export const imageRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const images = createImageStore(services);
  const readerOf = createImageReader(app, services);
  declarePurgeImages(services);

  app.get('/api/image/:id/:file', {
    config: { access: 'public' },
    schema: {
      params: Type.Object({
        id: Type.String({ maxLength: 200 }),
        file: Type.String({ maxLength: 200 }),
      }),
    },
    handler: async (request, reply) => {
      const { id, file } = request.params;
      const [, width = '', format = ''] = FILE.exec(file) ?? [];
      const image = width !== '' ? await images.find(id) : null;
      const reader = image?.access === 'private' ? await readerOf(request) : null;
      const isSeen =
        image !== null &&
        (maySeeImage(image, reader) ||
          (await isOnReadableCard(services.db, image.id, reader)) ||
          (await isOnJobOf(services.db, image, reader)) ||
          (await isOnOpenedProposal(services, image.id, request)) ||
          (await isOnOpenedPreview(services, image, request)));
      if (!isSeen) throw new AppError('IMAGE_NOT_EXIST');
      const kind = format as ImageFormat;
      const etag = `"${image.hash.slice(0, 32)}-${servedWidth(Number(width), image.width)}-${kind}"`;
      const isPublic = image.access === 'public';
      reply.header('etag', etag).header('cache-control', cachingOf(image));
      if (hasSameTag(request, etag)) return reply.status(304).send();
      const served = await images.serve(image, Number(width), kind, request.ip);
      // A placeholder is replaced as soon as the variant exists.
      if (!served.isExact) reply.removeHeader('etag').header('cache-control', PRIVATE);
      return reply
        .type(CONTENT_TYPES[served.format])
        .header('content-security-policy', "default-src 'none'")
        .header('cross-origin-resource-policy', isPublic ? 'cross-origin' : 'same-origin')
        .send(served.bytes);
    },
  });
};
