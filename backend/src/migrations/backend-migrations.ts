import { createEventSchema } from '../events/event-schema.ts';
import { createIdempotencySchema } from '../idempotency/idempotency-schema.ts';
import { createJobSchema, createQueue } from '../jobs/job-schema.ts';
import { createRangeTable, RANGE_MIGRATION, type Migrations } from './migration-range.ts';

/** Tables that every package stands on; `migrate` makes them first. A released one is never edited. */
export const backendMigrations: Migrations = {
  '001-jobs-events': {
    async up(db) {
      await createJobSchema(db);
      await createEventSchema(db);
      for (const name of ['mail', 'purge-events']) await createQueue(db, name);
    },
  },
  '002-checkpoint': { up: (db) => createQueue(db, 'checkpoint') },
  '003-idempotency': {
    async up(db) {
      await createIdempotencySchema(db);
      await createQueue(db, 'purge-idempotency-keys');
    },
  },
  [RANGE_MIGRATION]: { up: createRangeTable },
};
