import { RECORD_COLUMNS } from './record-columns.ts';

const PROFILE = String.raw`
  CREATE TABLE profile (
    id uuid PRIMARY KEY,
    email text NOT NULL CHECK (email = lower(email) AND char_length(email) <= 254),
    -- Null until the owner of the address follows the mailed link. By its default an account of older code has confirmed.
    email_confirmed_at timestamptz DEFAULT now(),
    password_hash text,
    first_name text NOT NULL DEFAULT '' CHECK (char_length(first_name) <= 50),
    last_name text NOT NULL DEFAULT '' CHECK (char_length(last_name) <= 50),
    image_id uuid REFERENCES image (id),
    permission text NOT NULL CHECK (permission IN ('Admin', 'Staff', 'Business', 'Talent')),
    contact_phone text,
    country text NOT NULL DEFAULT 'TH',
    province text,
    district text,
    sub_district text,
    postal_code text CHECK (postal_code ~ '^[0-9]{5}$'),
    address text CHECK (char_length(address) <= 500),
    active boolean NOT NULL DEFAULT true,
    talent_id uuid REFERENCES talent (id),
    business_profile_id uuid REFERENCES business_profile (id),
    business_role text NOT NULL DEFAULT 'Owner' CHECK (business_role IN ('Owner', 'Member')),
    language text NOT NULL DEFAULT 'th' CHECK (language IN ('th', 'en')),
    has_chosen_language boolean NOT NULL DEFAULT false,
    theme text CHECK (theme IN ('light', 'dark', 'system')),
    last_login_at timestamptz,
    -- The folding of search_fold, spelled out.
    search text GENERATED ALWAYS AS (translate(
      lower((coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email || ' '
        || coalesce(contact_phone, '')) COLLATE "und-x-icu"),
      U&'\0E47\0E48\0E49\0E4A\0E4B\0E4C\0E4D\0E4E', '')) STORED,
    ${RECORD_COLUMNS}
  );
  CREATE UNIQUE INDEX profile_email_key ON profile (email) WHERE deleted_at IS NULL;
  CREATE INDEX profile_search_idx ON profile USING gin (search gin_trgm_ops);
  CREATE INDEX profile_search_start_idx ON profile (left(search, 60) text_pattern_ops) WHERE deleted_at IS NULL;
  CREATE INDEX profile_permission_idx ON profile (permission, created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX profile_talent_idx ON profile (talent_id) WHERE talent_id IS NOT NULL;
  CREATE INDEX profile_business_idx ON profile (business_profile_id) WHERE business_profile_id IS NOT NULL;
  CREATE INDEX profile_image_idx ON profile (image_id) WHERE image_id IS NOT NULL;
  CREATE INDEX profile_deleted_idx ON profile (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE INDEX profile_unconfirmed ON profile (created_at) WHERE email_confirmed_at IS NULL AND deleted_at IS NULL;
  -- One index per order of the user list.
  CREATE INDEX profile_created_at_idx ON profile (created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX profile_updated_at_idx ON profile (updated_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX profile_last_login_at_idx ON profile (last_login_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX profile_email_idx ON profile (email COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
  CREATE INDEX profile_first_name_idx ON profile (first_name COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
  CREATE INDEX profile_last_name_idx ON profile (last_name COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;`;

const SESSIONS = `
  -- One row per issued token; a family is one sign-in, whose tokens replace one another.
  CREATE TABLE refresh_token (
    id uuid PRIMARY KEY,
    family_id uuid NOT NULL,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    token_hash text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    revoked_at timestamptz,
    started_at timestamptz NOT NULL DEFAULT now(),
    device_hash text,
    user_agent text,
    address text
  );
  CREATE INDEX refresh_token_family_idx ON refresh_token (family_id);
  CREATE INDEX refresh_token_profile_idx ON refresh_token (profile_id);
  CREATE INDEX refresh_token_expires_idx ON refresh_token (expires_at);
  CREATE INDEX refresh_token_revoked_idx ON refresh_token (revoked_at) WHERE revoked_at IS NOT NULL;

  -- Browsers in which a person has signed in. The browser stores a secret, this table its hash.
  CREATE TABLE sign_in_device (
    id uuid PRIMARY KEY,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    token_hash text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    UNIQUE (profile_id, token_hash)
  );`;

