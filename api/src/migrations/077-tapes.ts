import type { SchemaMigration } from '@dara/backend';
import { runSql } from './run-sql.ts';

/**
 * A video belongs to a talent or to the application of a new face, which it outlives until the clean-up has removed it,
 * as pictures do. An application to a job may have one, its tape.
 */
const STATEMENTS = `
  ALTER TABLE video ALTER COLUMN talent_id DROP NOT NULL, ADD COLUMN new_face_id uuid,
    ADD CONSTRAINT video_owner_check CHECK (num_nonnulls(talent_id, new_face_id) = 1);
  CREATE UNIQUE INDEX video_new_face_idx ON video (new_face_id) WHERE deleted_at IS NULL;
  ALTER TABLE job_application ADD COLUMN tape_id uuid REFERENCES video (id) ON DELETE SET NULL;
  CREATE INDEX job_application_tape_idx ON job_application (tape_id) WHERE tape_id IS NOT NULL;`;

export const tapes: SchemaMigration = { up: (db) => runSql(db, STATEMENTS) };
