import { sql, type Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** A link that was mailed to a guardian. Only the hash of its secret is kept; the newest link of a talent counts. */
const CONFIRMATION = `
  CREATE TABLE guardian_confirmation (
    id uuid PRIMARY KEY,
    talent_id uuid NOT NULL REFERENCES talent (id) ON DELETE CASCADE,
    email text NOT NULL,
    token_hash text NOT NULL UNIQUE,
    sent_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    answer text CHECK (answer IN ('Confirmed', 'Declined', 'Withdrawn')),
    answered_at timestamptz,
    CHECK ((answer IS NULL) = (answered_at IS NULL))
  )`;

/** What a talent under 20 wants changed about its birthday or guardian, until staff have decided. */
const CHANGE_REQUEST = `
  CREATE TABLE talent_change_request (
    id uuid PRIMARY KEY,
    talent_id uuid NOT NULL REFERENCES talent (id) ON DELETE CASCADE,
    change jsonb NOT NULL CHECK (jsonb_typeof(change) = 'object'),
    status text NOT NULL DEFAULT 'Open' CHECK (status IN ('Open', 'Approved', 'Rejected', 'Replaced')),
    reason text CHECK (char_length(reason) <= 500),
    requested_by uuid,
    requested_at timestamptz NOT NULL DEFAULT now(),
    decided_by uuid,
    decided_at timestamptz
  )`;

/** Whoever becomes the guardian, or is written to elsewhere, has not confirmed yet. */
const GUARDIAN = `
  CREATE FUNCTION talent_guardian_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (NEW.guardian ->> 'name', NEW.guardian ->> 'email')
      IS DISTINCT FROM (OLD.guardian ->> 'name', OLD.guardian ->> 'email')
    THEN NEW.guardian_confirmed_at := NULL;
    END IF;
    RETURN NEW;
  END $$`;

/** 20, or not known: staff alone make talents without a birthday. */
const IS_PUBLIC = `
  ALTER TABLE talent ADD COLUMN is_public boolean NOT NULL GENERATED ALWAYS AS (
    status = 'Approved' AND active AND public_consent AND deleted_at IS NULL
    AND (coalesce(age_years, 20) >= 20 OR guardian_confirmed_at IS NOT NULL)) STORED`;

/** Under 20 nobody is public before a guardian has confirmed; whoever is public already counts as confirmed. */
export const guardians: Migration = {
  async up(db) {
    const { rows } = await sql<{ indexdef: string }>`
      SELECT indexdef FROM pg_indexes
      WHERE schemaname = current_schema() AND tablename = 'talent' AND indexdef LIKE '%is_public%'`.execute(
      db,
    );
    await runAll(db, [
      'ALTER TABLE talent ADD COLUMN guardian_confirmed_at timestamptz',
      'UPDATE talent SET guardian_confirmed_at = now() WHERE is_public AND age_years < 20',
      'ALTER TABLE talent DROP COLUMN is_public',
      IS_PUBLIC,
      ...rows.map(({ indexdef }) => indexdef),
      GUARDIAN,
      `CREATE TRIGGER talent_guardian_refresh BEFORE UPDATE OF guardian ON talent
         FOR EACH ROW EXECUTE FUNCTION talent_guardian_refresh()`,
      CONFIRMATION,
      'CREATE INDEX guardian_confirmation_talent_idx ON guardian_confirmation (talent_id, sent_at DESC, id DESC)',
      CHANGE_REQUEST,
      `CREATE UNIQUE INDEX talent_change_request_key ON talent_change_request (talent_id) WHERE status = 'Open'`,
      'CREATE INDEX talent_change_request_talent_idx ON talent_change_request (talent_id, requested_at DESC)',
    ]);
  },
};
