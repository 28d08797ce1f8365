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
  tags: string[];
  access: RouteAccess;
  /** What the audit log calls records of this kind. */
  entity: string;
  /** Begins the names of the shapes. */
  noun: string;
  /** Turns an id of the address into the one that is kept; throws when it cannot be any. */
  requireId(id: string): string;
  /** Actions that are told elsewhere, besides reads. */
  without?: readonly string[];
  /** Writes down who reads, where that matters. */
  recordRead?: (db: Db, context: ActorContext, id: string) => Promise<void>;
}

/** The history of one record of a noun. */
export const historyRoutes: FastifyPluginAsyncTypebox<HistoryRoutesOptions> = async (
  app,
  { services, path, operationId, summary, tags, access, entity, noun, ...options },
) => {
  const { requireId, without = [], recordRead } = options;
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
      const id = requireId(params.id);
      await recordRead?.(services.db, actorContextOf(request), id);
      const hidden = [...AUDIT_READS, ...without];
      const found = await readHistory(services.db, entity, id, query, hidden);
      return { ...found, page: query.page, size: query.size };
    },
  });
};
