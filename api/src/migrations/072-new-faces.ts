import { createQueue, type SchemaMigration } from '@dara/backend';
import { runSql } from './run-sql.ts';

/**
 * Applications of new faces, which have no account. The pictures belong to their application by `image.new_face_id`,
 * which outlives it until the clean-up has removed them.
 */
const STATEMENTS = `
  CREATE TABLE new_face (
    id uuid PRIMARY KEY,
    name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
    birthday date NOT NULL,
    height smallint NOT NULL CHECK (height BETWEEN 30 AND 250),
    phone text CHECK (char_length(phone) <= 30),
    line_id text CHECK (char_length(line_id) <= 50),
    email text CHECK (email = lower(email) AND char_length(email) <= 254),
    language text NOT NULL CHECK (language IN ('th', 'en')),
    image_ids uuid[] NOT NULL CHECK (cardinality(image_ids) = 3),
    guardian_name text CHECK (char_length(guardian_name) BETWEEN 1 AND 100),
    guardian_email text CHECK (guardian_email = lower(guardian_email) AND char_length(guardian_email) <= 254),
    guardian_token_hash text UNIQUE,
    guardian_expires_at timestamptz,
    guardian_confirmed_at timestamptz,
    status text NOT NULL DEFAULT 'Received' CHECK (status IN ('Received', 'InReview', 'Accepted', 'Declined')),
    status_at timestamptz NOT NULL DEFAULT now(),
    created_at timestamptz NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1,
    CHECK (phone IS NOT NULL OR line_id IS NOT NULL),
    CHECK (num_nulls(guardian_name, guardian_email, guardian_token_hash, guardian_expires_at) IN (0, 4)),
    -- No decision before the guardian agrees.
    CHECK (status = 'Received' OR guardian_name IS NULL OR guardian_confirmed_at IS NOT NULL)
  );
  CREATE INDEX new_face_created_idx ON new_face (created_at, id);
  CREATE INDEX new_face_status_idx ON new_face (status, created_at, id);
  CREATE INDEX new_face_email_idx ON new_face (email);
  ALTER TABLE image ADD COLUMN new_face_id uuid;
  ALTER TABLE consent DROP CONSTRAINT consent_purpose_check, ADD CONSTRAINT consent_purpose_check
    CHECK (purpose IN ('PublicProfile', 'ClientSharing', 'Marketing', 'Terms', 'NewFace'));`;

export const newFaces: SchemaMigration = {
  up: async (db) => {
    await createQueue(db, 'purge-new-faces');
    await runSql(db, STATEMENTS);
  },
};
