import { RECORD_COLUMNS } from './record-columns.ts';

const DAYS = `daterange(from_day, to_day, '[]')`;

/** Options and bookings of talents, and calendar links. */
export const BOOKING = `
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
    ${RECORD_COLUMNS},
    CHECK (from_day <= to_day),
    CHECK (kind <> 'Booked' OR expires_at IS NULL),
    -- Writers lock the talent's row and look first; these hold whatever writes.
    CONSTRAINT booking_booked_once EXCLUDE USING gist (talent_id WITH =, ${DAYS} WITH &&)
      WHERE (kind = 'Booked' AND status = 'Active' AND deleted_at IS NULL),
    CONSTRAINT booking_first_option_once EXCLUDE USING gist (talent_id WITH =, ${DAYS} WITH &&)
      WHERE (kind = 'Option1' AND status = 'Active' AND deleted_at IS NULL)
  );
  CREATE INDEX booking_talent_idx ON booking USING gist (talent_id, ${DAYS}) WHERE deleted_at IS NULL;
  CREATE INDEX booking_days_idx ON booking USING gist (${DAYS}) WHERE deleted_at IS NULL;
  CREATE INDEX booking_job_idx ON booking (job_id) WHERE job_id IS NOT NULL;
  CREATE INDEX booking_application_idx ON booking (application_id) WHERE application_id IS NOT NULL;
  CREATE INDEX booking_expires_idx ON booking (expires_at)
    WHERE expires_at IS NOT NULL AND status = 'Active' AND deleted_at IS NULL;
  CREATE INDEX booking_ahead_idx ON booking (to_day) INCLUDE (job_id)
    WHERE kind = 'Booked' AND status = 'Active' AND deleted_at IS NULL;

  CREATE TABLE calendar_link (
    talent_id uuid PRIMARY KEY REFERENCES talent (id) ON DELETE CASCADE,
    token_hash text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now()
  );`;
