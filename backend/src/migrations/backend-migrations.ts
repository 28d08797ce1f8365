import { createEventSchema } from '../events/event-schema.ts';
import { createIdempotencySchema } from '../idempotency/idempotency-schema.ts';
import { createJobSchema, createQueue } from '../jobs/job-schema.ts';
import { createRangeTable, RANGE_MIGRATION, type Migrations } from './migration-range.ts';

/** Tables of the backend; `migrate` creates them first. Never edit a released migration. */
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
