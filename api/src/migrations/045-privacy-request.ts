import { createQueue } from '@dara/backend';
import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

const listed = (column: string, ...columns: string[]) =>
  `CREATE INDEX privacy_request_${column}_idx ON privacy_request (${columns.join(', ')})`;

/** What people asked so far was to be erased, from their own accounts. */
const COLUMNS = `
  ALTER TABLE privacy_request
    ADD COLUMN kind text NOT NULL DEFAULT 'Erasure' CHECK (kind IN ('Access', 'Correction', 'Erasure')),
    ADD COLUMN channel text NOT NULL DEFAULT 'Account'
      CHECK (channel IN ('Account', 'Mail', 'Phone', 'Letter', 'Visit')),
    ADD COLUMN asked_by text NOT NULL DEFAULT 'Self' CHECK (asked_by IN ('Self', 'Guardian')),
    ADD COLUMN email text CHECK (email = lower(email) AND char_length(email) <= 254),
    ADD COLUMN requester text CHECK (char_length(requester) <= 120),
    ADD COLUMN received_on date,
    ADD COLUMN due_on date,
    ADD COLUMN identity_checked_at timestamptz,
    ADD COLUMN identity_checked_by uuid,
    ADD COLUMN identity_note text CHECK (char_length(identity_note) <= 500),
    ADD COLUMN answer text CHECK (char_length(answer) <= 500),
    ADD COLUMN report jsonb,
    ADD COLUMN created_by uuid,
    ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
    ADD COLUMN version integer NOT NULL DEFAULT 1`;

const FILL = `
  UPDATE privacy_request SET created_by = profile_id, identity_checked_at = created_at,
    received_on = (created_at AT TIME ZONE 'Asia/Bangkok')::date,
    due_on = (created_at AT TIME ZONE 'Asia/Bangkok')::date + 30`;

/** Requests for access, correction and erasure are one worklist with due dates; erasures are carried out by a job. */
export const privacyRequest: Migration = {
  async up(db) {
    await createQueue(db, 'erase-person');
    await runAll(db, [
      'ALTER TABLE erasure_request RENAME TO privacy_request',
      'ALTER TABLE privacy_request RENAME COLUMN requested_at TO created_at',
      'DROP INDEX erasure_request_key',
      'DROP INDEX erasure_request_profile_idx',
      'ALTER TABLE privacy_request DROP CONSTRAINT erasure_request_status_check',
      COLUMNS,
      FILL,
      `ALTER TABLE privacy_request ALTER COLUMN profile_id DROP NOT NULL,
         ALTER COLUMN received_on SET NOT NULL, ALTER COLUMN due_on SET NOT NULL,
         ALTER COLUMN kind DROP DEFAULT,
         ADD CHECK (status IN ('Open', 'Running', 'Done', 'Refused', 'Withdrawn')),
         ADD CHECK (profile_id IS NOT NULL OR email IS NOT NULL OR status = 'Done')`,
      `CREATE UNIQUE INDEX privacy_request_profile_key ON privacy_request (profile_id, kind)
         WHERE status IN ('Open', 'Running')`,
      `CREATE UNIQUE INDEX privacy_request_email_key ON privacy_request (email, kind)
         WHERE profile_id IS NULL AND status IN ('Open', 'Running')`,
      listed('profile', 'profile_id', 'created_at DESC'),
      listed('due', 'due_on', 'id'),
      listed('created', 'created_at', 'id'),
      listed('status', 'status', 'due_on', 'id'),
    ]);
  },
};
