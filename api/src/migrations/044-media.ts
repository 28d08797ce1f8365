import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** Where a picture's subject is, in shares of its width and height. */
const IS_FOCUS = `(jsonb_typeof(focus -> 'x') = 'number' AND jsonb_typeof(focus -> 'y') = 'number'
  AND (focus ->> 'x')::numeric BETWEEN 0 AND 1 AND (focus ->> 'y')::numeric BETWEEN 0 AND 1)`;

/** What the library says of a picture, and what it is looked for by. */
const IMAGE = [
  `ALTER TABLE image
     ADD COLUMN name text CHECK (char_length(name) <= 120),
     ADD COLUMN focus jsonb CHECK (focus IS NULL OR ${IS_FOCUS}),
     ADD COLUMN is_kept boolean NOT NULL DEFAULT false`,
  `ALTER TABLE image ADD COLUMN search_text text NOT NULL
     GENERATED ALWAYS AS (search_fold(coalesce(name, '') || ' ' || localized_text(alt))) STORED`,
  'CREATE INDEX image_search_idx ON image USING gin (search_text gin_trgm_ops)',
  'CREATE INDEX image_created_idx ON image (created_at, id) WHERE deleted_at IS NULL',
  'CREATE INDEX image_updated_idx ON image (updated_at, id) WHERE deleted_at IS NULL',
  'CREATE INDEX image_size_idx ON image (size, id) WHERE deleted_at IS NULL',
];

/** What is kept by hand is never looked at by the clean-up. */
const UNKEPT = [
  'DROP INDEX image_editorial_idx',
  'CREATE INDEX image_editorial_idx ON image (updated_at) WHERE is_editorial AND NOT is_kept AND deleted_at IS NULL',
];

/** Who looks for the records that show a picture. */
const SHOWN_BY = [
  'CREATE INDEX client_logo_idx ON client (logo_id) WHERE logo_id IS NOT NULL',
  'CREATE INDEX profile_image_idx ON profile (image_id) WHERE image_id IS NOT NULL',
  'CREATE INDEX business_profile_logo_idx ON business_profile (logo_id) WHERE logo_id IS NOT NULL',
  'CREATE INDEX job_image_idx ON job (image_id) WHERE image_id IS NOT NULL',
  'CREATE INDEX talent_image_idx ON talent (image_id) WHERE image_id IS NOT NULL',
  `ALTER TABLE content_page
     ADD COLUMN text_image_ids uuid[] NOT NULL GENERATED ALWAYS AS (ids_in(body)) STORED`,
  `ALTER TABLE content_page_version
     ADD COLUMN text_image_ids uuid[] NOT NULL GENERATED ALWAYS AS (ids_in(body)) STORED`,
];

/** Logos of clients are the agency's own pictures, as those of articles are. */
const LOGOS = `
  UPDATE image i SET is_editorial = true
  WHERE talent_id IS NULL AND business_profile_id IS NULL
    AND EXISTS (SELECT 1 FROM client c WHERE c.logo_id = i.id)
    AND NOT EXISTS (SELECT 1 FROM profile p WHERE p.image_id = i.id)
    AND NOT EXISTS (SELECT 1 FROM business_profile b WHERE b.logo_id = i.id)
    AND NOT EXISTS (SELECT 1 FROM job j WHERE j.image_id = i.id)`;

/** One library of all pictures: names, the place that crops keep, and what is kept although nothing shows it. */
export const media: Migration = {
  async up(db) {
    await runAll(db, [...IMAGE, ...UNKEPT, ...SHOWN_BY, LOGOS]);
  },
};
