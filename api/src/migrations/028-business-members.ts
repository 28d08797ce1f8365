import { sql, type Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** A link that was mailed to a colleague. Only the hash of its secret is kept; sent again, it has another. */
const INVITATION = `
  CREATE TABLE business_invitation (
    id uuid PRIMARY KEY,
    business_profile_id uuid NOT NULL REFERENCES business_profile (id) ON DELETE CASCADE,
    email text NOT NULL CHECK (email = lower(email) AND char_length(email) <= 254),
    role text NOT NULL CHECK (role IN ('Owner', 'Member')),
    language text NOT NULL DEFAULT 'th' CHECK (language IN ('th', 'en')),
    token_hash text NOT NULL UNIQUE,
    sent_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    accepted_at timestamptz,
    revoked_at timestamptz,
    created_by uuid,
    created_at timestamptz NOT NULL DEFAULT now()
  )`;

/** Jobs of a business that is suspended, not active or deleted are shown to nobody outside and take no applications. */
const WITHHOLDS = `
  CREATE FUNCTION business_withholds_jobs(b business_profile) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN b.status = 'Suspended' OR NOT b.active OR b.deleted_at IS NOT NULL`;

const JOB_OF_BUSINESS = `
  CREATE FUNCTION job_withheld_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- The business stays as it is until this is committed, so that neither overlooks the other.
    SELECT business_withholds_jobs(b) INTO NEW.is_withheld
      FROM business_profile b WHERE b.id = NEW.business_profile_id FOR SHARE;
    NEW.is_withheld := coalesce(NEW.is_withheld, false);
    RETURN NEW;
  END $$`;

const JOBS_OF_BUSINESS = `
  CREATE FUNCTION business_jobs_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE job SET is_withheld = business_withholds_jobs(NEW)
      WHERE business_profile_id = NEW.id AND is_withheld <> business_withholds_jobs(NEW);
    RETURN NULL;
  END $$`;

const IS_LISTED = `
  ALTER TABLE job ADD COLUMN is_listed boolean NOT NULL GENERATED ALWAYS AS (
    visibility = 'Public' AND status IN ('Open', 'Closed') AND NOT is_withheld AND deleted_at IS NULL) STORED`;

const BUSINESS_IS_SHOWN = `
  CREATE FUNCTION business_is_shown(business uuid) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN EXISTS (
    SELECT 1 FROM business_profile b
    WHERE b.id = business AND b.status = 'Approved' AND b.active AND b.deleted_at IS NULL AND (
      b.show_as_client
      OR EXISTS (SELECT 1 FROM client c WHERE c.business_profile_id = b.id AND c.publish AND c.deleted_at IS NULL)
      OR EXISTS (SELECT 1 FROM job j WHERE j.business_profile_id = b.id AND j.is_listed AND j.deleted_at IS NULL)))`;

const SEARCH_TEXT = `
  ALTER TABLE business_profile
    ADD COLUMN status_reason text CHECK (char_length(status_reason) <= 500),
    ADD COLUMN missing_translation boolean NOT NULL GENERATED ALWAYS AS (company_name ->> 'en' = '') STORED,
    ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (search_fold(
      localized_text(company_name) || ' ' || coalesce(tax_id, '') || ' ' || coalesce(contact_name, '') || ' ' ||
      coalesce(email, '') || ' ' || coalesce(contact_phone, '') || ' ' || coalesce(industry, ''))) STORED`;

const BUSINESS_INDEXES = [
  'CREATE INDEX business_profile_updated_idx ON business_profile (updated_at, id) WHERE deleted_at IS NULL',
  `CREATE INDEX business_profile_name_idx ON business_profile ((company_name ->> 'th') COLLATE "und-x-icu", id)
     WHERE deleted_at IS NULL`,
  'CREATE INDEX business_profile_status_idx ON business_profile (status, created_at, id) WHERE deleted_at IS NULL',
  'CREATE INDEX business_profile_search_idx ON business_profile USING gin (search_text gin_trgm_ops)',
];

const INVITATION_INDEXES = [
  `CREATE UNIQUE INDEX business_invitation_key ON business_invitation (business_profile_id, email)
     WHERE accepted_at IS NULL AND revoked_at IS NULL`,
];

/** A business has one row among the clients; of several the oldest stays its own. */
const ONE_CLIENT = `
  UPDATE client c SET business_profile_id = NULL
  WHERE c.deleted_at IS NULL AND EXISTS (SELECT 1 FROM client o
    WHERE o.business_profile_id = c.business_profile_id AND o.deleted_at IS NULL
      AND (o.created_at, o.id) < (c.created_at, c.id))`;

/** People of a business with their roles, and what becomes of its jobs while it is suspended. */
export const businessMembers: Migration = {
  async up(db) {
    const { rows } = await sql<{ indexdef: string }>`
      SELECT indexdef FROM pg_indexes
      WHERE schemaname = current_schema() AND tablename = 'job' AND indexdef LIKE '%is_listed%'`.execute(
      db,
    );
    await runAll(db, [
      // Whoever has an account for a business so far opened it.
      `ALTER TABLE profile ADD COLUMN business_role text NOT NULL DEFAULT 'Owner'
         CHECK (business_role IN ('Owner', 'Member'))`,
      INVITATION,
      ...INVITATION_INDEXES,
      SEARCH_TEXT,
      ...BUSINESS_INDEXES,
      WITHHOLDS,
      'ALTER TABLE job ADD COLUMN is_withheld boolean NOT NULL DEFAULT false',
      `UPDATE job j SET is_withheld = true FROM business_profile b
         WHERE b.id = j.business_profile_id AND business_withholds_jobs(b)`,
      'DROP FUNCTION business_is_shown(uuid)',
      'ALTER TABLE job DROP COLUMN is_listed',
      IS_LISTED,
      ...rows.map(({ indexdef }) => indexdef),
      BUSINESS_IS_SHOWN,
      JOB_OF_BUSINESS,
      `CREATE TRIGGER job_withheld_refresh BEFORE INSERT OR UPDATE OF business_profile_id ON job
         FOR EACH ROW EXECUTE FUNCTION job_withheld_refresh()`,
      JOBS_OF_BUSINESS,
      `CREATE TRIGGER business_jobs_refresh AFTER UPDATE OF status, active, deleted_at ON business_profile
         FOR EACH ROW EXECUTE FUNCTION business_jobs_refresh()`,
      ONE_CLIENT,
      `CREATE UNIQUE INDEX client_business_key ON client (business_profile_id)
         WHERE business_profile_id IS NOT NULL AND deleted_at IS NULL`,
    ]);
  },
};
