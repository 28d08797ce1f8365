import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** Words of two letters have no trigram: names that begin with them are read by an index of their own, as talents' are. */
const START = ['job', 'news', 'business_profile', 'proposal'].map(
  (table) =>
    `CREATE INDEX ${table}_search_start_idx ON ${table} (left(search_text, 60) text_pattern_ops)
       WHERE deleted_at IS NULL`,
);

export const palette: Migration = {
  async up(db) {
    await runAll(db, [
      ...START,
      `CREATE INDEX profile_search_start_idx ON profile (left(search, 60) text_pattern_ops)
         WHERE deleted_at IS NULL`,
    ]);
  },
};
