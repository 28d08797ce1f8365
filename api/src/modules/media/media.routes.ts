import { AppError, multipartRecord, recordOf, type Limit, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../kernel/record/history.ts';
import { historyRoutes } from '../../kernel/record/history.routes.ts';
import { IdParams } from '../../kernel/schema/shapes.ts';
import { mediaLifecycleRoutes } from './media-lifecycle.routes.ts';
import { usesOf } from './media-use.ts';
import { createMediaWrites } from './media-write.ts';
import { listMedia, readMedia, requireImageId } from './media.repository.ts';
import { Media, MediaListQuery, MediaPage } from './media.schema.ts';
import {
  MEDIA_UPLOADS,
  MediaCreateForm,
  MediaUpdateForm,
  type MediaCreate,
  type MediaUpdate,
} from './media-write.schema.ts';
import { MediaDetail, MediaDetailQuery } from './media-detail.schema.ts';

const PATH = '/api/management/media';
const access = ['Staff', 'Admin'] as const;
const tags = ['management media'];
const consumes = ['multipart/form-data', 'application/json'];
/** More than anybody uploads by hand. */
const PICTURES: Limit = { name: 'media', max: 1000, windowMs: 10 * 60_000 };

/** One library of all pictures of the site, for those who edit it. */
export const mediaRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  await app.register(mediaReadRoutes, { services });
  await app.register(mediaWriteRoutes, { services });
  await app.register(mediaLifecycleRoutes, { services });
  await app.register(historyRoutes, {
    services,
    path: `${PATH}/:id/audit`,
    operationId: 'managementMediaAudit',
    summary: 'The history of a picture in the library',
    tags,
    access,
    entity: 'image',
    noun: 'Media',
    requireId: requireImageId,
  });
};

const mediaReadRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  app.get(PATH, {
    config: { access },
    schema: {
      operationId: 'managementMediaList',
      summary: 'All pictures of the site; those of accounts for administrators alone',
      tags,
      querystring: MediaListQuery,
      response: { 200: MediaPage },
    },
    handler: (request) => listMedia(db, actorContextOf(request).actor, request.query),
  });

  app.get(`${PATH}/:id`, {
    config: { access },
    schema: {
      operationId: 'managementMediaDetail',
      summary: 'A picture with the records that show it',
      tags,
      params: IdParams,
      querystring: MediaDetailQuery,
      response: { 200: MediaDetail },
    },
    handler: async (request) => {
      const { deleted } = request.query;
      const { actor } = actorContextOf(request);
      const media = await readMedia(db, actor, request.params.id, { deleted: deleted ?? false });
      return { ...media, ...(await usesOf(db, media.id)) };
    },
  });
};

const mediaWriteRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const writes = createMediaWrites(services);

  app.post(PATH, {
    config: {
      access,
      check: (request) => writes.check(recordOf<MediaCreate>(request), request.uploads),
    },
    preValidation: multipartRecord(MEDIA_UPLOADS),
    schema: {
      operationId: 'managementMediaCreate',
      summary: 'Puts a picture into the library; public once something public shows it',
      tags,
      consumes,
      body: MediaCreateForm,
      response: { 201: Media },
    },
    handler: async (request, reply) => {
      const context = actorContextOf(request);
      const hit = await services.limiter.hit(PICTURES, context.actor.id);
      if (!hit.isAllowed) throw new AppError('RATE_LIMITED', { retryAfterS: hit.retryAfterS });
      const media = await writes.create(context, request.body.data, request.uploads);
      return reply.status(201).send(media);
    },
  });

  app.put(`${PATH}/:id`, {
    config: {
      access,
      check: (request) => writes.check(recordOf<MediaUpdate>(request), request.uploads),
    },
    preValidation: multipartRecord(MEDIA_UPLOADS),
    schema: {
      operationId: 'managementMediaUpdate',
      summary: 'Changes what is said of a picture, or its file: all who show it show the new one',
      tags,
      consumes,
      params: IdParams,
      body: MediaUpdateForm,
      response: { 200: Media },
    },
    handler: (request) => {
      const { params, body, uploads } = request;
      return writes.update(actorContextOf(request), params.id, body.data, uploads);
    },
  });
};
