import { RECORD_COLUMNS, TALENT_TYPES } from './record-columns.ts';

const TABLE = `
  CREATE TABLE job (
    id uuid PRIMARY KEY,
    title localized NOT NULL CHECK (localized_within(title, 200)),
    description localized NOT NULL CHECK (localized_within(description, 5000)),
    job_type text NOT NULL CHECK (job_type IN (
      'TVC', 'Film', 'Series', 'MV', 'Print', 'Runway', 'Event', 'Live', 'Social', 'Presenter', 'Other')),
    talent_types text[] NOT NULL DEFAULT '{}' CHECK (talent_types <@ ARRAY[${TALENT_TYPES}]),
    business_profile_id uuid NOT NULL REFERENCES business_profile (id),
    image_id uuid REFERENCES image (id),
    openings integer NOT NULL DEFAULT 1 CHECK (openings BETWEEN 1 AND 999),
    gender text[] NOT NULL DEFAULT '{}' CHECK (gender <@ ARRAY['Male', 'Female', 'LGBTQ+']),
    age_from integer CHECK (age_from BETWEEN 0 AND 120),
    age_to integer CHECK (age_to BETWEEN 0 AND 120),
    height_from double precision,
    height_to double precision,
    weight_from double precision,
    weight_to double precision,
    budget_from numeric(12, 2) CHECK (budget_from >= 0),
    budget_to numeric(12, 2) CHECK (budget_to >= 0),
    budget_unit text CHECK (budget_unit IN ('Day', 'Job', 'Post', 'Month')),
    show_budget boolean NOT NULL DEFAULT false,
    casting_date date,
    shoot_from date,
    shoot_to date,
    province text CHECK (province ~ '^[0-9]{2}$'),
    location text,
    media text[] NOT NULL DEFAULT '{}',
    usage_months integer CHECK (usage_months BETWEEN 0 AND 60),
    exclusivity text,
    apply_until date,
    visibility text NOT NULL DEFAULT 'Public' CHECK (visibility IN ('Public', 'Internal')),
    status text NOT NULL DEFAULT 'Draft'
      CHECK (status IN ('Draft', 'Review', 'Open', 'Closed', 'Completed', 'Cancelled')),
    status_reason text,
    is_withheld boolean NOT NULL DEFAULT false,
    is_open boolean NOT NULL GENERATED ALWAYS AS (status = 'Open') STORED,
    is_listed boolean NOT NULL GENERATED ALWAYS AS (
      visibility = 'Public' AND status IN ('Open', 'Closed') AND NOT is_withheld AND deleted_at IS NULL) STORED,
    missing_translation boolean NOT NULL GENERATED ALWAYS AS (
      title ->> 'en' = '' OR description ->> 'en' = '') STORED,
    search_text text NOT NULL GENERATED ALWAYS AS (search_fold(
      localized_text(title) || ' ' || coalesce(location, ''))) STORED,
    ${RECORD_COLUMNS},
    CHECK (age_from <= age_to), CHECK (height_from <= height_to), CHECK (weight_from <= weight_to),
    CHECK (budget_from <= budget_to), CHECK (shoot_from <= shoot_to)
  );
  CREATE INDEX job_open_idx ON job (is_open DESC, created_at DESC, id DESC) INCLUDE (is_listed, apply_until)
    WHERE deleted_at IS NULL;
  CREATE INDEX job_visibility_idx ON job (visibility, created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX job_created_idx ON job (created_at, id) INCLUDE (is_listed) WHERE deleted_at IS NULL;
  CREATE INDEX job_updated_idx ON job (updated_at, id) INCLUDE (is_listed) WHERE deleted_at IS NULL;
  CREATE INDEX job_until_up_idx ON job (apply_until NULLS LAST, id) WHERE deleted_at IS NULL;
  CREATE INDEX job_until_down_idx ON job (apply_until DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
  CREATE INDEX job_title_idx ON job ((title ->> 'th') COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
  CREATE INDEX job_owner_idx ON job (business_profile_id, created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX job_status_idx ON job (status, created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX job_type_idx ON job (job_type, created_at, id) INCLUDE (is_listed) WHERE deleted_at IS NULL;
  CREATE INDEX job_province_idx ON job (province, created_at, id) INCLUDE (is_listed) WHERE deleted_at IS NULL;
  CREATE INDEX job_budget_idx ON job (budget_to, budget_from, id)
    WHERE is_listed AND show_budget AND deleted_at IS NULL;
  -- The dashboard counts from the index alone, the rows being wide.
  CREATE INDEX job_figures_idx ON job (business_profile_id, status, id) WHERE deleted_at IS NULL;
  CREATE INDEX job_deleted_idx ON job (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE INDEX job_image_idx ON job (image_id) WHERE image_id IS NOT NULL;
  CREATE INDEX job_talent_types_idx ON job USING gin (talent_types);
  CREATE INDEX job_search_idx ON job USING gin (search_text gin_trgm_ops);
  CREATE INDEX job_search_start_idx ON job (left(search_text, 60) text_pattern_ops) WHERE deleted_at IS NULL;

  CREATE TABLE job_tag (
    job_id uuid NOT NULL REFERENCES job (id) ON DELETE CASCADE,
    tag_id uuid NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
    position smallint NOT NULL DEFAULT 0,
    PRIMARY KEY (job_id, tag_id)
  );
  CREATE INDEX job_tag_tag_idx ON job_tag (tag_id, job_id);`;

