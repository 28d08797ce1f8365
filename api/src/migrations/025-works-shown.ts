import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** A work says what was made and what the talent was in it; those of before say neither. */
export const worksShown: Migration = {
  async up(db) {
    await runAll(db, [
      `ALTER TABLE work_experience
         ADD COLUMN project text CHECK (char_length(project) BETWEEN 1 AND 120),
         ADD COLUMN role text CHECK (char_length(role) BETWEEN 1 AND 120)`,
    ]);
  },
};
