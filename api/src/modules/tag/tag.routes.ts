import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../kernel/record/history.ts';
import { resourceRoutes } from '../../kernel/resource/resource.ts';
import { IdParams } from '../../kernel/schema/shapes.ts';
import { TagChoiceQuery, TagChoices, chooseTags } from './tag-choice.ts';
import { TagMerge, mergeTags } from './tag-merge.ts';
import { tagRecords } from './tag-records.ts';

const access = ['Staff', 'Admin'] as const;
const tags = ['management tag'];
/** Records show the names of their tags. */
const invalidates = ['management news', 'management talent', 'management job', 'news'];

const recordRoutes = resourceRoutes(tagRecords, {
  access,
  invalidates,
  summaries: {
    List: 'All tags, each with its number of records',
    Update: 'Renames a tag; its kind stays',
    Delete: 'Deletes a tag; restoring it within 30 days adds it to its records again',
  },
});

/** The tags of talents, articles and jobs. */
export const tagRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  await app.register(recordRoutes, { services });

  app.get('/api/management/tag/choice', {
    config: { access },
    schema: {
      operationId: 'managementTagChoices',
      summary: 'Tags of a kind to choose from while typing',
      tags,
      querystring: TagChoiceQuery,
      response: { 200: TagChoices },
    },
    handler: ({ query }) => chooseTags(services.db, query.kind, query.keyword),
  });

  app.post('/api/management/tag/:id/merge', {
    config: { access },
    schema: {
      operationId: 'managementTagMerge',
      summary: 'Merges other tags into this one, on all records',
      tags: [...tags, ...invalidates],
      params: IdParams,
      body: TagMerge,
      response: { 200: tagRecords.schemas.Record },
    },
    handler: (request) =>
      mergeTags(services, actorContextOf(request), request.params.id, request.body),
  });
};
