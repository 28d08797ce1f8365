import { type Db, maskSecrets, type Identity } from '@dara/backend';
import type { AUDIT_READS, AuditAction, AuditField, BodyName } from '@dara/model';
import { sql } from 'kysely';
import { newId } from '../new-id.ts';
import { requestOrigin } from './request-origin.ts';

/** Actions on fields; each has a label on the screens. */
export type AuditDiff = Partial<Record<AuditField | BodyName, unknown>>;

export interface AuditEntry {
  actor: Pick<Identity, 'id' | 'permission'> | null;
  action: AuditAction;
  entity: string;
  entityId: string | null;
  diff?: AuditDiff;
  requestId: string;
  /** Where the change came from outside of a request of the api; the origin of the request otherwise. */
  address?: string;
}

/** Writes an audit event, with secrets masked and its origin; call it in the transaction of the change. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db.insertInto('audit_event').values(rowOf(entry)).execute();
}

function rowOf({ actor, action, entity, entityId, diff, ...from }: AuditEntry) {
  return {
    id: newId(),
    actor_id: actor?.id ?? null,
    permission: actor?.permission ?? null,
    action,
    entity,
    entity_id: entityId,
    diff: diff ? JSON.stringify(maskSecrets(diff)) : null,
    request_id: from.requestId,
    address: from.address ?? requestOrigin()?.address ?? null,
  };
}

/**
 * Audits a read, at most hourly per user, record and `diff`; anonymous readers are identified by IP address. Reloads
 * do not fill the log.
 */
export async function recordRead(
  db: Db,
  entry: AuditEntry & { entityId: string; action: (typeof AUDIT_READS)[number] },
): Promise<void> {
  const row = rowOf(entry);
  const who = row.actor_id ?? row.address;
  await db.transaction().execute(async (trx) => {
    const key = `audit ${who} ${row.action} ${row.entity_id} ${row.diff}`;
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
    const isSame = row.actor_id
      ? sql`e.actor_id = ${row.actor_id}`
      : sql`e.actor_id IS NULL AND e.address IS NOT DISTINCT FROM ${row.address}`;
    const { rows } = await sql`
      SELECT 1 FROM audit_event e
      WHERE e.entity_id = ${row.entity_id} AND e.at > now() - interval '1 hour' AND e.entity = ${row.entity}
        AND e.action = ${row.action} AND ${isSame} AND e.diff IS NOT DISTINCT FROM ${row.diff}::jsonb
      LIMIT 1`.execute(trx);
    if (rows.length === 0) await trx.insertInto('audit_event').values(row).execute();
  });
}
