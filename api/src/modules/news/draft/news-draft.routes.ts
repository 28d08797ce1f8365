import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { Empty, IdParams } from '../../../kernel/schema/shapes.ts';
import { NewsDraft } from '../record/news-record.schema.ts';
import { NewsDraftBody } from './news-draft.schema.ts';
import { discardDraft, saveDraft } from './news-draft.ts';

const PATH = '/api/management/news/:id/draft';
const access = ['Staff', 'Admin'] as const;
const tags = ['management news'];

/** An editor's unsaved draft. */
export const newsDraftRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.put(PATH, {
    config: { access },
    schema: {
      operationId: 'managementNewsDraftSave',
      summary: "Stores the user's draft of an article; saving deletes it",
      tags,
      params: IdParams,
      body: NewsDraftBody,
      response: { 200: NewsDraft },
    },
    handler: (request) =>
      saveDraft(services, actorContextOf(request), request.params.id, request.body),
  });

  app.delete(PATH, {
    config: { access },
    schema: {
      operationId: 'managementNewsDraftDelete',
      summary: "Deletes the user's draft of an article",
      tags,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      await discardDraft(services, actorContextOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  });
};
