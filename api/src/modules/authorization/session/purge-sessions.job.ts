import type { Db, Services } from '@dara/backend';
import { sql } from 'kysely';
import { Type } from 'typebox';

/** Batch size, so that sign-ins do not wait for locks. */
const BATCH = 1000;
/** In one round; the rest waits for the next. */
const BATCHES_MAX = 50;

/** Used tokens are stored until they expire, to detect theft by reuse; those of an ended session are not needed. */
const IS_OVER = {
  refresh_token: sql`expires_at < now() OR revoked_at < now() - interval '1 day'`,
  sign_in_device: sql`expires_at < now()`,
  sign_in_challenge: sql`expires_at < now()`,
  reset_token: sql`expires_at < now()`,
  email_change: sql`expires_at < now()`,
  fresh_step: sql`expires_at < now()`,
};

/** Deletes ended and expired sessions, and unusable browsers and links; returns the number of rows. */
export async function purgeSessions(
  services: Pick<Services, 'db'>,
  { batch = BATCH, batchesMax = BATCHES_MAX } = {},
): Promise<number> {
  const db = services.db;
  let deleted = 0;
  for (const table of Object.keys(IS_OVER) as (keyof typeof IS_OVER)[]) {
    for (let round = 0; round < batchesMax; round += 1) {
      const count = await deleteBatch(db, table, batch);
      deleted += count;
      if (count < batch) break;
    }
  }
  return deleted;
}

/** Materialized: a plan may run the subquery once per row and select another batch each time. */
async function deleteBatch(db: Db, table: keyof typeof IS_OVER, batch: number): Promise<number> {
  const { rows } = await sql`
    WITH batch AS MATERIALIZED (
      SELECT id FROM ${sql.table(table)} WHERE ${IS_OVER[table]}
      LIMIT ${batch} FOR UPDATE SKIP LOCKED)
    DELETE FROM ${sql.table(table)} WHERE id IN (SELECT id FROM batch)
    RETURNING id`.execute(db);
  return rows.length;
}

export function declarePurgeSessions(services: Pick<Services, 'db' | 'jobs'>): void {
  services.jobs.declare({
    name: 'purge-sessions',
    data: Type.Object({}),
    cron: '17 * * * *',
    handle: () => purgeSessions(services),
  });
}
