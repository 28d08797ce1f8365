import type { Services } from '@dara/backend';
import { sql } from 'kysely';

/** A checksum of every table, to detect changes. */
export async function contentsOf({ db }: Pick<Services, 'db'>): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`.execute(db);
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: sums } = await sql<{ sum: string }>`
      SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS sum
      FROM ${sql.table(name)} t`.execute(db);
    found[name] = sums[0]!.sum;
  }
  return found;
}
