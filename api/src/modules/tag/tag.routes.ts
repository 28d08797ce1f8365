import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { actorContextOf } from '../../kernel/record/history.ts';
import { resourceRoutes } from '../../kernel/resource/resource.ts';
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
export const tagRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  await app.register(recordRoutes, { services });

  const route = routesOf(app, {
    path: '/api/management/tag',
    operation: 'managementTag',
    access: access,
    tags,
  });

  route('GET /choice', 'Choices', {
    summary: 'Tags of a kind to choose from while typing',
    query: TagChoiceQuery,
    answer: TagChoices,
    handler: ({ query }) => chooseTags(services.db, query.kind, query.keyword),
  });

  route('POST /:id/merge', 'Merge', {
    summary: 'Merges other tags into this one, on all records',
    invalidates: ['management news', 'management talent', 'management job', 'news'],
    body: TagMerge,
    answer: tagRecords.schemas.Record,
    handler: (request) =>
      mergeTags(services, actorContextOf(request), request.params.id, request.body),
  });
};
