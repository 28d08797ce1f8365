import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** Search ignores case and the Thai marks U+0E47-0E4E, which people leave out or mistype. */
const SEARCH = `
  translate(
    lower((coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email || ' ' || coalesce(contact_phone, '')) COLLATE "und-x-icu"),
    U&'\\0E47\\0E48\\0E49\\0E4A\\0E4B\\0E4C\\0E4D\\0E4E', '')`;

const PROFILE = `
  CREATE TABLE profile (
    id uuid PRIMARY KEY,
    email text NOT NULL CHECK (email = lower(email) AND char_length(email) <= 254),
    password_hash text,
    first_name text NOT NULL DEFAULT '' CHECK (char_length(first_name) <= 50),
    last_name text NOT NULL DEFAULT '' CHECK (char_length(last_name) <= 50),
    image_id uuid,
    permission text NOT NULL CHECK (permission IN ('Admin', 'Staff', 'Business', 'Talent')),
    contact_phone text,
    country text NOT NULL DEFAULT 'TH',
    province text,
    district text,
    sub_district text,
    postal_code text CHECK (postal_code ~ '^[0-9]{5}$'),
    address text CHECK (char_length(address) <= 500),
    active boolean NOT NULL DEFAULT true,
    talent_id uuid,
    business_profile_id uuid,
    language text NOT NULL DEFAULT 'th' CHECK (language IN ('th', 'en')),
    last_login_at timestamptz,
    created_by uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    search text GENERATED ALWAYS AS (${SEARCH}) STORED
  )`;

/** One row per issued token; a family is one sign-in, whose tokens replace one another. */
const REFRESH_TOKEN = `
  CREATE TABLE refresh_token (
    id uuid PRIMARY KEY,
    family_id uuid NOT NULL,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    token_hash text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    revoked_at timestamptz
  )`;

const RESET_TOKEN = `
  CREATE TABLE reset_token (
    id uuid PRIMARY KEY,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    token_hash text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  )`;

const AUDIT_EVENT = `
  CREATE TABLE audit_event (
    id uuid PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    actor_id uuid,
    permission text,
    action text NOT NULL,
    entity text NOT NULL,
    entity_id uuid,
    diff jsonb,
    request_id text
  )`;

const AUDIT_GUARD = `
  CREATE FUNCTION audit_event_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'audit events cannot be changed';
  END $$`;

const CONSENT = `
  CREATE TABLE consent (
    id uuid PRIMARY KEY,
    subject uuid NOT NULL,
    purpose text NOT NULL CHECK (purpose IN ('PublicProfile', 'ClientSharing', 'Marketing')),
    text_version text NOT NULL,
    given_at timestamptz NOT NULL DEFAULT now(),
    given_by text NOT NULL CHECK (given_by IN ('self', 'guardian')),
    withdrawn_at timestamptz
  )`;

/** Each order of the user list, with the id that breaks ties. */
const PROFILE_ORDERS = {
  created_at: 'created_at',
  updated_at: 'updated_at',
  email: 'email COLLATE "und-x-icu"',
  first_name: 'first_name COLLATE "und-x-icu"',
  last_name: 'last_name COLLATE "und-x-icu"',
  last_login_at: 'last_login_at',
};

export const accounts: Migration = {
  async up(db) {
    await runAll(db, [
      'CREATE EXTENSION IF NOT EXISTS pg_trgm',
      PROFILE,
      'CREATE UNIQUE INDEX profile_email_key ON profile (email) WHERE deleted_at IS NULL',
      'CREATE INDEX profile_search_idx ON profile USING gin (search gin_trgm_ops)',
      'CREATE INDEX profile_permission_idx ON profile (permission, created_at, id) WHERE deleted_at IS NULL',
      'CREATE INDEX profile_talent_idx ON profile (talent_id) WHERE talent_id IS NOT NULL',
      'CREATE INDEX profile_business_idx ON profile (business_profile_id) WHERE business_profile_id IS NOT NULL',
      ...Object.entries(PROFILE_ORDERS).map(
        ([name, order]) =>
          `CREATE INDEX profile_${name}_idx ON profile (${order}, id) WHERE deleted_at IS NULL`,
      ),
      REFRESH_TOKEN,
      'CREATE INDEX refresh_token_family_idx ON refresh_token (family_id)',
      'CREATE INDEX refresh_token_profile_idx ON refresh_token (profile_id)',
      RESET_TOKEN,
      'CREATE INDEX reset_token_profile_idx ON reset_token (profile_id)',
      AUDIT_EVENT,
      'CREATE INDEX audit_event_at_idx ON audit_event (at DESC, id)',
      'CREATE INDEX audit_event_entity_idx ON audit_event (entity, entity_id, at DESC)',
      AUDIT_GUARD,
      `CREATE TRIGGER audit_event_append_only BEFORE UPDATE OR DELETE ON audit_event
        FOR EACH ROW EXECUTE FUNCTION audit_event_append_only()`,
      CONSENT,
      'CREATE INDEX consent_subject_idx ON consent (subject, purpose) WHERE withdrawn_at IS NULL',
    ]);
  },
};
