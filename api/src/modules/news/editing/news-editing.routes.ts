import { identityOf, type Services } from '@dara/backend';
import { NEWS_EDITING_S } from '@dara/model';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Empty, Id, IdParams, Instant, NullableText } from '../../../kernel/schema/shapes.ts';
import { requireNews } from '../record/news-record.repository.ts';
import { endEditing, recordEditing } from './news-editing.repository.ts';

const PATH = '/api/management/news/:id/editing';
const access = ['Staff', 'Admin'] as const;
const tags = ['management news'];

const NewsEditor = Type.Object(
  { id: Id, name: NullableText, since: Instant },
  { title: 'NewsEditor' },
);

/** Presence: who has an article open, so that two people do not edit the same one unknowingly. */
export const newsEditingRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  app.put(PATH, {
    config: { access },
    schema: {
      operationId: 'managementNewsEditing',
      summary: `Says that one has an article open, for ${NEWS_EDITING_S} seconds; answers who else has`,
      tags,
      params: IdParams,
      response: { 200: Type.Array(NewsEditor) },
    },
    handler: async (request) => {
      const actor = identityOf(request);
      const id = await requireNews(db, request.params.id);
      return recordEditing(db, id, actor.id);
    },
  });

  app.delete(PATH, {
    config: { access },
    schema: {
      operationId: 'managementNewsEditingEnd',
      summary: 'Says that one has closed an article',
      tags,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const actor = identityOf(request);
      const id = await requireNews(db, request.params.id);
      await endEditing(db, id, actor.id);
      return reply.status(204).send(null);
    },
  });
};
