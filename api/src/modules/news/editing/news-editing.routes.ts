import { identityOf, type Services } from '@dara/backend';
import { NEWS_EDITING_S, NEWS_PLACES_MAX } from '@dara/model';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { Empty, IdParams } from '../../../kernel/schema/shapes.ts';
import { NewsDraftBody, saveDraft } from '../draft/news-draft.ts';
import { NewsPlaceBody, placeNews } from '../place/news-place.ts';
import { requireNews } from '../record/news-record.repository.ts';
import { ManagementNews, NewsDraft } from '../record/news-record.schema.ts';
import { clearDraft } from '../record/news-write.ts';
import { NewsEditor, endEditing, recordEditing } from './news-editing.repository.ts';

const PATH = '/api/management/news/:id';
const config = { access: ['Staff', 'Admin'] } as const;
const tags = ['management news'];

/** What editors do with an article besides saving it: drafts, presence and its place among the others. */
export const newsEditingRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  app.put(`${PATH}/draft`, {
    config,
    schema: {
      operationId: 'managementNewsDraftSave',
      summary: "Stores the user's draft of an article; saving deletes it",
      ...{ tags, params: IdParams, body: NewsDraftBody, response: { 200: NewsDraft } },
    },
    handler: (request) =>
      saveDraft(services, actorContextOf(request), request.params.id, request.body),
  });

  app.delete(`${PATH}/draft`, {
    config,
    schema: {
      operationId: 'managementNewsDraftDelete',
      summary: "Deletes the user's draft of an article",
      ...{ tags, params: IdParams, response: { 204: Empty } },
    },
    handler: async (request, reply) => {
      await clearDraft(db, await requireNews(db, request.params.id), identityOf(request).id);
      return reply.status(204).send(null);
    },
  });

  app.put(`${PATH}/editing`, {
    config,
    schema: {
      operationId: 'managementNewsEditing',
      summary: `Marks an article as open for ${NEWS_EDITING_S} seconds; returns the other editors`,
      ...{ tags, params: IdParams, response: { 200: Type.Array(NewsEditor) } },
    },
    handler: async (request) =>
      recordEditing(db, await requireNews(db, request.params.id), identityOf(request).id),
  });

  app.delete(`${PATH}/editing`, {
    config,
    schema: {
      operationId: 'managementNewsEditingEnd',
      summary: 'Marks an article as closed',
      ...{ tags, params: IdParams, response: { 204: Empty } },
    },
    handler: async (request, reply) => {
      await endEditing(db, await requireNews(db, request.params.id), identityOf(request).id);
      return reply.status(204).send(null);
    },
  });

  app.put(`${PATH}/place`, {
    config,
    schema: {
      operationId: 'managementNewsPlace',
      summary: `Places an article directly before or after one of the first ${NEWS_PLACES_MAX} of its kind`,
      tags: [...tags, 'news'],
      ...{ params: IdParams, body: NewsPlaceBody, response: { 200: ManagementNews } },
    },
    handler: (request) =>
      placeNews(services, actorContextOf(request), request.params.id, request.body),
  });
};
