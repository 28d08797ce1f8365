import type { Db } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';
import { SAFE_DAYS } from './image-uses.ts';

/**
 * Takes pictures out of the site for good: the next clean-up removes their rows and files, once no record names them.
 * Call it in the transaction that takes them out of their records.
 */
export async function discardPictures(trx: Db, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    UPDATE image SET access = 'private', name = NULL, alt = NULL, placeholder = NULL, focus = NULL, is_kept = false,
      next_width = NULL, updated_at = now(),
      deleted_at = now() - make_interval(days => ${SAFE_DAYS + 1})
    WHERE ${which}`.execute(trx);
}
