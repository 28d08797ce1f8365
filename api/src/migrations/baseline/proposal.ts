import { RECORD_COLUMNS, TALENT_TYPES } from './record-columns.ts';

/** Proposals, their links and client decisions. */
export const PROPOSAL = `
  -- The last number given in a year of the Buddhist era: its row is locked until the proposal is written.
  CREATE TABLE proposal_number (
    year integer PRIMARY KEY,
    last_number integer NOT NULL
  );

  CREATE TABLE proposal (
    id uuid PRIMARY KEY,
    number text NOT NULL UNIQUE,
    title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 200),
    business_profile_id uuid NOT NULL REFERENCES business_profile (id),
    job_id uuid REFERENCES job (id),
    brief text,
    language text NOT NULL DEFAULT 'th' CHECK (language IN ('th', 'en')),
    valid_until date NOT NULL,
    discount numeric(12, 2) NOT NULL DEFAULT 0 CHECK (discount >= 0),
    vat_rate numeric(5, 2) NOT NULL DEFAULT 7 CHECK (vat_rate BETWEEN 0 AND 100),
    wht_rate numeric(5, 2) NOT NULL DEFAULT 3 CHECK (wht_rate BETWEEN 0 AND 100),
    note text,
    revision integer NOT NULL DEFAULT 1,
    status text NOT NULL DEFAULT 'Draft' CHECK (status IN (
      'Draft', 'Sent', 'Viewed', 'Responded', 'Accepted', 'Declined', 'Expired', 'Cancelled')),
    status_reason text,
    subtotal numeric(12, 2) NOT NULL DEFAULT 0,
    total numeric(12, 2) NOT NULL DEFAULT 0,
    sent_at timestamptz,
    viewed_at timestamptz,
    responded_at timestamptz,
    decided_at timestamptz,
    search_text text NOT NULL GENERATED ALWAYS AS (search_fold(number || ' ' || title)) STORED,
    ${RECORD_COLUMNS}
  );
  CREATE INDEX proposal_created_idx ON proposal (created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX proposal_updated_idx ON proposal (updated_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX proposal_number_idx ON proposal (number, id) WHERE deleted_at IS NULL;
  CREATE INDEX proposal_title_idx ON proposal (title COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
  CREATE INDEX proposal_total_idx ON proposal (total, id) WHERE deleted_at IS NULL;
  CREATE INDEX proposal_valid_idx ON proposal (valid_until, id) WHERE deleted_at IS NULL;
  CREATE INDEX proposal_status_idx ON proposal (status, created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX proposal_business_idx ON proposal (business_profile_id, created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX proposal_job_idx ON proposal (job_id, created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX proposal_sent_up_idx ON proposal (sent_at ASC NULLS LAST, id) WHERE deleted_at IS NULL;
  CREATE INDEX proposal_sent_down_idx ON proposal (sent_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
  CREATE INDEX proposal_search_idx ON proposal USING gin (search_text gin_trgm_ops);
  CREATE INDEX proposal_search_start_idx ON proposal (left(search_text, 60) text_pattern_ops)
    WHERE deleted_at IS NULL;
  CREATE INDEX proposal_deleted_idx ON proposal (deleted_at) WHERE deleted_at IS NOT NULL;

  -- Card and name are frozen when the proposal is sent.
  CREATE TABLE proposal_item (
    id uuid PRIMARY KEY,
    proposal_id uuid NOT NULL REFERENCES proposal (id) ON DELETE CASCADE,
    talent_id uuid NOT NULL REFERENCES talent (id),
    composite_card_id uuid REFERENCES composite_card (id) ON DELETE SET NULL,
    card_snapshot jsonb,
    talent_name jsonb,
    talent_type text NOT NULL CHECK (talent_type IN (${TALENT_TYPES})),
    deliverable text,
    quantity integer NOT NULL DEFAULT 1 CHECK (quantity BETWEEN 1 AND 999),
    unit_price numeric(12, 2) NOT NULL DEFAULT 0 CHECK (unit_price >= 0),
    cost numeric(12, 2) CHECK (cost >= 0),
    availability text,
    position integer NOT NULL,
    decision text NOT NULL DEFAULT 'None' CHECK (decision IN ('None', 'Yes', 'Backup', 'No')),
    reason text CHECK (reason IN ('Budget', 'Look', 'Date', 'Conflict', 'Other')),
    comment text,
    decided_at timestamptz,
    unavailable_at timestamptz,
    version integer NOT NULL DEFAULT 1
  );
  CREATE INDEX proposal_item_idx ON proposal_item (proposal_id, position, id);
  CREATE INDEX proposal_item_talent_idx ON proposal_item (talent_id);

  -- A link for the client; the newest counts.
  CREATE TABLE proposal_link (
    id uuid PRIMARY KEY,
    proposal_id uuid NOT NULL REFERENCES proposal (id) ON DELETE CASCADE,
    token_hash text NOT NULL UNIQUE,
    email text,
    passcode_hash text,
    failures integer NOT NULL DEFAULT 0,
    expires_at timestamptz NOT NULL,
    locked_at timestamptz,
    revoked_at timestamptz,
    created_by uuid,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX proposal_link_idx ON proposal_link (proposal_id, created_at DESC, id DESC);

  -- Each revision as it was sent, without costs, and what the client had decided when the next one began.
  CREATE TABLE proposal_revision (
    proposal_id uuid NOT NULL REFERENCES proposal (id) ON DELETE CASCADE,
    revision integer NOT NULL,
    content jsonb NOT NULL,
    answers jsonb,
    sent_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (proposal_id, revision)
  );`;
