import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

const RATING = `
  CREATE TABLE application_rating (
    application_id uuid NOT NULL REFERENCES job_application (id) ON DELETE CASCADE,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
    updated_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (application_id, profile_id)
  )`;

const NOTE = `
  CREATE TABLE application_note (
    id uuid PRIMARY KEY,
    application_id uuid NOT NULL REFERENCES job_application (id) ON DELETE CASCADE,
    profile_id uuid REFERENCES profile (id) ON DELETE SET NULL,
    body text NOT NULL CHECK (char_length(body) <= 2000),
    created_at timestamptz NOT NULL DEFAULT now()
  )`;

/** What staff think of applications, what a talent was told, and the index of a job's board. */
export const applications: Migration = {
  async up(db) {
    await runAll(db, [
      `ALTER TABLE job_application ADD COLUMN reject_message jsonb`,
      `ALTER TABLE job_application ADD COLUMN rating_average numeric(3, 2)`,
      `ALTER TABLE job_application ADD COLUMN rating_count integer NOT NULL DEFAULT 0`,
      `CREATE INDEX job_application_board_idx ON job_application (job_id, created_at, id)
         INCLUDE (status) WHERE deleted_at IS NULL`,
      `CREATE INDEX job_application_standing_idx ON job_application (talent_id, job_id)
         WHERE status IN ('Hold', 'Hired') AND deleted_at IS NULL`,
      RATING,
      NOTE,
      'CREATE INDEX application_note_idx ON application_note (application_id, created_at, id)',
    ]);
  },
};
