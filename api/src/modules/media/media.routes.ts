import { countAttempt, type Limit, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { registerRecordRoutes } from '../../kernel/record/record.routes.ts';
import { MediaDetail, MediaDetailQuery } from './media-detail.schema.ts';
import { changeMedia, deleteMedia, restoreMedia } from './media-lifecycle.ts';
import { usesOf } from './media-use.ts';
import { createMediaWrites } from './media-write.ts';
import {
  MEDIA_UPLOADS,
  MediaBulkBody,
  MediaBulkResult,
  MediaCreate,
  MediaUpdate,
} from './media-write.schema.ts';
import { listMedia, readMedia } from './media.repository.ts';
import { Media, MediaListQuery, MediaPage } from './media.schema.ts';

/** More than a user uploads by hand. */
const PICTURES: Limit = { name: 'media', max: 1000, windowMs: 10 * 60_000 };

/** The library of all images of the site, for editors. */
export const mediaRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db, limiter } = services;
  const writes = createMediaWrites(services);

  await registerRecordRoutes(app, {
    services,
    path: '/api/management/media',
    operation: 'managementMedia',
    access: ['Staff', 'Admin'],
    tags: ['management media'],
    invalidates: [],
    summaries: {
      List: 'All images of the site; those of accounts for administrators only',
      Detail: 'An image with its uses',
      Create: 'Adds an image to the library; public while a public record uses it',
      Update: 'Changes the texts or the file of an image, in all its uses',
      Bulk: 'Deletes or restores many images; one result per image',
      Delete: 'Deletes an unused image; it can be restored for 30 days',
      Audit: 'History of a library image',
    },
    schemas: {
      ListQuery: MediaListQuery,
      Page: MediaPage,
      DetailQuery: MediaDetailQuery,
      Detail: MediaDetail,
      Record: Media,
      Create: MediaCreate,
      Update: MediaUpdate,
      BulkBody: MediaBulkBody,
      BulkResult: MediaBulkResult,
      uploads: MEDIA_UPLOADS,
    },
    handlers: {
      list: (query, { actor }) => listMedia(db, actor, query),
      async detail(id, { deleted = false }, { actor }) {
        const media = await readMedia(db, actor, id, { deleted });
        return { ...media, ...(await usesOf(db, media.id)) };
      },
      check: writes.check,
      async create(context, data, uploads) {
        await countAttempt(limiter, PICTURES, context.actor.id);
        return writes.create(context, data, uploads);
      },
      update: writes.update,
      bulk: (context, body) => changeMedia(services, context, body),
      remove: (context, id) => deleteMedia(services, context, id),
      restore: (context, id) => restoreMedia(services, context, id),
    },
    history: { entity: 'image', noun: 'Media' },
  });
};
