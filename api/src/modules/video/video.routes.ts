import { Readable } from 'node:stream';
import {
  countAttempt,
  AppError,
  identityOf,
  refuseBody,
  takeBody,
  type Identity,
  type Limit,
  type Services,
  type UploadedFile,
} from '@dara/backend';
import { VIDEO } from '@dara/model';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync, FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { routesOf } from '../../kernel/http/routes.ts';
import { declarePurgeVideos } from './cleanup/purge-videos.job.ts';
import { discardVideos } from './cleanup/discard-videos.ts';
import { videoFileRoutes } from './serve/video-file.routes.ts';
import { offsetRefusal, takePart } from './upload/take-part.ts';
import { findVideo, insertVideo, IS_USED, toUpload, type Video } from './video.repository.ts';
import { VideoCreate, VideoParams, VideoUpload } from './video.schema.ts';

/** More than a person uploads by hand, and little enough that discarded ones are removed in time. */
const UPLOADS: Limit = { name: 'video', max: 20, windowMs: 3_600_000, hasTrustedKeys: true };
const PART_TYPE = 'application/offset+octet-stream';
const group = {
  path: '/api/video',
  operation: 'video',
  access: ['Talent', 'Staff', 'Admin'],
  tags: ['video'],
} as const;

function idOf({ params }: Pick<FastifyRequest, 'params'>): string {
  return (params as { id: string }).id;
}

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

/** The upload of a request; those of others do not exist. */
async function uploadOf(db: Services['db'], request: FastifyRequest): Promise<Video> {
  const video = await findVideo(db, idOf(request));
  if (!video || video.created_by !== identityOf(request).id) throw new AppError('VIDEO_NOT_EXIST');
  return video;
}

/** `preValidation`: the body is the part itself; fields of other bodies are refused by name. */
const takePartBody: preValidationAsyncHookHandler = async function takePartBody(request, reply) {
  if (request.body instanceof Readable) request.body = await takeBody(request, VIDEO.partBytes);
  else await refuseBody.call(this, request, reply);
};

/** Videos arrive in parts, so that an upload continues after a lost connection where it was. */
export const videoRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db, limiter } = services;
  declarePurgeVideos(services);
  const route = routesOf(app, group);

  route('POST', 'Create', {
    summary: 'Begins the upload of a video',
    body: VideoCreate,
    created: VideoUpload,
    handler: async (request) => {
      const actor = identityOf(request);
      const { size, talentId } = request.body;
      if (size >= VIDEO.maxBytes) {
        const params = { limit: VIDEO.maxBytes };
        const errors = [{ field: 'size', rule: 'FILE_TOO_LARGE', params }];
        throw new AppError('FILE_TOO_LARGE', { errors });
      }
      const owner = await ownerOf(db, actor, talentId);
      await countAttempt(limiter, UPLOADS, actor.id);
      const row = { size, talentId: owner, createdBy: actor.id };
      const video = await db.transaction().execute((trx) => insertVideo(trx, row, VIDEO.perPerson));
      return toUpload(video);
    },
  });

  route('GET /:id/upload', 'Upload', {
    summary: 'How much of an upload is stored',
    answer: VideoUpload,
    handler: async (request) => toUpload(await uploadOf(db, request)),
  });

  route('DELETE /:id/upload', 'Delete', {
    summary: 'Gives up an upload, or a video that no record shows',
    handler: async (request) => {
      const { id } = await uploadOf(db, request);
      await discardVideos(
        db,
        sql`id = ${id} AND NOT EXISTS (SELECT 1 FROM video v WHERE v.id = video.id AND ${IS_USED})`,
      );
    },
  });

  await app.register(partRoute, { services });
  await app.register(videoFileRoutes, { services });
};

/** Its body is bytes, not a record. */
const partRoute: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { db } = services;
  const { access, tags } = group;
  app.addContentTypeParser(PART_TYPE, (_request, payload, done) => done(null, payload));

  app.patch('/api/video/:id/upload', {
    config: { access, idempotency: 'none' },
    preValidation: takePartBody,
    schema: {
      operationId: 'videoPart',
      summary: 'Adds the next part of an upload; the last one completes the video',
      description: `The body has ${VIDEO.partBytes} bytes, the last one the rest; \`Upload-Offset\` is where it begins.`,
      tags,
      consumes: [PART_TYPE],
      params: VideoParams,
      headers: Type.Object({
        'upload-offset': Type.Integer({ minimum: 0, maximum: VIDEO.maxBytes }),
      }),
      response: { 200: VideoUpload },
    },
    handler: async (request) => {
      if (!request.body) throw new AppError('MEDIA_TYPE');
      const video = await uploadOf(db, request);
      const offset = request.headers['upload-offset'];
      if (video.finished_at !== null || offset !== video.received)
        throw await offsetRefusal(db, video.id);
      return toUpload(await takePart(services, video, request.body as UploadedFile));
    },
  });
};
