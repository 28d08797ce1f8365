import { RECORD_COLUMNS } from './record-columns.ts';

export const CLIENT = `
  CREATE TABLE client (
    id uuid PRIMARY KEY,
    name localized NOT NULL CHECK (localized_within(name, 120)),
    logo_id uuid REFERENCES image (id),
    link text,
    sort_order integer,
    publish boolean NOT NULL DEFAULT true,
    business_profile_id uuid REFERENCES business_profile (id),
    search_text text NOT NULL GENERATED ALWAYS AS (search_fold(localized_text(name))) STORED,
    missing_translation boolean NOT NULL GENERATED ALWAYS AS (name ->> 'en' = '') STORED,
    ${RECORD_COLUMNS}
  );
  CREATE INDEX client_order_idx ON client (sort_order NULLS LAST, created_at, id) WHERE publish AND deleted_at IS NULL;
  CREATE UNIQUE INDEX client_business_key ON client (business_profile_id)
    WHERE business_profile_id IS NOT NULL AND deleted_at IS NULL;
  CREATE INDEX client_logo_idx ON client (logo_id) WHERE logo_id IS NOT NULL;`;
