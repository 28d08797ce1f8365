import type { Db } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';
import { SAFE_DAYS } from './image-uses.ts';

/**
 * Discards images: the next clean-up removes their rows and files when no record uses them. Call it in the transaction
 * that removes them from their records.
 */
export async function discardImages(trx: Db, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    UPDATE image SET access = 'private', name = NULL, alt = NULL, placeholder = NULL, focus = NULL, is_kept = false,
      next_width = NULL, updated_at = now(),
      deleted_at = now() - make_interval(days => ${SAFE_DAYS + 1})
    WHERE ${which}`.execute(trx);
}

/**
 * Marks the images of `ids`, a query of one column, as used, and restores those that the clean-up discarded meanwhile.
 * Locks the rows, so that the later of both transactions sees the result of the earlier one.
 */
export async function retainImagesOf(trx: Db, ids: RawBuilder<unknown>): Promise<void> {
  await sql`
    UPDATE image SET updated_at = now(), deleted_at = NULL
    WHERE is_editorial AND id IN (${ids})`.execute(trx);
}
