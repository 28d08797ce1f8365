import type { Db } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';

/**
 * Marks the images of `ids`, a query of one column, as used, and restores those that the clean-up discarded meanwhile.
 * Locks the rows, so that the later of both transactions sees the result of the earlier one.
 */
export async function retainPicturesOf(trx: Db, ids: RawBuilder<unknown>): Promise<void> {
  await sql`
    UPDATE image SET updated_at = now(), deleted_at = NULL
    WHERE is_editorial AND id IN (${ids})`.execute(trx);
}
