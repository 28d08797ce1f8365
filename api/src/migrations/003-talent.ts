import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

const TALENT_TYPE = `IN (
  'MegaStar', 'SuperStar', 'RisingStar', 'Influencer', 'Actor', 'Singer', 'LiveTalent', 'NewBorn')`;
const CHANNEL = `IN ('Instagram', 'Facebook', 'Tiktok', 'XTwitter', 'Youtube')`;

const RECORD = `
    created_by uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    version integer NOT NULL DEFAULT 1`;

/**
 * followers, engagement_rate and channel repeat the talent's strongest social entry, talent_types the kinds of
 * work and public_consent the consent in force: triggers keep them, so that lists sort and filter by index.
 */
const TALENT = `
  CREATE TABLE talent (
    id uuid PRIMARY KEY,
    display_name text NOT NULL CHECK (char_length(display_name) BETWEEN 1 AND 60),
    first_name localized NOT NULL CHECK (localized_within(first_name, 50)),
    last_name localized NOT NULL CHECK (localized_within(last_name, 50)),
    nick_name localized CHECK (localized_within(nick_name, 50)),
    nationality text NOT NULL DEFAULT 'TH' CHECK (nationality ~ '^[A-Z]{2}$'),
    gender text NOT NULL CHECK (gender IN ('Male', 'Female', 'LGBTQ+')),
    birthday date,
    email text NOT NULL,
    phone_number text,
    company_name text,
    bio localized CHECK (localized_within(bio, 2000)),
    languages text[] NOT NULL DEFAULT '{}',
    bookouts jsonb NOT NULL DEFAULT '[]',
    guardian jsonb,
    image_id uuid REFERENCES image (id),
    album_image_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(album_image_ids) <= 30),
    height double precision CHECK (height BETWEEN 30 AND 250),
    weight double precision CHECK (weight BETWEEN 1 AND 300),
    chest double precision CHECK (chest * 2 = trunc(chest * 2)),
    waist double precision CHECK (waist * 2 = trunc(waist * 2)),
    hip double precision CHECK (hip * 2 = trunc(hip * 2)),
    shoes double precision CHECK (shoes BETWEEN 15 AND 50),
    eye_colour text,
    hair_colour text,
    skin_tone text,
    status text NOT NULL DEFAULT 'Pending' CHECK (status IN ('Pending', 'Approved', 'Rejected', 'Archived')),
    active boolean NOT NULL DEFAULT true,
    is_top10 boolean NOT NULL DEFAULT false,
    talent_types text[] NOT NULL DEFAULT '{}',
    channel text CHECK (channel ${CHANNEL}),
    followers integer CHECK (followers >= 0),
    engagement_rate double precision CHECK (engagement_rate >= 0),
    public_consent boolean NOT NULL DEFAULT false,
    is_public boolean NOT NULL GENERATED ALWAYS AS
      (status = 'Approved' AND active AND public_consent AND deleted_at IS NULL) STORED,
    search_text text NOT NULL GENERATED ALWAYS AS (search_fold(
      display_name || ' ' || localized_text(nick_name) || ' ' || localized_text(first_name) || ' '
      || localized_text(last_name))) STORED,
    staff_search_text text NOT NULL GENERATED ALWAYS AS (search_fold(
      display_name || ' ' || localized_text(nick_name) || ' ' || localized_text(first_name) || ' '
      || localized_text(last_name) || ' ' || email || ' ' || coalesce(phone_number, ''))) STORED,
    ${RECORD}
  )`;

const TALENT_TAG = `
  CREATE TABLE talent_tag (
    talent_id uuid NOT NULL REFERENCES talent (id) ON DELETE CASCADE,
    tag_id uuid NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
    position smallint NOT NULL DEFAULT 0 CHECK (position BETWEEN 0 AND 19),
    PRIMARY KEY (talent_id, tag_id)
  )`;

const TALENT_SOCIAL = `
  CREATE TABLE talent_social (
    id uuid PRIMARY KEY,
    talent_id uuid NOT NULL REFERENCES talent (id) ON DELETE CASCADE,
    channel text NOT NULL CHECK (channel ${CHANNEL}),
    name text NOT NULL CHECK (char_length(name) <= 100),
    link text,
    followers integer CHECK (followers >= 0),
    engagement_rate double precision CHECK (engagement_rate >= 0),
    position smallint NOT NULL DEFAULT 0,
    UNIQUE (talent_id, channel)
  )`;

const WORK = `
  CREATE TABLE work (
    id uuid PRIMARY KEY,
    talent_id uuid NOT NULL REFERENCES talent (id) ON DELETE CASCADE,
    talent_type text NOT NULL CHECK (talent_type ${TALENT_TYPE}),
    ${RECORD},
    UNIQUE (id, talent_id)
  )`;

