import { RECORD_COLUMNS } from './record-columns.ts';

/** Messages of visitors; mailed_at is null until the mail was sent. */
export const CONTACT = `
  CREATE TABLE contact (
    id uuid PRIMARY KEY,
    name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
    email text CHECK (char_length(email) <= 254),
    phone text CHECK (char_length(phone) <= 30),
    company text CHECK (char_length(company) <= 150),
    message text NOT NULL CHECK (char_length(message) BETWEEN 1 AND 2000),
    talent_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(talent_ids) <= 30),
    digest text NOT NULL,
    mailed_at timestamptz,
    ${RECORD_COLUMNS},
    CHECK (email IS NOT NULL OR phone IS NOT NULL)
  );
  CREATE INDEX contact_created_idx ON contact (created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX contact_digest_idx ON contact (digest, created_at);`;
