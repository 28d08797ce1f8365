import type { Db } from '@dara/backend';
import { sql } from 'kysely';

const ERASED = '[erased]';

export interface AuditErasure {
  records: readonly { entity: string; id: string }[];
  /** The person's account; null without one. */
  actorId: string | null;
  /** Strings that identify the person in events of other records, such as an address. */
  words?: readonly string[];
}

const BLANK = sql`diff = (SELECT jsonb_object_agg(field, ${ERASED}::text) FROM jsonb_object_keys(diff) field)`;

/**
 * Removes a person from the audit log: contents of erased records, mentions elsewhere, and the person's IP addresses.
 * Actor, action, record and time stay. Searches the whole log. Call it in the transaction of the erasure.
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
