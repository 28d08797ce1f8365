import { RECORD_COLUMNS } from './record-columns.ts';

export const COMPOSITE_CARD = `
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
    search_text text NOT NULL GENERATED ALWAYS AS (search_fold(name)) STORED,
    ${RECORD_COLUMNS}
  );
  CREATE INDEX composite_card_talent_idx ON composite_card (talent_id, created_at) WHERE deleted_at IS NULL;
  CREATE UNIQUE INDEX composite_card_default_key ON composite_card (talent_id) WHERE is_default AND deleted_at IS NULL;
  CREATE INDEX composite_card_created_idx ON composite_card (created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX composite_card_updated_idx ON composite_card (updated_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX composite_card_images_idx ON composite_card USING gin (image_ids);`;
