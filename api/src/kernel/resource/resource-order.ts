import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { PLACES } from './resource-reader.ts';

/**
 * Orders records among themselves: they share out the places that they have, so that one page of a list can be ordered
 * without the others. Unknown and deleted ids are left out. Returns the ids that moved.
 */
export async function moveRecords(
  trx: Db,
  table: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = sql.table(table);
  // One order at a time, and every record has a number from then on.
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`${table} order`}))`.execute(trx);
  await sql`
    UPDATE ${rows} r SET sort_order = n.place
    FROM (SELECT id, row_number() OVER (ORDER BY ${PLACES}) AS place FROM ${rows} WHERE deleted_at IS NULL) n
    WHERE r.id = n.id AND r.sort_order IS DISTINCT FROM n.place`.execute(trx);
  const moved = await sql<{ id: string }>`
    WITH wanted AS (
      SELECT u.id, row_number() OVER (ORDER BY u.nth) AS nth
      FROM unnest(${ids}::uuid[]) WITH ORDINALITY u (id, nth)
      JOIN ${rows} r ON r.id = u.id AND r.deleted_at IS NULL),
    places AS (
      SELECT r.sort_order AS place, row_number() OVER (ORDER BY r.sort_order) AS nth
      FROM ${rows} r JOIN wanted w ON w.id = r.id)
    UPDATE ${rows} r SET sort_order = p.place FROM wanted w JOIN places p ON p.nth = w.nth
    WHERE r.id = w.id AND r.sort_order <> p.place
    RETURNING r.id`.execute(trx);
  return moved.rows.map(({ id }) => id);
}
