import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** Clients are searched, filtered and listed with those that were deleted. */
export const clients: Migration = {
  async up(db) {
    await runAll(db, [
      `ALTER TABLE client
         ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (search_fold(localized_text(name))) STORED,
         ADD COLUMN missing_translation boolean NOT NULL GENERATED ALWAYS AS (name ->> 'en' = '') STORED`,
    ]);
  },
};