const MAILED = `
  CREATE TABLE reset_token (
    id uuid PRIMARY KEY,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    token_hash text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  );
  CREATE INDEX reset_token_profile_idx ON reset_token (profile_id);

  CREATE TABLE mailed_link (
    id uuid PRIMARY KEY,
    purpose text NOT NULL,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    token_hash text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX mailed_link_profile ON mailed_link (profile_id, purpose);
  CREATE INDEX mailed_link_created_at ON mailed_link (created_at);

  CREATE TABLE registration_hold (
    email text PRIMARY KEY,
    display_name text,
    tax_id text,
    branch_no text,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX registration_hold_expires_at ON registration_hold (expires_at);

  -- One change of address per person; staff may have asked for it.
  CREATE TABLE email_change (
    id uuid PRIMARY KEY,
    profile_id uuid NOT NULL UNIQUE REFERENCES profile (id) ON DELETE CASCADE,
    email text NOT NULL,
    token_hash text NOT NULL UNIQUE,
    stop_hash text NOT NULL UNIQUE,
    session_id uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    asked_by uuid REFERENCES profile (id) ON DELETE CASCADE,
    talent_id uuid REFERENCES talent (id) ON DELETE CASCADE,
    new_confirmed_at timestamptz,
    old_confirmed_at timestamptz,
    old_lost_at timestamptz,
    approved_by uuid REFERENCES profile (id) ON DELETE SET NULL
  );
  CREATE INDEX email_change_expires_at ON email_change (expires_at);
  CREATE INDEX email_change_approved_by ON email_change (approved_by);
  CREATE INDEX email_change_asked_by ON email_change (asked_by);
  CREATE INDEX email_change_talent_id ON email_change (talent_id);`;

const SECOND_STEP = `
  CREATE TABLE second_step (
    profile_id uuid PRIMARY KEY REFERENCES profile (id) ON DELETE CASCADE,
    sealed_secret text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    confirmed_at timestamptz,
    last_period bigint
  );

  CREATE TABLE recovery_code (
    id uuid PRIMARY KEY,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    code_hash text NOT NULL,
    used_at timestamptz,
    UNIQUE (profile_id, code_hash)
  );

  CREATE TABLE passkey (
    id uuid PRIMARY KEY,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    credential_id text NOT NULL UNIQUE,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports jsonb NOT NULL,
    name text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz
  );
  CREATE INDEX passkey_profile_id ON passkey (profile_id);

  -- A question that a browser may answer once.
  CREATE TABLE sign_in_challenge (
    id uuid PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('SecondStep', 'PasskeySignIn', 'NewPasskey', 'PasskeyStep')),
    token_hash text NOT NULL UNIQUE,
    browser_hash text NOT NULL,
    profile_id uuid REFERENCES profile (id) ON DELETE CASCADE,
    challenge text,
    guesses integer NOT NULL DEFAULT 0,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX sign_in_challenge_expires_at ON sign_in_challenge (expires_at);
  CREATE INDEX sign_in_challenge_profile_id ON sign_in_challenge (profile_id);

  -- Sessions in which the second step was given just now.
  CREATE TABLE fresh_step (
    id uuid PRIMARY KEY,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX fresh_step_profile_id ON fresh_step (profile_id);
  CREATE INDEX fresh_step_expires_at ON fresh_step (expires_at);

  -- One row for the whole site.
  CREATE TABLE security_setting (
    id boolean PRIMARY KEY DEFAULT true CHECK (id),
    is_second_step_required boolean NOT NULL DEFAULT false,
    updated_by uuid REFERENCES profile (id) ON DELETE SET NULL,
    updated_at timestamptz NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1
  );
  INSERT INTO security_setting (id) VALUES (true);`;

/** People and how they sign in. */
export const ACCOUNT = PROFILE + SESSIONS + MAILED + SECOND_STEP;
