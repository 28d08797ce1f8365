import { createQueue, type SchemaMigration } from '@dara/backend';
import { runSql } from './run-sql.ts';

/** Searches for talents that people keep, and the talents who have been public: others are new when they become it. */
const STATEMENTS = `
  CREATE TABLE saved_search (
    id uuid PRIMARY KEY,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
    query jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX saved_search_profile_idx ON saved_search (profile_id, created_at DESC, id);
  CREATE TABLE talent_first_public (
    talent_id uuid PRIMARY KEY REFERENCES talent (id) ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now()
  );
  INSERT INTO talent_first_public (talent_id) SELECT id FROM talent WHERE is_public AND deleted_at IS NULL;`;

export const savedSearches: SchemaMigration = {
  up: async (db) => {
    await createQueue(db, 'match-searches');
    await runSql(db, STATEMENTS);
  },
};
