import type { Db, RouteAccess, Services } from '@dara/backend';
import { AUDIT_READS } from '@dara/model';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { IdParams } from '../schema/shapes.ts';
import { actorContextOf, readHistory, type ActorContext } from './history.ts';
import { HistoryPage, HistoryQuery } from './history.schema.ts';

export interface HistoryRoutesOptions {
  services: Pick<Services, 'db'>;
  /** Ends in `/:id/audit`. */
  path: string;
  operationId: string;
  summary: string;
  tags: readonly string[];
  access: RouteAccess;
  /** Entity type in the audit log. */
  entity: string;
  /** Prefix of schema names. */
  noun: string;
  /** Actions to exclude, besides reads. */
  without?: readonly string[];
  /** Audits the reader where required. */
  recordRead?: (db: Db, context: ActorContext, id: string) => Promise<void>;
}

/** History of one record of a resource. */
export const historyRoutes: FastifyPluginAsyncTypebox<HistoryRoutesOptions> = async (
  app,
  { services, path, operationId, summary, tags, access, entity, noun, ...options },
) => {
  const { without = [], recordRead } = options;
  app.get(path, {
    config: { access },
    schema: {
      operationId,
      summary,
      tags,
      params: IdParams,
      querystring: HistoryQuery,
      response: { 200: HistoryPage(noun) },
    },
    handler: async (request) => {
      const { params, query } = request;
      const { id } = params;
      await recordRead?.(services.db, actorContextOf(request), id);
      const hidden = [...AUDIT_READS, ...without];
      const found = await readHistory(services.db, entity, id, query, hidden);
      return { ...found, page: query.page, size: query.size };
    },
  });
};
