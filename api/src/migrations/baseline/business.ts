import { RECORD_COLUMNS } from './record-columns.ts';

export const BUSINESS = `
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
    status_reason text CHECK (char_length(status_reason) <= 500),
    missing_translation boolean NOT NULL GENERATED ALWAYS AS (company_name ->> 'en' = '') STORED,
    search_text text NOT NULL GENERATED ALWAYS AS (search_fold(
      localized_text(company_name) || ' ' || coalesce(tax_id, '') || ' ' || coalesce(contact_name, '') || ' ' ||
      coalesce(email, '') || ' ' || coalesce(contact_phone, '') || ' ' || coalesce(industry, ''))) STORED,
    ${RECORD_COLUMNS}
  );
  CREATE UNIQUE INDEX business_profile_tax_key ON business_profile (tax_id, coalesce(branch_no, ''))
    WHERE deleted_at IS NULL AND tax_id IS NOT NULL;
  CREATE INDEX business_profile_created_idx ON business_profile (created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX business_profile_updated_idx ON business_profile (updated_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX business_profile_name_idx ON business_profile ((company_name ->> 'th') COLLATE "und-x-icu", id)
    WHERE deleted_at IS NULL;
  CREATE INDEX business_profile_status_idx ON business_profile (status, created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX business_profile_search_idx ON business_profile USING gin (search_text gin_trgm_ops);
  -- A keyword of two letters has no trigram: names that begin with it are read by an index of their own.
  CREATE INDEX business_profile_search_start_idx ON business_profile (left(search_text, 60) text_pattern_ops)
    WHERE deleted_at IS NULL;
  CREATE INDEX business_profile_deleted_idx ON business_profile (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE INDEX business_profile_logo_idx ON business_profile (logo_id) WHERE logo_id IS NOT NULL;

  -- A link that was mailed to a colleague. Only the hash of its secret is stored; sent again, it has another.
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
  );
  CREATE UNIQUE INDEX business_invitation_key ON business_invitation (business_profile_id, email)
    WHERE accepted_at IS NULL AND revoked_at IS NULL;

  -- What an approved business wants changed about its names and logo, until staff have decided.
  CREATE TABLE business_change_request (
    id uuid PRIMARY KEY,
    business_profile_id uuid NOT NULL REFERENCES business_profile (id) ON DELETE CASCADE,
    change jsonb NOT NULL CHECK (jsonb_typeof(change) = 'object'),
    status text NOT NULL DEFAULT 'Open'
      CHECK (status IN ('Open', 'Approved', 'Rejected', 'Replaced', 'Withdrawn')),
    reason text CHECK (char_length(reason) <= 500),
    requested_by uuid,
    requested_at timestamptz NOT NULL DEFAULT now(),
    decided_by uuid,
    decided_at timestamptz
  );
  CREATE UNIQUE INDEX business_change_request_key ON business_change_request (business_profile_id)
    WHERE status = 'Open';
  CREATE INDEX business_change_request_business_idx
    ON business_change_request (business_profile_id, requested_at DESC);`;
