import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** What the lists of composite cards and of a talent's invitations need. */
export const compositeCardJob: Migration = {
  async up(db) {
    await runAll(db, [
      `ALTER TABLE composite_card ADD COLUMN search_text text NOT NULL
         GENERATED ALWAYS AS (search_fold(name)) STORED`,
      'CREATE INDEX composite_card_created_idx ON composite_card (created_at, id) WHERE deleted_at IS NULL',
      'CREATE INDEX composite_card_updated_idx ON composite_card (updated_at, id) WHERE deleted_at IS NULL',
      'CREATE INDEX composite_card_images_idx ON composite_card USING gin (image_ids)',
      `ALTER TABLE job_request ADD CHECK (char_length(decline_reason) <= 500)`,
      'CREATE INDEX job_request_talent_idx ON job_request (talent_id, created_at)',
      `CREATE INDEX job_request_waiting_idx ON job_request (respond_by)
         WHERE status = 'Pending' AND deleted_at IS NULL`,
    ]);
  },
};
