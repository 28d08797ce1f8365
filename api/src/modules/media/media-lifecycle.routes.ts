import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../kernel/record/history.ts';
import { Empty, IdParams } from '../../kernel/schema/shapes.ts';
import { changeMedia, deleteMedia, restoreMedia } from './media-lifecycle.ts';
import { Media } from './media.schema.ts';
import { MediaBulkBody, MediaBulkResult } from './media-write.schema.ts';

const PATH = '/api/management/media';
const access = ['Staff', 'Admin'] as const;
const tags = ['management media'];

/** What becomes of pictures of the library: deleting and restoring, one and many. */
export const mediaLifecycleRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.post(`${PATH}/bulk`, {
    config: { idempotency: 'repeatable', access },
    schema: {
      operationId: 'managementMediaBulk',
      summary: 'Deletes or restores many pictures; answers for each',
      tags,
      body: MediaBulkBody,
      response: { 200: MediaBulkResult },
    },
    handler: (request) => changeMedia(services, actorContextOf(request), request.body),
  });

  app.delete(`${PATH}/:id`, {
    config: { access },
    schema: {
      operationId: 'managementMediaDelete',
      summary: 'Deletes a picture that nothing shows; it can be restored for 30 days',
      tags,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      await deleteMedia(services, actorContextOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  });

  app.post(`${PATH}/:id/restore`, {
    config: { access },
    schema: {
      operationId: 'managementMediaRestore',
      tags,
      params: IdParams,
      response: { 200: Media },
    },
    handler: (request) => restoreMedia(services, actorContextOf(request), request.params.id),
  });
};