const OF_BUSINESS = `
  -- Jobs of a business that is suspended, not active or deleted are shown to nobody outside and take no applications.
  CREATE FUNCTION business_withholds_jobs(b business_profile) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN b.status = 'Suspended' OR NOT b.active OR b.deleted_at IS NOT NULL;

  CREATE FUNCTION job_withheld_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- The business stays as it is until this is committed, so that neither overlooks the other.
    SELECT business_withholds_jobs(b) INTO NEW.is_withheld
      FROM business_profile b WHERE b.id = NEW.business_profile_id FOR SHARE;
    NEW.is_withheld := coalesce(NEW.is_withheld, false);
    RETURN NEW;
  END $$;
  CREATE TRIGGER job_withheld_refresh BEFORE INSERT OR UPDATE OF business_profile_id ON job
    FOR EACH ROW EXECUTE FUNCTION job_withheld_refresh();

  CREATE FUNCTION business_jobs_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE job SET is_withheld = business_withholds_jobs(NEW)
      WHERE business_profile_id = NEW.id AND is_withheld <> business_withholds_jobs(NEW);
    RETURN NULL;
  END $$;
  CREATE TRIGGER business_jobs_refresh AFTER UPDATE OF status, active, deleted_at ON business_profile
    FOR EACH ROW EXECUTE FUNCTION business_jobs_refresh();

  -- Whether visitors see a business: among the clients, or above a public job. Not inlined, so that lists plan as fast.
  CREATE FUNCTION business_is_shown(business uuid) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN EXISTS (
    SELECT 1 FROM business_profile b
    WHERE b.id = business AND b.status = 'Approved' AND b.active AND b.deleted_at IS NULL AND (
      b.show_as_client
      OR EXISTS (SELECT 1 FROM client c WHERE c.business_profile_id = b.id AND c.publish AND c.deleted_at IS NULL)
      OR EXISTS (SELECT 1 FROM job j WHERE j.business_profile_id = b.id AND j.is_listed AND j.deleted_at IS NULL)));`;

