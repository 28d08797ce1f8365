import type { SchemaMigration } from '@dara/backend';
import { runSql } from './run-sql.ts';

/**
 * A business is not approved, so nothing of it public, before its address is confirmed. Existing ones count as
 * confirmed, except registrations whose account still waits for it. By its default a business of older code, or of
 * staff, is confirmed.
 */
const STATEMENTS = `
  ALTER TABLE business_profile ADD COLUMN email_confirmed_at timestamptz DEFAULT now();
  UPDATE business_profile b SET email_confirmed_at = NULL WHERE b.status = 'Pending' AND EXISTS (
    SELECT FROM profile p WHERE p.id = b.created_by AND p.business_profile_id = b.id AND p.email_confirmed_at IS NULL);
  ALTER TABLE business_profile ADD CONSTRAINT business_profile_confirmed
    CHECK (status <> 'Approved' OR email_confirmed_at IS NOT NULL);

  -- Another contact address that a business asked for, until its owner follows the mailed link; one per business.
  CREATE TABLE business_email_change (
    business_profile_id uuid PRIMARY KEY REFERENCES business_profile (id) ON DELETE CASCADE,
    email text NOT NULL CHECK (email = lower(email) AND char_length(email) <= 254),
    token_hash text NOT NULL UNIQUE,
    requested_by uuid REFERENCES profile (id) ON DELETE CASCADE,
    sent_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX business_email_change_requested_by ON business_email_change (requested_by);
  CREATE INDEX business_email_change_email ON business_email_change (email);`;

export const businessAddressConfirmed: SchemaMigration = {
  up: (db) => runSql(db, STATEMENTS),
};
