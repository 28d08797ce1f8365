import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** Deleted jobs are listed apart, while they can be restored. */
export const jobManagement: Migration = {
  async up(db) {
    await runAll(db, [
      'CREATE INDEX job_deleted_idx ON job (deleted_at) WHERE deleted_at IS NOT NULL',
    ]);
  },
};