/** The parts of a work repeat talent_id, tied by the double key, so that filters need not pass through work. */
const OF_WORK = `
    id uuid PRIMARY KEY,
    work_id uuid NOT NULL,
    talent_id uuid NOT NULL,
    position smallint NOT NULL DEFAULT 0,
    FOREIGN KEY (work_id, talent_id) REFERENCES work (id, talent_id) ON DELETE CASCADE`;

const WORK_BUDGET = `
  CREATE TABLE work_budget (
    ${OF_WORK},
    budget_type text NOT NULL CHECK (budget_type IN (
      'Post', 'Story', 'ShortVideo', 'Video', 'Live', 'Event', 'ShootDay', 'Presenter', 'Other')),
    detail text,
    rate_charge numeric(12, 2) NOT NULL CHECK (rate_charge >= 0),
    date_update timestamptz NOT NULL DEFAULT now()
  )`;

const WORK_EXPERIENCE = `
  CREATE TABLE work_experience (
    ${OF_WORK},
    customer_name text NOT NULL CHECK (char_length(customer_name) <= 120),
    experience_type text NOT NULL CHECK (experience_type IN ('Internal', 'External')),
    hire_date date,
    link text,
    image_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(image_ids) <= 30)
  )`;

const WORK_SOCIAL_PERFORMANCE = `
  CREATE TABLE work_social_performance (
    ${OF_WORK},
    channel text NOT NULL CHECK (channel ${CHANNEL}),
    followers integer CHECK (followers >= 0),
    engagement double precision CHECK (engagement >= 0),
    average_post_reach integer CHECK (average_post_reach >= 0),
    average_story_view integer CHECK (average_story_view >= 0),
    cpr numeric(12, 2) CHECK (cpr >= 0),
    cpe numeric(12, 2) CHECK (cpe >= 0),
    measured_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (work_id, channel)
  )`;

const COMPOSITE_CARD = `
  CREATE TABLE composite_card (
    id uuid PRIMARY KEY,
    talent_id uuid NOT NULL REFERENCES talent (id) ON DELETE CASCADE,
    name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
    template text NOT NULL CHECK (template IN (
      'Classic', 'Editorial', 'Beauty', 'Mosaic', 'Influencer', 'Portfolio')),
    image_ids uuid[] NOT NULL DEFAULT '{}',
    slots jsonb NOT NULL DEFAULT '[]',
    fields text[] NOT NULL DEFAULT '{}',
    language text NOT NULL DEFAULT 'th' CHECK (language IN ('th', 'en')),
    is_default boolean NOT NULL DEFAULT false,
    shared boolean NOT NULL DEFAULT false,
    ${RECORD}
  )`;

/** Talents with everything that hangs on them. */
export const talent: Migration = {
  async up(db) {
    await runAll(db, [
      TALENT,
      `CREATE UNIQUE INDEX talent_display_name_key ON talent (lower(display_name)) WHERE deleted_at IS NULL`,
      `CREATE UNIQUE INDEX talent_email_key ON talent (lower(email)) WHERE deleted_at IS NULL`,
      TALENT_TAG,
      TALENT_SOCIAL,
      WORK,
      `CREATE UNIQUE INDEX work_talent_type_key ON work (talent_id, talent_type) WHERE deleted_at IS NULL`,
      WORK_BUDGET,
      'CREATE INDEX work_budget_work_idx ON work_budget (work_id, position)',
      WORK_EXPERIENCE,
      'CREATE INDEX work_experience_work_idx ON work_experience (work_id, position)',
      WORK_SOCIAL_PERFORMANCE,
      'CREATE INDEX work_social_performance_talent_idx ON work_social_performance (talent_id, channel)',
      COMPOSITE_CARD,
      'CREATE INDEX composite_card_talent_idx ON composite_card (talent_id, created_at) WHERE deleted_at IS NULL',
      `CREATE UNIQUE INDEX composite_card_default_key ON composite_card (talent_id)
         WHERE is_default AND deleted_at IS NULL`,
      `CREATE UNIQUE INDEX consent_subject_key ON consent (subject, purpose) WHERE withdrawn_at IS NULL`,
      'ALTER TABLE image ADD FOREIGN KEY (talent_id) REFERENCES talent (id)',
      'ALTER TABLE image ADD FOREIGN KEY (business_profile_id) REFERENCES business_profile (id)',
      'CREATE INDEX image_talent_idx ON image (talent_id) WHERE talent_id IS NOT NULL',
      'ALTER TABLE profile ADD FOREIGN KEY (image_id) REFERENCES image (id)',
      'ALTER TABLE profile ADD FOREIGN KEY (talent_id) REFERENCES talent (id)',
      'ALTER TABLE profile ADD FOREIGN KEY (business_profile_id) REFERENCES business_profile (id)',
    ]);
  },
};
