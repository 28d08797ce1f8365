import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

const RECORD = `
    created_by uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    version integer NOT NULL DEFAULT 1`;

/** published_at is when an article is, was or will be readable; null while unpublished. */
const NEWS = `
  CREATE TABLE news (
    id uuid PRIMARY KEY,
    type text NOT NULL CHECK (type IN ('General', 'TalkOfTheTown')),
    title localized NOT NULL CHECK (localized_within(title, 200)),
    short_description localized NOT NULL CHECK (localized_within(short_description, 500)),
    detail localized NOT NULL,
    publish boolean NOT NULL DEFAULT true,
    publish_at timestamptz,
    published_at timestamptz GENERATED ALWAYS AS
      (CASE WHEN publish THEN coalesce(publish_at, created_at) END) STORED,
    sort_order integer,
    image_id uuid REFERENCES image (id),
    share_image_id uuid REFERENCES image (id),
    missing_translation boolean NOT NULL GENERATED ALWAYS AS (
      title ->> 'en' = '' OR short_description ->> 'en' = '' OR detail ->> 'en' = '') STORED,
    search_text text NOT NULL GENERATED ALWAYS AS (search_fold(
      localized_text(title) || ' ' || localized_text(short_description))) STORED,
    ${RECORD}
  )`;

const NEWS_TAG = `
  CREATE TABLE news_tag (
    news_id uuid NOT NULL REFERENCES news (id) ON DELETE CASCADE,
    tag_id uuid NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
    position smallint NOT NULL DEFAULT 0,
    PRIMARY KEY (news_id, tag_id)
  )`;

const JOB = `
  CREATE TABLE job (
    id uuid PRIMARY KEY,
    title localized NOT NULL CHECK (localized_within(title, 200)),
    description localized NOT NULL CHECK (localized_within(description, 5000)),
    job_type text NOT NULL CHECK (job_type IN (
      'TVC', 'Film', 'Series', 'MV', 'Print', 'Runway', 'Event', 'Live', 'Social', 'Presenter', 'Other')),
    talent_types text[] NOT NULL DEFAULT '{}' CHECK (talent_types <@ ARRAY[
      'MegaStar', 'SuperStar', 'RisingStar', 'Influencer', 'Actor', 'Singer', 'LiveTalent', 'NewBorn']),
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
    is_open boolean NOT NULL GENERATED ALWAYS AS (status = 'Open') STORED,
    is_listed boolean NOT NULL GENERATED ALWAYS AS
      (visibility = 'Public' AND status IN ('Open', 'Closed') AND deleted_at IS NULL) STORED,
    missing_translation boolean NOT NULL GENERATED ALWAYS AS (
      title ->> 'en' = '' OR description ->> 'en' = '') STORED,
    search_text text NOT NULL GENERATED ALWAYS AS (search_fold(
      localized_text(title) || ' ' || coalesce(location, ''))) STORED,
    ${RECORD},
    CHECK (age_from <= age_to), CHECK (height_from <= height_to), CHECK (weight_from <= weight_to),
    CHECK (budget_from <= budget_to), CHECK (shoot_from <= shoot_to)
  )`;

const JOB_TAG = `
  CREATE TABLE job_tag (
    job_id uuid NOT NULL REFERENCES job (id) ON DELETE CASCADE,
    tag_id uuid NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
    position smallint NOT NULL DEFAULT 0,
    PRIMARY KEY (job_id, tag_id)
  )`;

const JOB_APPLICATION = `
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
    ${RECORD},
    CHECK ((status = 'Rejected') = (reject_reason IS NOT NULL))
  )`;

const JOB_REQUEST = `
  CREATE TABLE job_request (
    id uuid PRIMARY KEY,
    job_id uuid NOT NULL REFERENCES job (id),
    talent_id uuid NOT NULL REFERENCES talent (id),
    message text,
    offered_rate numeric(12, 2) CHECK (offered_rate >= 0),
    respond_by date,
    status text NOT NULL DEFAULT 'Pending'
      CHECK (status IN ('Pending', 'Accepted', 'Declined', 'Cancelled', 'Expired')),
    decline_reason text,
    ${RECORD}
  )`;

