import { createQueue, type SchemaMigration } from '@dara/backend';
import { runSql } from './run-sql.ts';

/**
 * Scripts that come with briefs. The row is written before the file, so that the clean-up finds the file of an upload
 * that died; it outlives its brief until the file is removed.
 */
const STATEMENTS = `
  CREATE TABLE brief_script (
    id uuid PRIMARY KEY,
    brief_id uuid UNIQUE REFERENCES brief (id) ON DELETE SET NULL,
    type text NOT NULL CHECK (type IN ('pdf', 'docx', 'doc')),
    size integer NOT NULL CHECK (size > 0),
    -- SHA-256, hexadecimal.
    hash text NOT NULL,
    stored_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CHECK (brief_id IS NULL OR stored_at IS NOT NULL)
  );
  CREATE INDEX brief_script_unclaimed_idx ON brief_script (created_at) WHERE brief_id IS NULL;`;

export const briefScript: SchemaMigration = {
  up: async (db) => {
    await createQueue(db, 'purge-brief-scripts');
    await runSql(db, STATEMENTS);
  },
};
