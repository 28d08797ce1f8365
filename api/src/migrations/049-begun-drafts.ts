import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** How an article stood when a draft of it was begun; its texts and pictures are among its versions. */
export const begunDrafts: Migration = {
  async up(db) {
    await runAll(db, ['ALTER TABLE news_draft ADD COLUMN base jsonb']);
  },
};
