import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { IdParams } from '../../../kernel/schema/shapes.ts';
import { talentHistory, type AuditRow } from './talent-audit.ts';
import { TalentAuditPage, TalentAuditQuery, type TalentAuditEvent } from './talent-audit.schema.ts';
import { requireTalentId } from '../rules/talent.policy.ts';

/** The history of a talent. */
export const talentAuditRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.get('/api/management/talent/:id/audit', {
    config: { access: ['Admin'] },
    schema: {
      operationId: 'managementTalentAudit',
      summary: 'Who changed what of a talent, before and after; of deleted ones too',
      tags: ['management talent'],
      params: IdParams,
      querystring: TalentAuditQuery,
      response: { 200: TalentAuditPage },
    },
    handler: async ({ params, query }) => {
      const { rows, total } = await talentHistory(services.db, requireTalentId(params.id), query);
      return { items: rows.map(toEvent), page: query.page, size: query.size, total };
    },
  });
};

function isChange(value: unknown): value is { before: unknown; after: unknown } {
  return typeof value === 'object' && value !== null && 'before' in value && 'after' in value;
}

/** A difference that was written in few words, or masked, shows as what it became. */
function toEvent(row: AuditRow): TalentAuditEvent {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name },
    permission: row.permission,
    action: row.action,
    changes: Object.entries(row.diff ?? {}).map(([field, value]) =>
      isChange(value)
        ? { field, before: value.before, after: value.after }
        : { field, before: null, after: value },
    ),
  };
}
