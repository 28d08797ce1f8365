import {
  countAttempt,
  AppError,
  identityOf,
  type Identity,
  type Limit,
  type Services,
} from '@dara/backend';
import { VIDEO } from '@dara/model';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { routesOf } from '../../kernel/http/routes.ts';
import { VideoRef } from '../../kernel/schema/shapes.ts';
import { declarePurgeVideos } from './cleanup/purge-videos.job.ts';
import { discardUnused } from './cleanup/discard-videos.ts';
import { videoFileRoutes } from './serve/video-file.routes.ts';
import { requireSize } from './upload/require-size.ts';
import { uploadRoutes, type UploadPlace } from './upload/upload.routes.ts';
import { findVideo, insertVideo, listOwnVideos, toUpload } from './video.repository.ts';
import { VideoCreate, VideoUpload } from './video.schema.ts';

/** More than a person uploads by hand, and little enough that discarded ones are removed in time. */
const UPLOADS: Limit = { name: 'video', max: 20, windowMs: 3_600_000, hasTrustedKeys: true };
const group = {
  path: '/api/video',
  operation: 'video',
  access: ['Talent', 'Staff', 'Admin'],
  tags: ['video'],
} as const;

/** The talent whose video a person uploads: a talent its own, staff any. */
async function ownerOf(db: Services['db'], actor: Identity, asked?: string): Promise<string> {
  const isOwn = actor.permission === 'Talent';
  const id = isOwn ? actor.talentId : (asked ?? null);
  if (id === null || (isOwn && asked !== undefined && asked !== id))
    throw new AppError('TALENT_NOT_EXIST');
  const talent = db.selectFrom('talent').select('id').where('id', '=', id);
  const found = await talent.where('deleted_at', 'is', null).executeTakeFirst();
  if (!found) throw new AppError('TALENT_NOT_EXIST');
  return found.id;
}

/** Videos of talents: uploaded by themselves or by staff. */
export const videoRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db, limiter } = services;
  declarePurgeVideos(services);
  const route = routesOf(app, group);

  route('GET', 'List', {
    summary: 'The videos of the signed-in talent that a record shows, newest first',
    access: ['Talent'],
    answer: Type.Array(VideoRef),
    handler: (request) => listOwnVideos(db, identityOf(request).talentId),
  });

  route('POST', 'Create', {
    summary: 'Begins the upload of a video',
    body: VideoCreate,
    created: VideoUpload,
    handler: async (request) => {
      const actor = identityOf(request);
      const { size, talentId } = request.body;
      requireSize(size, VIDEO.maxBytes);
      const owner = await ownerOf(db, actor, talentId);
      await countAttempt(limiter, UPLOADS, actor.id);
      const row = { size, talentId: owner, createdBy: actor.id };
      const video = await db.transaction().execute((trx) => insertVideo(trx, row, VIDEO.perPerson));
      return toUpload(video);
    },
  });

  const place: UploadPlace = {
    ...group,
    find: async (request, id) => {
      const video = await findVideo(db, id);
      if (!video || video.created_by !== identityOf(request).id)
        throw new AppError('VIDEO_NOT_EXIST');
      return video;
    },
    discard: (id) => discardUnused(db, id),
  };
  await app.register(uploadRoutes, { services, place });
  await app.register(videoFileRoutes, { services });
};
