import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** From where a session is used: as its browser calls itself, and the network address. */
const SESSION = `ALTER TABLE refresh_token ADD COLUMN user_agent text, ADD COLUMN address text`;

const SECOND_STEP = [
  `CREATE TABLE second_step (
    profile_id uuid PRIMARY KEY REFERENCES profile (id) ON DELETE CASCADE,
    sealed_secret text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    confirmed_at timestamptz,
    last_period bigint
  )`,
  `CREATE TABLE recovery_code (
    id uuid PRIMARY KEY,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    code_hash text NOT NULL,
    used_at timestamptz,
    UNIQUE (profile_id, code_hash)
  )`,
];

const PASSKEY = `
  CREATE TABLE passkey (
    id uuid PRIMARY KEY,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    credential_id text NOT NULL UNIQUE,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports jsonb NOT NULL,
    name text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz
  )`;

/** What a browser was asked and has yet to answer, once. */
const CHALLENGE = [
  `CREATE TABLE sign_in_challenge (
    id uuid PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('SecondStep', 'PasskeySignIn', 'NewPasskey')),
    token_hash text NOT NULL UNIQUE,
    browser_hash text NOT NULL,
    profile_id uuid REFERENCES profile (id) ON DELETE CASCADE,
    challenge text,
    guesses integer NOT NULL DEFAULT 0,
    expires_at timestamptz NOT NULL
  )`,
  `CREATE INDEX sign_in_challenge_expires_at ON sign_in_challenge (expires_at)`,
  `CREATE INDEX sign_in_challenge_profile_id ON sign_in_challenge (profile_id)`,
];

const EMAIL_CHANGE = `
  CREATE TABLE email_change (
    profile_id uuid PRIMARY KEY REFERENCES profile (id) ON DELETE CASCADE,
    email text NOT NULL,
    token_hash text NOT NULL UNIQUE,
    expires_at timestamptz NOT NULL
  )`;

/** One row for the whole site. */
const SETTING = [
  `CREATE TABLE security_setting (
    id boolean PRIMARY KEY DEFAULT true CHECK (id),
    is_second_step_required boolean NOT NULL DEFAULT false,
    updated_by uuid REFERENCES profile (id) ON DELETE SET NULL,
    updated_at timestamptz NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1
  )`,
  `INSERT INTO security_setting (id) VALUES (true)`,
];

const INDEXES = [`CREATE INDEX passkey_profile_id ON passkey (profile_id)`];

/** Sign-ins are told by device and place, and take a second step or a passkey. */
export const secondSteps: Migration = {
  async up(db) {
    await runAll(db, [
      SESSION,
      ...SECOND_STEP,
      PASSKEY,
      ...CHALLENGE,
      EMAIL_CHANGE,
      ...SETTING,
      ...INDEXES,
    ]);
  },
};
