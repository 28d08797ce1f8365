import type { Db } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';

/**
 * Tells the clean-up that the pictures of `ids`, a query of one column, are named, and brings back what it had taken
 * out meanwhile: the rows are held, so that whichever of the two comes second sees what the other did.
 */
export async function retainPicturesOf(trx: Db, ids: RawBuilder<unknown>): Promise<void> {
  await sql`
    UPDATE image SET updated_at = now(), deleted_at = NULL
    WHERE is_editorial AND id IN (${ids})`.execute(trx);
}
