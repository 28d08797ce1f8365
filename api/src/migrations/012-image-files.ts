import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/**
 * Files of pictures that have to be looked at: a writer puts them here before it writes, so that none is forgotten
 * when the process ends in the middle, and so does whoever removes a picture.
 */
const IMAGE_FILE_CHECK = `
  CREATE TABLE image_file_check (
    hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
    due_at timestamptz NOT NULL
  )`;

/** What the clean-up of pictures that nothing shows any more looks through. */
export const imageFiles: Migration = {
  async up(db) {
    await runAll(db, [
      IMAGE_FILE_CHECK,
      'CREATE INDEX image_file_check_due_idx ON image_file_check (due_at)',
      'CREATE INDEX image_deleted_idx ON image (deleted_at) WHERE deleted_at IS NOT NULL',
    ]);
  },
};
