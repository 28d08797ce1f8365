import { type Db, identityOf, type Identity } from '@dara/backend';
import type { AuditAction, Permission } from '@dara/model';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { countQuery, pageQuery, readPage } from '../query/list.ts';
import { recordAudit, type AuditDiff } from './audit.ts';
import type { AuditEvent } from './history.schema.ts';

/** The acting user and request. */
export interface ActorContext {
  actor: Pick<Identity, 'id' | 'permission'>;
  requestId: string;
}

/** The signed-in user with all fields, and the request. */
export interface UserContext extends ActorContext {
  actor: Identity;
}

export function actorContextOf(request: FastifyRequest): UserContext {
  return { actor: identityOf(request), requestId: request.id };
}

/** Writes a history entry; call it in the transaction of the change. */
export type WriteHistory = (
  trx: Db,
  context: ActorContext,
  action: AuditAction,
  entityId: string,
  diff?: AuditDiff,
) => Promise<void>;

/** History of records of one entity type. */
export function historyOf(entity: string): WriteHistory {
  return (trx, { actor, requestId }, action, entityId, diff = {}) =>
    recordAudit(trx, {
      ...{ actor, action, entity, entityId, diff, requestId },
    });
}

interface AuditRow {
  id: string;
  at: Date;
  actor_id: string | null;
  actor_name: string | null;
  permission: Permission | null;
  action: string;
  diff: Record<string, unknown> | null;
}

const LATEST = sql`e.at DESC, e.id DESC`;
const AUDIT_COLUMNS = sql`e.id, e.at, e.actor_id, e.permission, e.action, e.diff,
  (SELECT nullif(trim(p.first_name || ' ' || p.last_name), '')
    FROM profile p WHERE p.id = e.actor_id) AS actor_name`;

/** The history of a record, newest first, also after deletion. Excludes the actions of `without`. */
export async function readHistory(
  db: Db,
  entity: string,
  entityId: string,
  request: { page: number; size: number },
  without: readonly string[] = [],
): Promise<{ items: AuditEvent[]; total: number }> {
  const rest = without.length > 0 ? sql`AND NOT (e.action = ANY (${[...without]}::text[]))` : sql``;
  const where = sql`e.entity = ${entity} AND e.entity_id = ${entityId} ${rest}`;
  const list = { table: 'audit_event', alias: 'e', where, order: LATEST } as const;
  const page = pageQuery<AuditRow>(db, list, request, AUDIT_COLUMNS);
  const { rows, total } = await readPage(db, page, countQuery(db, list));
  return { items: rows.map(toEvent), total };
}

function isChange(value: unknown): value is { before: unknown; after: unknown } {
  return typeof value === 'object' && value !== null && 'before' in value && 'after' in value;
}

/** A shortened or masked difference shows only the new value. */
export function changesOf(diff: Record<string, unknown> | null): AuditEvent['changes'] {
  return Object.entries(diff ?? {}).map(([field, value]) =>
    isChange(value)
      ? { field, before: value.before, after: value.after }
      : { field, before: null, after: value },
  );
}

function toEvent(row: AuditRow): AuditEvent {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name },
    permission: row.permission,
    action: row.action,
    changes: changesOf(row.diff),
  };
}
