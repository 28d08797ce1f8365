import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** What an approved business wants changed about what it is called and shown as, until staff have decided. */
const CHANGE_REQUEST = `
  CREATE TABLE business_change_request (
    id uuid PRIMARY KEY,
    business_profile_id uuid NOT NULL REFERENCES business_profile (id) ON DELETE CASCADE,
    change jsonb NOT NULL CHECK (jsonb_typeof(change) = 'object'),
    status text NOT NULL DEFAULT 'Open'
      CHECK (status IN ('Open', 'Approved', 'Rejected', 'Replaced', 'Withdrawn')),
    reason text CHECK (char_length(reason) <= 500),
    requested_by uuid,
    requested_at timestamptz NOT NULL DEFAULT now(),
    decided_by uuid,
    decided_at timestamptz
  )`;

export const businessChanges: Migration = {
  async up(db) {
    await runAll(db, [
      CHANGE_REQUEST,
      `CREATE UNIQUE INDEX business_change_request_key ON business_change_request (business_profile_id)
         WHERE status = 'Open'`,
      'CREATE INDEX business_change_request_business_idx ON business_change_request (business_profile_id, requested_at DESC)',
    ]);
  },
};
