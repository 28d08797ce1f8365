import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Jobs } from './jobs.ts';
import type { Db } from '../database/tables.ts';

/** All instances have read them long before. */
export function declarePurgeEvents(jobs: Jobs, db: Db): void {
  jobs.declare({
    name: 'purge-events',
    data: Type.Object({}),
    cron: '*/20 * * * *',
    handle: () => sql`DELETE FROM instance_event WHERE at < now() - interval '1 hour'`.execute(db),
  });
}
