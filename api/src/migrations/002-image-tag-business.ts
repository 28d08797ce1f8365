import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/**
 * Folding for search: lower case, and without the Thai marks U+0E47-0E4E (tones and the like), which people
 * leave out or mistype. `lower` needs an ICU collation, or databases made with C would fold ASCII only.
 */
const SEARCH_FOLD = `
  CREATE FUNCTION search_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(lower(value COLLATE "und-x-icu"), U&'\\0E47\\0E48\\0E49\\0E4A\\0E4B\\0E4C\\0E4D\\0E4E', '')`;

const LOCALIZED = `
  CREATE DOMAIN localized AS jsonb CHECK (
    VALUE IS NULL OR (
      jsonb_typeof(VALUE -> 'th') = 'string' AND jsonb_typeof(VALUE -> 'en') = 'string' AND VALUE ->> 'th' <> ''
    )
  )`;

const LOCALIZED_WITHIN = `
  CREATE FUNCTION localized_within(value jsonb, bound integer) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN value IS NULL OR (char_length(value ->> 'th') <= bound AND char_length(value ->> 'en') <= bound)`;

/** Both languages of a text as one string, for the search columns. */
const LOCALIZED_TEXT = `
  CREATE FUNCTION localized_text(value jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(value ->> 'th', '') || ' ' || coalesce(value ->> 'en', '')`;

const IMAGE = `
  CREATE TABLE image (
    id uuid PRIMARY KEY,
    hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
    format text NOT NULL CHECK (format IN ('jpeg', 'png')),
    width integer NOT NULL CHECK (width > 0),
    height integer NOT NULL CHECK (height > 0),
    size integer NOT NULL CHECK (size > 0),
    alt localized,
    placeholder text,
    access text NOT NULL DEFAULT 'public' CHECK (access IN ('public', 'private')),
    talent_id uuid,
    business_profile_id uuid,
    created_by uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    version integer NOT NULL DEFAULT 1
  )`;

const TAG = `
  CREATE TABLE tag (
    id uuid PRIMARY KEY,
    name localized NOT NULL CHECK (localized_within(name, 50)),
    kind text NOT NULL CHECK (kind IN ('Talent', 'News', 'Job')),
    created_by uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    version integer NOT NULL DEFAULT 1
  )`;

const BUSINESS_PROFILE = `
  CREATE TABLE business_profile (
    id uuid PRIMARY KEY,
    company_name localized NOT NULL CHECK (localized_within(company_name, 120)),
    business_type text NOT NULL CHECK (business_type IN ('Brand', 'Agency', 'Production', 'Media', 'Other')),
    tax_id text CHECK (tax_id ~ '^[0-9]{13}$'),
    branch_no text CHECK (branch_no ~ '^[0-9]{5}$'),
    industry text,
    logo_id uuid REFERENCES image (id),
    website text,
    line_id text,
    contact_name text,
    position text,
    email text,
    contact_phone text,
    country text NOT NULL DEFAULT 'TH',
    province text,
    district text,
    sub_district text,
    postal_code text,
    address text,
    show_as_client boolean NOT NULL DEFAULT false,
    active boolean NOT NULL DEFAULT true,
    status text NOT NULL DEFAULT 'Pending'
      CHECK (status IN ('Pending', 'Approved', 'Rejected', 'Suspended')),
    created_by uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    version integer NOT NULL DEFAULT 1
  )`;

const CLIENT = `
  CREATE TABLE client (
    id uuid PRIMARY KEY,
    name localized NOT NULL CHECK (localized_within(name, 120)),
    logo_id uuid REFERENCES image (id),
    link text,
    sort_order integer,
    publish boolean NOT NULL DEFAULT true,
    business_profile_id uuid REFERENCES business_profile (id),
    created_by uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    version integer NOT NULL DEFAULT 1
  )`;

/** Images, tags, businesses and clients, and the functions that every text column leans on. */
export const imageTagBusiness: Migration = {
  async up(db) {
    await runAll(db, [
      'CREATE EXTENSION IF NOT EXISTS pg_trgm',
      SEARCH_FOLD,
      LOCALIZED,
      LOCALIZED_WITHIN,
      LOCALIZED_TEXT,
      IMAGE,
      'CREATE INDEX image_hash_idx ON image (hash)',
      TAG,
      `CREATE UNIQUE INDEX tag_name_key ON tag (kind, lower(name ->> 'th')) WHERE deleted_at IS NULL`,
      BUSINESS_PROFILE,
      `CREATE INDEX business_profile_created_idx ON business_profile (created_at, id) WHERE deleted_at IS NULL`,
      `CREATE UNIQUE INDEX business_profile_tax_key ON business_profile (tax_id, coalesce(branch_no, ''))
         WHERE deleted_at IS NULL AND tax_id IS NOT NULL`,
      CLIENT,
      `CREATE INDEX client_order_idx ON client (sort_order NULLS LAST, created_at, id)
         WHERE publish AND deleted_at IS NULL`,
    ]);
  },
};
