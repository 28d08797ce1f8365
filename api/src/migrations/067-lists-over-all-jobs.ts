import type { SchemaMigration } from '@dara/backend';
import { runSql } from './run-sql.ts';

/** Applications and invitations of all jobs are listed by date, and counted from the index alone. */
export const listsOverAllJobs: SchemaMigration = {
  async up(db) {
    await runSql(
      db,
      `
      DROP INDEX job_application_created_idx;
      CREATE INDEX job_application_created_idx ON job_application (created_at, id)
        INCLUDE (job_id, talent_id, status) WHERE deleted_at IS NULL;
      CREATE INDEX job_request_created_idx ON job_request (created_at, id)
        INCLUDE (job_id, talent_id, status, respond_by) WHERE deleted_at IS NULL;`,
    );
  },
};
