import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import { Type } from 'typebox';

const BATCH = 1000;
const BATCHES_MAX = 50;

/** Deletes notices that are a year old; answers how many. */
export async function purgeNotices({ db }: Pick<Services, 'db'>, batch = BATCH): Promise<number> {
  let deleted = 0;
  for (let round = 0; round < BATCHES_MAX; round += 1) {
    const { rows } = await sql`
      DELETE FROM notice WHERE id IN (
        SELECT id FROM notice WHERE created_at < now() - interval '1 year' LIMIT ${batch})
      RETURNING id`.execute(db);
    deleted += rows.length;
    if (rows.length < batch) break;
  }
  return deleted;
}

export function declarePurgeNotices(services: Pick<Services, 'db' | 'jobs'>): void {
  services.jobs.declare({
    name: 'purge-notices',
    data: Type.Object({}),
    cron: '47 3 * * *',
    handle: () => purgeNotices(services),
  });
}
