import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** A person's wish to have their data erased; staff see to it, so it is kept until it is closed. */
const ERASURE_REQUEST = `
  CREATE TABLE erasure_request (
    id uuid PRIMARY KEY,
    profile_id uuid NOT NULL REFERENCES profile (id),
    talent_id uuid REFERENCES talent (id),
    reason text CHECK (char_length(reason) <= 500),
    status text NOT NULL DEFAULT 'Open' CHECK (status IN ('Open', 'Done', 'Refused')),
    requested_at timestamptz NOT NULL DEFAULT now(),
    closed_at timestamptz
  )`;

/** What the management of talents needs beside the lists: reasons, missing translations, the deleted. */
export const talentManagement: Migration = {
  async up(db) {
    await runAll(db, [
      `ALTER TABLE talent ADD COLUMN status_reason text CHECK (char_length(status_reason) <= 500)`,
      `ALTER TABLE talent ADD COLUMN missing_translation boolean NOT NULL GENERATED ALWAYS AS (
         first_name ->> 'en' = '' OR last_name ->> 'en' = '' OR coalesce(nick_name ->> 'en' = '', false)
         OR coalesce(bio ->> 'en' = '', false)) STORED`,
      'CREATE INDEX talent_translation_idx ON talent (missing_translation, id) WHERE deleted_at IS NULL',
      'CREATE INDEX talent_deleted_idx ON talent (deleted_at, id) WHERE deleted_at IS NOT NULL',
      ERASURE_REQUEST,
      `CREATE UNIQUE INDEX erasure_request_key ON erasure_request (profile_id) WHERE status = 'Open'`,
      'CREATE INDEX erasure_request_profile_idx ON erasure_request (profile_id, requested_at DESC)',
      'CREATE INDEX audit_event_actor_idx ON audit_event (actor_id, at DESC, id DESC)',
      `CREATE INDEX job_application_hired_idx ON job_application (talent_id)
         WHERE status = 'Hired' AND deleted_at IS NULL`,
    ]);
  },
};
