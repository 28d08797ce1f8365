import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** What the dashboard counts is found without reading whole tables. */
export const dashboard: Migration = {
  async up(db) {
    await runAll(db, [
      `CREATE INDEX job_application_status_idx ON job_application (status, job_id) WHERE deleted_at IS NULL`,
      `CREATE INDEX job_application_created_idx ON job_application (created_at) INCLUDE (job_id) WHERE deleted_at IS NULL`,
      `CREATE INDEX work_budget_date_idx ON work_budget (talent_id, date_update)`,
    ]);
  },
};
