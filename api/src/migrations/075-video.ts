import { createQueue, type SchemaMigration } from '@dara/backend';
import { runSql } from './run-sql.ts';

/**
 * Videos, which arrive in parts: `parts` has the hash of each stored one, and `received` their bytes. A video without a
 * record that shows it is removed after a day.
 */
const STATEMENTS = `
  CREATE TABLE video (
    id uuid PRIMARY KEY,
    talent_id uuid NOT NULL REFERENCES talent (id),
    created_by uuid REFERENCES profile (id),
    size integer NOT NULL CHECK (size > 0),
    received integer NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND size),
    parts text[] NOT NULL DEFAULT '{}',
    width integer CHECK (width > 0),
    height integer CHECK (height > 0),
    -- Seconds; null when the file does not say.
    duration real CHECK (duration > 0),
    finished_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    CHECK (finished_at IS NULL OR (received = size AND width IS NOT NULL AND height IS NOT NULL))
  );
  CREATE INDEX video_talent_idx ON video (talent_id);
  CREATE INDEX video_person_idx ON video (created_by, created_at) WHERE deleted_at IS NULL;
  CREATE INDEX video_deleted_idx ON video (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE INDEX video_created_idx ON video (created_at) WHERE deleted_at IS NULL;
  ALTER TABLE talent ADD COLUMN reel_id uuid UNIQUE REFERENCES video (id) ON DELETE SET NULL,
    ADD COLUMN reel_poster_id uuid REFERENCES image (id) ON DELETE SET NULL;`;

export const video: SchemaMigration = {
  up: async (db) => {
    await createQueue(db, 'purge-videos');
    await runSql(db, STATEMENTS);
  },
};
