import {
  AppError,
  addressKey,
  countAttempt,
  type Db,
  type Limit,
  type RouteLimit,
  type Services,
} from '@dara/backend';
import { NEW_FACE_CLIP } from '@dara/model';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { routesOf } from '../../kernel/http/routes.ts';
import {
  ClipCreate,
  VideoUpload,
  discardVideos,
  findVideo,
  insertClip,
  requireSize,
  toUpload,
  uploadRoutes,
  type UploadPlace,
} from '../video/video.public.ts';
import { requireIdOfToken } from './new-face-token.ts';

const DAY_MS = 24 * 3_600_000;
/** Clips that one application begins: a wrong file, a second take. */
const OF_APPLICATION: Limit = {
  ...{ name: 'new-face-clip', max: 10, windowMs: DAY_MS },
  hasTrustedKeys: true,
};
/** Clips from one address: phones of a network share it. */
const OF_ADDRESS: Limit = { name: 'new-face-clip-address', max: 60, windowMs: DAY_MS };
/** Parts of some clips, with those that are sent again. */
const PARTS: RouteLimit = { max: 600, windowMs: 600_000 };

const group = {
  path: '/api/newface/clip',
  operation: 'newFaceClip',
  access: 'public',
  rateLimit: PARTS,
  tags: ['new face'],
} as const;

/** Clips may be sent until the decision. */
const UNDECIDED = ['Received', 'InReview'] as const;

/** An application that waits for its decision. */
const undecided = (db: Db, id: string) =>
  db.selectFrom('new_face').select('id').where('id', '=', id).where('status', 'in', UNDECIDED);

/** The clip of an application, sent after it: a lost connection costs neither entries nor pictures. */
export const newFaceClipRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db, limiter } = services;
  /** The application of the token, which is in a header, where no log has it. */
  const idOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
    requireIdOfToken(services.config, String(headers['upload-token'] ?? ''));
  const route = routesOf(app, group);

  route('POST', 'Create', {
    summary:
      'Begins the clip of an application, whose token is in `Upload-Token`, in place of its last',
    // A stored response is not needed: a repeated call replaces the upload that is still empty.
    idempotency: 'none',
    body: ClipCreate,
    created: VideoUpload,
    handler: async (request) => {
      const { size } = request.body;
      const newFaceId = idOf(request);
      requireSize(size, NEW_FACE_CLIP.maxBytes);
      await countAttempt(limiter, OF_ADDRESS, addressKey(request.ip));
      await countAttempt(limiter, OF_APPLICATION, newFaceId);
      const begun = await db.transaction().execute(async (trx) => {
        // Locked, so that there is one clip, and none after its application is deleted.
        const found = await undecided(trx, newFaceId).forUpdate().executeTakeFirst();
        if (!found) throw new AppError('LINK_EXPIRED');
        return insertClip(trx, { size, newFaceId });
      });
      return toUpload(begun);
    },
  });

  const place: UploadPlace = {
    ...group,
    find: async (request, videoId) => {
      const id = idOf(request);
      if (!(await undecided(db, id).executeTakeFirst())) throw new AppError('LINK_EXPIRED');
      const video = await findVideo(db, videoId);
      if (video?.new_face_id !== id) throw new AppError('VIDEO_NOT_EXIST');
      return video;
    },
    discard: (id) => discardVideos(db, sql`id = ${id}`),
  };
  await app.register(uploadRoutes, { services, place });
};
