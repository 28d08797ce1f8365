import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { requireFound } from '../schema/input.ts';

/** Refuses unknown and deleted talents, each at its position in the field. */
export async function requireTalents(db: Db, ids: readonly string[], field: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM talent WHERE id = ANY (${ids}::uuid[]) AND deleted_at IS NULL`.execute(db);
  requireFound(ids, rows, field);
}
