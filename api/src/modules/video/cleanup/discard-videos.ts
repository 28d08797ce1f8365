import type { Db } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';

/** Discards videos that no record shows any more: the next clean-up removes their files, then their rows. */
export async function discardVideos(db: Db, which: RawBuilder<unknown>): Promise<void> {
  await sql`UPDATE video SET deleted_at = now() WHERE deleted_at IS NULL AND (${which})`.execute(
    db,
  );
}
