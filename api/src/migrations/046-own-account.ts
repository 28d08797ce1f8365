import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** What people chose for their screens; nothing until they do. */
const CHOICE = `
  ALTER TABLE profile
    ADD COLUMN theme text CHECK (theme IN ('light', 'dark', 'system')),
    ADD COLUMN has_chosen_language boolean NOT NULL DEFAULT false`;

/** Nothing has ever been kept in the table before. */
const EMAIL_CHANGE = [
  `DROP TABLE email_change`,
  `CREATE TABLE email_change (
    id uuid PRIMARY KEY,
    profile_id uuid NOT NULL UNIQUE REFERENCES profile (id) ON DELETE CASCADE,
    email text NOT NULL,
    token_hash text NOT NULL UNIQUE,
    stop_hash text NOT NULL UNIQUE,
    session_id uuid NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  )`,
  `CREATE INDEX email_change_expires_at ON email_change (expires_at)`,
];

/** Theme and language follow a person; a new address counts once its owner confirms it. */
export const ownAccount: Migration = {
  async up(db) {
    await runAll(db, [CHOICE, ...EMAIL_CHANGE]);
  },
};
