import { createQueue } from '@dara/backend';
import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

const TABLES = [
  // By its default everybody who is there has confirmed, and whom the version before adds.
  `ALTER TABLE profile ADD COLUMN email_confirmed_at timestamptz DEFAULT now()`,
  `CREATE INDEX profile_unconfirmed ON profile (created_at) WHERE email_confirmed_at IS NULL AND deleted_at IS NULL`,
  `CREATE TABLE mailed_link (
    id uuid PRIMARY KEY,
    purpose text NOT NULL,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    token_hash text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  )`,
  `CREATE INDEX mailed_link_profile ON mailed_link (profile_id, purpose)`,
  `CREATE INDEX mailed_link_created_at ON mailed_link (created_at)`,
  `CREATE TABLE registration_hold (
    email text PRIMARY KEY,
    display_name text,
    tax_id text,
    branch_no text,
    expires_at timestamptz NOT NULL
  )`,
  `CREATE INDEX registration_hold_expires_at ON registration_hold (expires_at)`,
];

const QUEUES = ['account-mail', 'talent-confirmed', 'business-confirmed', 'lapse-registrations'];

/** A registered account is inactive until the owner of its address confirms by a mailed link. */
export const confirmedAddresses: Migration = {
  async up(db) {
    await runAll(db, TABLES);
    for (const queue of QUEUES) await createQueue(db, queue);
  },
};
