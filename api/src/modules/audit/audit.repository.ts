import type { Db } from '@dara/backend';
import { addressKey } from '@dara/backend';
import type { Permission } from '@dara/model';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { listedIds, rowsInBatches } from '../../kernel/query/export-rows.ts';
import { countQuery, pageQuery } from '../../kernel/query/list.ts';
import { orderBy, sortable, type Sort } from '../../kernel/query/sort.ts';
import { changesOf } from '../../kernel/record/history.ts';
import { namesOf } from './audit-names.ts';
import type { AuditChoices, AuditEntry, AuditPage } from './audit.schema.ts';
import type { AuditFilter, AuditListQuery } from './audit-query.schema.ts';

/** Upper bound of counting and paging; users narrow the period to see more. */
const HITS_MAX = 10_000;

const ORDERS = { CreatedAt: sortable('e.at', 'e.id'), At: sortable('e.at', 'e.id') };

export interface AuditRow {
  id: string;
  at: Date;
  actor_id: string | null;
  actor_name: string | null;
  permission: Permission | null;
  action: string;
  entity: string;
  entity_id: string | null;
  address: string | null;
  diff: Record<string, unknown> | null;
}

const COLUMNS = sql`e.id, e.at, e.actor_id, e.permission, e.action, e.entity, e.entity_id, e.address, e.diff,
  (SELECT coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email)
    FROM profile p WHERE p.id = e.actor_id) AS actor_name`;

/** A single value is compared by `=`, so that an index returns the rows in order. */
function among(column: string, values: readonly string[] | undefined): RawBuilder<unknown>[] {
  if (!values?.length) return [];
  const name = sql.ref(column);
  return [
    values.length === 1 ? sql`${name} = ${values[0]}` : sql`${name} = ANY (${[...values]}::text[])`,
  ];
}

/** IPv6 addresses are stored as networks. */
function networkOf(address: string): string {
  return address.includes('/') ? address : addressKey(address.trim());
}

function conditionsOf(filter: AuditFilter): RawBuilder<unknown> {
  const { actorId, isSystem, entityId, address, from, to } = filter;
  const conditions = [
    sql`true`,
    ...among('e.permission', filter.permission),
    ...among('e.action', filter.action),
    ...among('e.entity', filter.entity),
    ...(actorId ? [sql`e.actor_id = ${actorId}`] : []),
    ...(isSystem === undefined ? [] : [sql`(e.actor_id IS NULL) = ${isSystem}`]),
    ...(entityId ? [sql`e.entity_id = ${entityId}`] : []),
    ...(address ? [sql`e.address = ${networkOf(address)}`] : []),
    ...(from ? [sql`e.at >= ${from}`] : []),
    ...(to ? [sql`e.at <= ${to}`] : []),
  ];
  return sql.join(conditions, sql` AND `);
}

/** The query of a page, exported so that its plan can be tested. */
function auditPageQuery(db: Db, query: AuditListQuery): CompiledQuery<AuditRow> {
  const list = {
    table: 'audit_event',
    alias: 'e',
    where: conditionsOf(query),
    order: orderBy(ORDERS, query, ORDERS.At.desc),
  } as const;
  return pageQuery<AuditRow>(db, list, query, COLUMNS);
}

export async function listAudit(db: Db, query: AuditListQuery): Promise<AuditPage> {
  const { page, size } = query;
  const isPast = (page - 1) * size >= HITS_MAX;
  const [rows, count] = await Promise.all([
    isPast ? { rows: [] } : db.executeQuery(auditPageQuery(db, query)),
    db.executeQuery(
      countQuery(db, { table: 'audit_event', alias: 'e', where: conditionsOf(query) }, HITS_MAX),
    ),
  ]);
  const total = count.rows[0]?.total ?? 0;
  return {
    items: await toEntries(db, rows.rows),
    page,
    size,
    total: Math.min(total, HITS_MAX),
    isTotalBound: total > HITS_MAX,
  };
}

/** The newest ids of an export, in its order. */
export function auditIds(db: Db, filter: AuditFilter, sort: Sort, max: number): Promise<string[]> {
  const order = orderBy(ORDERS, sort, ORDERS.At.desc);
  const where = conditionsOf(filter);
  return listedIds(db, { table: 'audit_event', alias: 'e', where, order }, max);
}

/** Entries of these ids in batches, in the order of the ids. */
export async function* auditEntries(db: Db, ids: readonly string[]): AsyncGenerator<AuditEntry[]> {
  const list = { table: 'audit_event', alias: 'e' } as const;
  for await (const rows of rowsInBatches<AuditRow>(db, list, ids, COLUMNS))
    yield toEntries(db, rows);
}

async function toEntries(db: Db, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const names = await namesOf(db, rows);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name },
    permission: row.permission,
    action: row.action,
    entity: row.entity,
    record:
      row.entity_id === null
        ? null
        : { id: row.entity_id, ...(names.get(row.entity_id) ?? { name: null, isThere: false }) },
    address: row.address,
    changes: changesOf(row.diff),
  }));
}

/** Distinct values of a column by a loose index scan. */
async function distinct(db: Db, column: 'action' | 'entity'): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ value: string }>`
    WITH RECURSIVE known (value) AS (
      (SELECT ${name} FROM audit_event ORDER BY ${name} LIMIT 1)
      UNION ALL
      SELECT (SELECT ${name} FROM audit_event WHERE ${name} > known.value ORDER BY ${name} LIMIT 1)
      FROM known WHERE known.value IS NOT NULL
    ) SELECT value FROM known WHERE value IS NOT NULL`.execute(db);
  return rows.map(({ value }) => value);
}

export async function auditChoices(db: Db): Promise<AuditChoices> {
  return { actions: await distinct(db, 'action'), entities: await distinct(db, 'entity') };
}