const APPLICATION = `
  CREATE TABLE job_application (
    id uuid PRIMARY KEY,
    job_id uuid NOT NULL REFERENCES job (id),
    talent_id uuid NOT NULL REFERENCES talent (id),
    composite_card_id uuid REFERENCES composite_card (id),
    card_snapshot jsonb,
    note text CHECK (char_length(note) <= 500),
    quoted_rate numeric(12, 2) CHECK (quoted_rate >= 0),
    source text NOT NULL DEFAULT 'Apply' CHECK (source IN ('Apply', 'Request', 'Staff')),
    internal_note text,
    status text NOT NULL DEFAULT 'Applied' CHECK (status IN (
      'Applied', 'Shortlisted', 'Hold', 'Hired', 'Completed', 'Rejected', 'Withdrawn')),
    reject_reason text CHECK (reject_reason IN ('Budget', 'Look', 'Date', 'Conflict', 'Filled', 'Other')),
    reject_message jsonb,
    rating_average numeric(3, 2),
    rating_count integer NOT NULL DEFAULT 0,
    ${RECORD_COLUMNS},
    CHECK ((status = 'Rejected') = (reject_reason IS NOT NULL))
  );
  CREATE UNIQUE INDEX job_application_key ON job_application (job_id, talent_id)
    WHERE status <> 'Withdrawn' AND deleted_at IS NULL;
  CREATE INDEX job_application_talent_idx ON job_application (talent_id, created_at);
  CREATE INDEX job_application_hired_idx ON job_application (talent_id)
    WHERE status = 'Hired' AND deleted_at IS NULL;
  CREATE INDEX job_application_board_idx ON job_application (job_id, created_at, id)
    INCLUDE (status) WHERE deleted_at IS NULL;
  CREATE INDEX job_application_standing_idx ON job_application (talent_id, job_id)
    WHERE status IN ('Hold', 'Hired') AND deleted_at IS NULL;
  CREATE INDEX job_application_status_idx ON job_application (status, job_id) WHERE deleted_at IS NULL;
  CREATE INDEX job_application_created_idx ON job_application (created_at) INCLUDE (job_id) WHERE deleted_at IS NULL;

  CREATE TABLE application_rating (
    application_id uuid NOT NULL REFERENCES job_application (id) ON DELETE CASCADE,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
    updated_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (application_id, profile_id)
  );

  CREATE TABLE application_note (
    id uuid PRIMARY KEY,
    application_id uuid NOT NULL REFERENCES job_application (id) ON DELETE CASCADE,
    profile_id uuid REFERENCES profile (id) ON DELETE SET NULL,
    body text NOT NULL CHECK (char_length(body) <= 2000),
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX application_note_idx ON application_note (application_id, created_at, id);`;

const REQUEST = `
  CREATE TABLE job_request (
    id uuid PRIMARY KEY,
    job_id uuid NOT NULL REFERENCES job (id),
    talent_id uuid NOT NULL REFERENCES talent (id),
    message text CHECK (char_length(message) <= 1000),
    offered_rate numeric(12, 2) CHECK (offered_rate >= 0),
    respond_by date,
    status text NOT NULL DEFAULT 'Pending'
      CHECK (status IN ('Pending', 'Accepted', 'Declined', 'Cancelled', 'Expired')),
    decline_reason text CHECK (char_length(decline_reason) <= 500),
    seen_at timestamptz,
    answered_at timestamptz,
    reminded_at timestamptz,
    ${RECORD_COLUMNS}
  );
  CREATE UNIQUE INDEX job_request_key ON job_request (talent_id, job_id)
    WHERE status IN ('Pending', 'Accepted') AND deleted_at IS NULL;
  CREATE INDEX job_request_job_idx ON job_request (job_id);
  CREATE INDEX job_request_listed_idx ON job_request (job_id, created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX job_request_talent_idx ON job_request (talent_id, created_at);
  CREATE INDEX job_request_waiting_idx ON job_request (respond_by, job_id)
    WHERE status = 'Pending' AND deleted_at IS NULL;`;

/** Jobs, applications and invitations. */
export const JOB = TABLE + OF_BUSINESS + APPLICATION + REQUEST;
