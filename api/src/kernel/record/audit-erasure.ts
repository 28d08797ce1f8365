import type { Db } from '@dara/backend';
import { sql } from 'kysely';

const ERASED = '[erased]';

/**
 * Takes a person out of the words of the audit log: what was written of the records that go, and the network addresses
 * that the person used. Who did what to which record, when, stays. Call it in the transaction of the erasure.
 */
export async function eraseFromAudit(
  trx: Db,
  { records, actorId }: { records: readonly { entity: string; id: string }[]; actorId: string },
): Promise<void> {
  await sql`SELECT set_config('dara.erases_person', 'on', true)`.execute(trx);
  for (const { entity, id } of records) {
    await sql`
      UPDATE audit_event SET diff = (SELECT jsonb_object_agg(field, ${ERASED}::text) FROM jsonb_object_keys(diff) field)
      WHERE entity = ${entity} AND entity_id = ${id} AND diff IS NOT NULL`.execute(trx);
  }
  await sql`UPDATE audit_event SET address = NULL WHERE actor_id = ${actorId}`.execute(trx);
  await sql`
    UPDATE audit_event SET address = NULL WHERE entity = 'profile' AND entity_id = ${actorId}`.execute(
    trx,
  );
  await sql`SELECT set_config('dara.erases_person', 'off', true)`.execute(trx);
}
