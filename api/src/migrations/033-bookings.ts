import { createQueue } from '@dara/backend';
import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

const BOOKING = `
  CREATE TABLE booking (
    id uuid PRIMARY KEY,
    talent_id uuid NOT NULL REFERENCES talent (id),
    from_day date NOT NULL,
    to_day date NOT NULL,
    kind text NOT NULL CHECK (kind IN ('Option1', 'Option2', 'Booked')),
    job_id uuid REFERENCES job (id),
    application_id uuid REFERENCES job_application (id),
    proposal_id uuid,
    note text CHECK (char_length(note) <= 500),
    expires_at timestamptz,
    status text NOT NULL DEFAULT 'Active' CHECK (status IN ('Active', 'Cancelled', 'Lapsed')),
    status_reason text CHECK (char_length(status_reason) <= 500),
    created_by uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    CHECK (from_day <= to_day),
    CHECK (kind <> 'Booked' OR expires_at IS NULL)
  )`;

/** Whoever writes holds the talent's row and has looked before; these hold whatever writes. */
const oneOf = (name: string, kind: string) => `
  ALTER TABLE booking ADD CONSTRAINT ${name}
    EXCLUDE USING gist (talent_id WITH =, daterange(from_day, to_day, '[]') WITH &&)
    WHERE (kind = '${kind}' AND status = 'Active' AND deleted_at IS NULL)`;

const CALENDAR_LINK = `
  CREATE TABLE calendar_link (
    talent_id uuid PRIMARY KEY REFERENCES talent (id) ON DELETE CASCADE,
    token_hash text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now()
  )`;

/** Days of talents: options and bookings, and the links by which talents read theirs. */
export const bookings: Migration = {
  async up(db) {
    await runAll(db, [
      'CREATE EXTENSION IF NOT EXISTS btree_gist',
      BOOKING,
      oneOf('booking_booked_once', 'Booked'),
      oneOf('booking_first_option_once', 'Option1'),
      `CREATE INDEX booking_talent_idx ON booking
         USING gist (talent_id, daterange(from_day, to_day, '[]')) WHERE deleted_at IS NULL`,
      `CREATE INDEX booking_days_idx ON booking
         USING gist (daterange(from_day, to_day, '[]')) WHERE deleted_at IS NULL`,
      `CREATE INDEX booking_job_idx ON booking (job_id) WHERE job_id IS NOT NULL`,
      `CREATE INDEX booking_application_idx ON booking (application_id) WHERE application_id IS NOT NULL`,
      `CREATE INDEX booking_expires_idx ON booking (expires_at)
         WHERE expires_at IS NOT NULL AND status = 'Active' AND deleted_at IS NULL`,
      CALENDAR_LINK,
    ]);
    await createQueue(db, 'lapse-options');
  },
};
