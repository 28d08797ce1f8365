import { createQueue } from '@dara/backend';
import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

const RECORD = `
    created_by uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    version integer NOT NULL DEFAULT 1`;

/** The last number given in a year of the Buddhist era: its row is held until the proposal is written. */
const NUMBER = `
  CREATE TABLE proposal_number (
    year integer PRIMARY KEY,
    last_number integer NOT NULL
  )`;

const PROPOSAL = `
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
    ${RECORD}
  )`;

/** Card and name are frozen when the proposal is sent. */
const ITEM = `
  CREATE TABLE proposal_item (
    id uuid PRIMARY KEY,
    proposal_id uuid NOT NULL REFERENCES proposal (id) ON DELETE CASCADE,
    talent_id uuid NOT NULL REFERENCES talent (id),
    composite_card_id uuid REFERENCES composite_card (id) ON DELETE SET NULL,
    card_snapshot jsonb,
    talent_name jsonb,
    talent_type text NOT NULL CHECK (talent_type IN (
      'MegaStar', 'SuperStar', 'RisingStar', 'Influencer', 'Actor', 'Singer', 'LiveTalent', 'NewBorn')),
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
  )`;

/** A link for the client; the newest counts. */
const LINK = `
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
  )`;

/** What each revision said when it was sent, without costs, and what the client had answered when the next one began. */
const REVISION = `
  CREATE TABLE proposal_revision (
    proposal_id uuid NOT NULL REFERENCES proposal (id) ON DELETE CASCADE,
    revision integer NOT NULL,
    content jsonb NOT NULL,
    answers jsonb,
    sent_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (proposal_id, revision)
  )`;

const live = (name: string, columns: string): string =>
  `CREATE INDEX proposal_${name}_idx ON proposal (${columns}) WHERE deleted_at IS NULL`;

const INDEXES = [
  live('created', 'created_at, id'),
  live('updated', 'updated_at, id'),
  live('number', 'number, id'),
  live('title', 'title COLLATE "und-x-icu", id'),
  live('total', 'total, id'),
  live('valid', 'valid_until, id'),
  live('status', 'status, created_at, id'),
  live('business', 'business_profile_id, created_at, id'),
  live('job', 'job_id, created_at, id'),
  `CREATE INDEX proposal_sent_up_idx ON proposal (sent_at ASC NULLS LAST, id) WHERE deleted_at IS NULL`,
  `CREATE INDEX proposal_sent_down_idx ON proposal (sent_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL`,
  'CREATE INDEX proposal_search_idx ON proposal USING gin (search_text gin_trgm_ops)',
  'CREATE INDEX proposal_item_idx ON proposal_item (proposal_id, position, id)',
  'CREATE INDEX proposal_item_talent_idx ON proposal_item (talent_id)',
  'CREATE INDEX proposal_link_idx ON proposal_link (proposal_id, created_at DESC, id DESC)',
];

/** What is offered to clients, how they reach it, and what they answered. */
export const proposals: Migration = {
  async up(db) {
    await createQueue(db, 'watch-proposals');
    await runAll(db, [NUMBER, PROPOSAL, ITEM, LINK, REVISION, ...INDEXES]);
  },
};
