import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/**
 * When somebody began to remove the files of a hash. They are removed without a transaction, since a file store may
 * hang; whoever wants to keep the same bytes waits until that is over.
 */
export const imageFileRemoval: Migration = {
  async up(db) {
    await runAll(db, ['ALTER TABLE image_file_check ADD COLUMN removing_at timestamptz']);
  },
};
