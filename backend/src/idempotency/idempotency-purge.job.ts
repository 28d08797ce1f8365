import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Db } from '../database/tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { RETENTION_HOURS } from './idempotency-store.ts';

/** Older keys count as new even before they are deleted. */
export function declareIdempotencyPurge(jobs: Jobs, db: Db): void {
  jobs.declare({
    name: 'purge-idempotency-keys',
    data: Type.Object({}),
    cron: '10 * * * *',
    handle: () =>
      sql`DELETE FROM idempotency_key WHERE created_at < now() - make_interval(hours => ${RETENTION_HOURS})`.execute(
        db,
      ),
  });
}
