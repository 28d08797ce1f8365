import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../kernel/record/history.ts';
import { historyRoutes } from '../../kernel/record/history.routes.ts';
import { Empty, IdParams } from '../../kernel/schema/shapes.ts';
import { chooseTags, listTags, readTag, requireTagId } from './tag-list.ts';
import { mergeTags } from './tag-merge.ts';
import { createTag, deleteTag, renameTag, restoreTag } from './tag-write.ts';
import { TagChoiceQuery, TagChoices, TagListQuery, TagPage, TagRecord } from './tag.schema.ts';
import { TagCreate, TagMerge, TagUpdate } from './tag-write.schema.ts';

const PATH = '/api/management/tag';
const access = ['Staff', 'Admin'] as const;
const tags = ['management tag'];
/** Records show the names of the tags that they bear. */
const writes = [...tags, 'management news', 'management talent', 'management job', 'news'];

const tagReadRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  app.get(PATH, {
    config: { access },
    schema: {
      operationId: 'managementTagList',
      summary: 'All tags, with how many records bear each',
      tags,
      querystring: TagListQuery,
      response: { 200: TagPage },
    },
    handler: ({ query }) => listTags(db, query),
  });

  app.get(`${PATH}/choice`, {
    config: { access },
    schema: {
      operationId: 'managementTagChoices',
      summary: 'Tags of a kind to choose from while typing',
      tags,
      querystring: TagChoiceQuery,
      response: { 200: TagChoices },
    },
    handler: ({ query }) => chooseTags(db, query.kind, query.keyword),
  });

  app.get(`${PATH}/:id`, {
    config: { access },
    schema: {
      operationId: 'managementTagDetail',
      tags,
      params: IdParams,
      response: { 200: TagRecord },
    },
    handler: ({ params }) => readTag(db, params.id),
  });

  await app.register(historyRoutes, {
    services,
    path: `${PATH}/:id/audit`,
    operationId: 'managementTagAudit',
    summary: 'Who changed what of a tag, the latest first',
    tags,
    access,
    entity: 'tag',
    noun: 'Tag',
    requireId: requireTagId,
  });
};

/** The tags that talents, articles and jobs bear. */
export const tagRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  await app.register(tagReadRoutes, { services });

  app.post(PATH, {
    config: { access },
    schema: {
      operationId: 'managementTagCreate',
      tags: writes,
      body: TagCreate,
      response: { 201: TagRecord },
    },
    handler: async (request, reply) => {
      const made = await createTag(services, actorContextOf(request), request.body);
      return reply.status(201).send(made);
    },
  });

  app.put(`${PATH}/:id`, {
    config: { access },
    schema: {
      operationId: 'managementTagUpdate',
      summary: 'Renames a tag; its kind stays',
      tags: writes,
      params: IdParams,
      body: TagUpdate,
      response: { 200: TagRecord },
    },
    handler: (request) =>
      renameTag(services, actorContextOf(request), request.params.id, request.body),
  });

  app.post(`${PATH}/:id/merge`, {
    config: { access },
    schema: {
      operationId: 'managementTagMerge',
      summary: 'Merges other tags into this one; what bore them bears it',
      tags: writes,
      params: IdParams,
      body: TagMerge,
      response: { 200: TagRecord },
    },
    handler: (request) =>
      mergeTags(services, actorContextOf(request), request.params.id, request.body),
  });

  app.delete(`${PATH}/:id`, {
    config: { access },
    schema: {
      operationId: 'managementTagDelete',
      summary: 'Deletes a tag; restored within 30 days, what bore it bears it again',
      tags: writes,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      await deleteTag(services, actorContextOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  });

  app.post(`${PATH}/:id/restore`, {
    config: { access },
    schema: {
      operationId: 'managementTagRestore',
      tags: writes,
      params: IdParams,
      response: { 200: TagRecord },
    },
    handler: (request) => restoreTag(services, actorContextOf(request), request.params.id),
  });
};
