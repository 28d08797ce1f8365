import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** What the dashboard counts is read from indexes alone, the rows of jobs being wide; and how the bins are listed. */
export const businessFigures: Migration = {
  async up(db) {
    await runAll(db, [
      'CREATE INDEX job_figures_idx ON job (business_profile_id, status, id) WHERE deleted_at IS NULL',
      `CREATE INDEX booking_ahead_idx ON booking (to_day) INCLUDE (job_id)
         WHERE kind = 'Booked' AND status = 'Active' AND deleted_at IS NULL`,
      'DROP INDEX job_request_waiting_idx',
      `CREATE INDEX job_request_waiting_idx ON job_request (respond_by, job_id)
         WHERE status = 'Pending' AND deleted_at IS NULL`,
      'CREATE INDEX proposal_deleted_idx ON proposal (deleted_at) WHERE deleted_at IS NOT NULL',
      'CREATE INDEX business_profile_deleted_idx ON business_profile (deleted_at) WHERE deleted_at IS NOT NULL',
    ]);
  },
};
