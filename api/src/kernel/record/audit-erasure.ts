import type { Db } from '@dara/backend';
import { sql } from 'kysely';

const ERASED = '[erased]';

export interface AuditErasure {
  records: readonly { entity: string; id: string }[];
  /** The person's account; null of somebody without one. */
  actorId: string | null;
  /** What names the person in events of other records as well, such as an address. */
  words?: readonly string[];
}

const BLANK = sql`diff = (SELECT jsonb_object_agg(field, ${ERASED}::text) FROM jsonb_object_keys(diff) field)`;

/**
 * Takes a person out of the words of the audit log: what was written of the records that go, what names the person
 * elsewhere, and the network addresses that the person used. Who did what to which record, when, stays. Call it in the
 * transaction of the erasure. Words are looked for in the whole log.
 */
export async function eraseFromAudit(
  trx: Db,
  { records, actorId, words = [] }: AuditErasure,
): Promise<void> {
  await sql`SELECT set_config('dara.erases_person', 'on', true)`.execute(trx);
  for (const { entity, id } of records) {
    await sql`
      UPDATE audit_event SET ${BLANK}
      WHERE entity = ${entity} AND entity_id = ${id} AND diff IS NOT NULL`.execute(trx);
  }
  for (const word of words.filter((each) => each !== '')) {
    await sql`
      UPDATE audit_event SET ${BLANK}
      WHERE jsonb_typeof(diff) = 'object' AND strpos(lower(diff::text), lower(${word})) > 0`.execute(
      trx,
    );
  }
  await sql`UPDATE audit_event SET address = NULL WHERE actor_id = ${actorId}`.execute(trx);
  await sql`
    UPDATE audit_event SET address = NULL WHERE entity = 'profile' AND entity_id = ${actorId}`.execute(
    trx,
  );
  await sql`SELECT set_config('dara.erases_person', 'off', true)`.execute(trx);
}
