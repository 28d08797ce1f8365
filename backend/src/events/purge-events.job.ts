import { sql, type Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Jobs } from '../jobs/jobs.ts';

/** Every instance has read them long before. */
export function declarePurgeEvents(jobs: Jobs, db: Kysely<unknown>): void {
  jobs.declare({
    name: 'purge-events',
    data: Type.Object({}),
    cron: '*/20 * * * *',
    handle: () => sql`DELETE FROM instance_event WHERE at < now() - interval '1 hour'`.execute(db),
  });
}
