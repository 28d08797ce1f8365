import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** Sessions in which the second step was given just now. */
const FRESH_STEP = [
  `CREATE TABLE fresh_step (
    id uuid PRIMARY KEY,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    expires_at timestamptz NOT NULL
  )`,
  `CREATE INDEX fresh_step_profile_id ON fresh_step (profile_id)`,
  `CREATE INDEX fresh_step_expires_at ON fresh_step (expires_at)`,
  `ALTER TABLE sign_in_challenge DROP CONSTRAINT sign_in_challenge_kind_check,
    ADD CONSTRAINT sign_in_challenge_kind_check
      CHECK (kind IN ('SecondStep', 'PasskeySignIn', 'NewPasskey', 'PasskeyStep'))`,
];

/** A change of address that staff asked for, and who has confirmed it. */
const EMAIL_CHANGE = [
  `ALTER TABLE email_change
    ALTER COLUMN session_id DROP NOT NULL,
    ADD COLUMN asked_by uuid REFERENCES profile (id) ON DELETE CASCADE,
    ADD COLUMN talent_id uuid REFERENCES talent (id) ON DELETE CASCADE,
    ADD COLUMN new_confirmed_at timestamptz,
    ADD COLUMN old_confirmed_at timestamptz,
    ADD COLUMN old_lost_at timestamptz,
    ADD COLUMN approved_by uuid REFERENCES profile (id) ON DELETE SET NULL`,
  `CREATE INDEX email_change_approved_by ON email_change (approved_by)`,
  `CREATE INDEX email_change_asked_by ON email_change (asked_by)`,
  `CREATE INDEX email_change_talent_id ON email_change (talent_id)`,
];

/** Changes of credentials ask for a second step given just now; staff ask for another address of somebody. */
export const accountChanges: Migration = {
  async up(db) {
    await runAll(db, [...FRESH_STEP, ...EMAIL_CHANGE]);
  },
};
