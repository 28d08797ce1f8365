import { identityOf, type Services } from '@dara/backend';
import { NEWS_EDITING_S, NEWS_PLACES_MAX } from '@dara/model';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { Type } from 'typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { NewsDraftBody, saveDraft } from '../draft/news-draft.ts';
import { NewsPlaceBody, placeNews } from '../place/news-place.ts';
import { requireNews } from '../record/news-record.repository.ts';
import { ManagementNews, NewsDraft } from '../record/news-record.schema.ts';
import { clearDraft } from '../record/news-write.ts';
import { NewsEditor, endEditing, recordEditing } from './news-editing.repository.ts';

const PATH = '/api/management/news/:id';
const tags = ['management news'];

/** What editors do with an article besides saving it: drafts, presence and its place among the others. */
export const newsEditingRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  const route = routesOf(app, {
    path: PATH,
    operation: 'managementNews',
    access: ['Staff', 'Admin'],
    tags,
  });

  route('PUT /draft', 'DraftSave', {
    summary: "Stores the user's draft of an article; saving deletes it",
    body: NewsDraftBody,
    answer: NewsDraft,
    handler: (request) =>
      saveDraft(services, actorContextOf(request), request.params.id, request.body),
  });

  route('DELETE /draft', 'DraftDelete', {
    summary: "Deletes the user's draft of an article",
    handler: async (request) => {
      await clearDraft(db, await requireNews(db, request.params.id), identityOf(request).id);
    },
  });

  route('PUT /editing', 'Editing', {
    summary: `Marks an article as open for ${NEWS_EDITING_S} seconds; returns the other editors`,
    answer: Type.Array(NewsEditor),
    handler: async (request) =>
      recordEditing(db, await requireNews(db, request.params.id), identityOf(request).id),
  });

  route('DELETE /editing', 'EditingEnd', {
    summary: 'Marks an article as closed',
    handler: async (request) => {
      await endEditing(db, await requireNews(db, request.params.id), identityOf(request).id);
    },
  });

  route('PUT /place', 'Place', {
    summary: `Places an article directly before or after one of the first ${NEWS_PLACES_MAX} of its kind`,
    invalidates: ['news'],
    body: NewsPlaceBody,
    answer: ManagementNews,
    handler: (request) =>
      placeNews(services, actorContextOf(request), request.params.id, request.body),
  });
};
