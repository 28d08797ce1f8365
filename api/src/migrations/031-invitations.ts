import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** When an invitation was seen, answered and brought to mind again, and how those of a job are listed. */
export const invitations: Migration = {
  async up(db) {
    await runAll(db, [
      `ALTER TABLE job_request
         ADD COLUMN seen_at timestamptz, ADD COLUMN answered_at timestamptz, ADD COLUMN reminded_at timestamptz,
         ADD CHECK (char_length(message) <= 1000)`,
      `UPDATE job_request SET answered_at = updated_at, seen_at = updated_at
         WHERE status IN ('Accepted', 'Declined')`,
      'CREATE INDEX job_request_listed_idx ON job_request (job_id, created_at, id) WHERE deleted_at IS NULL',
    ]);
  },
};