const NEWS_INDEXES = [
  `CREATE INDEX news_public_idx ON news (type, sort_order NULLS LAST, published_at DESC, id DESC)
     WHERE published_at IS NOT NULL AND deleted_at IS NULL`,
  `CREATE INDEX news_published_idx ON news (sort_order NULLS LAST, published_at DESC, id DESC)
     WHERE published_at IS NOT NULL AND deleted_at IS NULL`,
  'CREATE INDEX news_created_idx ON news (created_at, id) WHERE deleted_at IS NULL',
  'CREATE INDEX news_updated_idx ON news (updated_at, id) WHERE deleted_at IS NULL',
  'CREATE INDEX news_order_up_idx ON news (sort_order NULLS LAST, id) WHERE deleted_at IS NULL',
  'CREATE INDEX news_order_down_idx ON news (sort_order DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL',
  `CREATE INDEX news_title_idx ON news ((title ->> 'th') COLLATE "und-x-icu", id) WHERE deleted_at IS NULL`,
  'CREATE INDEX news_type_idx ON news (type, created_at, id) WHERE deleted_at IS NULL',
  'CREATE INDEX news_publish_idx ON news (publish, publish_at, id) WHERE deleted_at IS NULL',
  'CREATE INDEX news_search_idx ON news USING gin (search_text gin_trgm_ops)',
  'CREATE INDEX news_tag_tag_idx ON news_tag (tag_id, news_id)',
];

const JOB_INDEXES = [
  `CREATE INDEX job_open_idx ON job (is_open DESC, created_at DESC, id DESC) INCLUDE (is_listed, apply_until)
     WHERE deleted_at IS NULL`,
  'CREATE INDEX job_visibility_idx ON job (visibility, created_at, id) WHERE deleted_at IS NULL',
  'CREATE INDEX job_created_idx ON job (created_at, id) INCLUDE (is_listed) WHERE deleted_at IS NULL',
  'CREATE INDEX job_updated_idx ON job (updated_at, id) INCLUDE (is_listed) WHERE deleted_at IS NULL',
  'CREATE INDEX job_until_up_idx ON job (apply_until NULLS LAST, id) WHERE deleted_at IS NULL',
  'CREATE INDEX job_until_down_idx ON job (apply_until DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL',
  `CREATE INDEX job_title_idx ON job ((title ->> 'th') COLLATE "und-x-icu", id) WHERE deleted_at IS NULL`,
  'CREATE INDEX job_owner_idx ON job (business_profile_id, created_at, id) WHERE deleted_at IS NULL',
  'CREATE INDEX job_status_idx ON job (status, created_at, id) WHERE deleted_at IS NULL',
  'CREATE INDEX job_type_idx ON job (job_type, created_at, id) INCLUDE (is_listed) WHERE deleted_at IS NULL',
  'CREATE INDEX job_province_idx ON job (province, created_at, id) INCLUDE (is_listed) WHERE deleted_at IS NULL',
  `CREATE INDEX job_budget_idx ON job (budget_to, budget_from, id)
     WHERE is_listed AND show_budget AND deleted_at IS NULL`,
  'CREATE INDEX job_talent_types_idx ON job USING gin (talent_types)',
  'CREATE INDEX job_search_idx ON job USING gin (search_text gin_trgm_ops)',
  'CREATE INDEX job_tag_tag_idx ON job_tag (tag_id, job_id)',
  `CREATE UNIQUE INDEX job_application_key ON job_application (job_id, talent_id)
     WHERE status <> 'Withdrawn' AND deleted_at IS NULL`,
  'CREATE INDEX job_application_talent_idx ON job_application (talent_id, created_at)',
  `CREATE UNIQUE INDEX job_request_key ON job_request (talent_id, job_id)
     WHERE status IN ('Pending', 'Accepted') AND deleted_at IS NULL`,
  'CREATE INDEX job_request_job_idx ON job_request (job_id)',
];

/** News, jobs, applications and invitations. */
export const newsJob: Migration = {
  async up(db) {
    await runAll(db, [
      NEWS,
      NEWS_TAG,
      ...NEWS_INDEXES,
      JOB,
      JOB_TAG,
      JOB_APPLICATION,
      JOB_REQUEST,
      ...JOB_INDEXES,
    ]);
  },
};
