import type { Db } from '@dara/backend';
import { RESERVED_EMAIL } from '@dara/model';
import { sql } from 'kysely';

/** Pages with sample text or a demonstration contact. */
export async function findSamplePages(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ slug: string }>`
    SELECT slug FROM content_page
    WHERE (confirmed_at IS NULL AND updated_by IS NULL)
      OR body::text LIKE '%contact@dara.test%' OR body::text LIKE '%+66 2 000 0000%'`.execute(db);
  return new Set(rows.map(({ slug }) => slug));
}

/** How many accounts and talents have an address at which no mail arrives. */
export async function countPlaceholderAccounts(
  db: Db,
): Promise<{ accounts: number; talents: number }> {
  const { rows } = await sql<{ accounts: number; talents: number }>`
    SELECT
      (SELECT count(*)::int FROM profile
        WHERE active AND deleted_at IS NULL AND email ~* ${RESERVED_EMAIL}) AS accounts,
      (SELECT count(*)::int FROM talent
        WHERE deleted_at IS NULL AND email ~* ${RESERVED_EMAIL}) AS talents`.execute(db);
  return rows[0]!;
}
