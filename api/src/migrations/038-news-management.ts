import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** Of a text that may be empty as yet. */
const IS_TEXT = (column: string) => `(
  jsonb_typeof(${column} -> 'th') = 'string' AND jsonb_typeof(${column} -> 'en') = 'string')`;

/** Every id that a text names, those of the pictures that it shows among them. */
const IDS_IN = `
  CREATE FUNCTION ids_in(value jsonb) RETURNS uuid[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(array_agg(DISTINCT m[1]::uuid), '{}') FROM regexp_matches(
    value::text, '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})', 'g') AS m)`;

/** Only what is readable needs a text; generated columns that read it are made anew. */
const LOOSER_TEXTS = [
  'ALTER TABLE news DROP COLUMN missing_translation, DROP COLUMN search_text',
  `ALTER TABLE news
     ALTER COLUMN short_description TYPE jsonb,
     ALTER COLUMN detail TYPE jsonb,
     ADD CONSTRAINT news_short_description_text CHECK ${IS_TEXT('short_description')},
     ADD CONSTRAINT news_detail_text CHECK ${IS_TEXT('detail')},
     ADD CONSTRAINT news_published_texts CHECK (
       NOT publish OR (short_description ->> 'th' <> '' AND detail ->> 'th' <> ''))`,
  `ALTER TABLE news
     ADD COLUMN updated_by uuid,
     ADD COLUMN preview_round integer NOT NULL DEFAULT 1,
     ADD COLUMN missing_translation boolean NOT NULL GENERATED ALWAYS AS (
       title ->> 'en' = '' OR short_description ->> 'en' = '' OR detail ->> 'en' = '') STORED,
     ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (search_fold(
       localized_text(title) || ' ' || localized_text(short_description))) STORED,
     ADD COLUMN text_image_ids uuid[] NOT NULL GENERATED ALWAYS AS (ids_in(detail)) STORED`,
  'CREATE INDEX news_search_idx ON news USING gin (search_text gin_trgm_ops)',
];

/** Who looks for a picture's articles, lists the bin, or puts articles in order. */
const INDEXES = [
  'CREATE INDEX news_text_images_idx ON news USING gin (text_image_ids)',
  'CREATE INDEX news_image_idx ON news (image_id) WHERE image_id IS NOT NULL',
  'CREATE INDEX news_share_image_idx ON news (share_image_id) WHERE share_image_id IS NOT NULL',
  'CREATE INDEX news_deleted_idx ON news (deleted_at) WHERE deleted_at IS NOT NULL',
  'CREATE INDEX news_missing_idx ON news (missing_translation, created_at, id) WHERE deleted_at IS NULL',
  'CREATE INDEX news_places_idx ON news (type, sort_order NULLS LAST, id DESC) WHERE deleted_at IS NULL',
  'CREATE INDEX news_all_places_idx ON news (sort_order NULLS LAST, id DESC) WHERE deleted_at IS NULL',
];

const VERSION = `
  CREATE TABLE news_version (
    news_id uuid NOT NULL REFERENCES news (id) ON DELETE CASCADE,
    version integer NOT NULL,
    title jsonb NOT NULL,
    short_description jsonb NOT NULL,
    detail jsonb NOT NULL,
    image_id uuid,
    share_image_id uuid,
    text_image_ids uuid[] NOT NULL GENERATED ALWAYS AS (ids_in(detail)) STORED,
    created_by uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (news_id, version)
  )`;

/** By the table itself, so that no way of writing an article leaves a state of it behind. */
const KEEP_VERSION = `
  CREATE FUNCTION keep_news_version() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO news_version (news_id, version, title, short_description, detail, image_id, share_image_id, created_by, created_at)
    VALUES (NEW.id, NEW.version, NEW.title, NEW.short_description, NEW.detail, NEW.image_id, NEW.share_image_id,
      coalesce(NEW.updated_by, NEW.created_by), NEW.updated_at)
    ON CONFLICT (news_id, version) DO UPDATE SET title = excluded.title, short_description = excluded.short_description,
      detail = excluded.detail, image_id = excluded.image_id, share_image_id = excluded.share_image_id,
      created_by = excluded.created_by, created_at = excluded.created_at;
    RETURN NULL;
  END $$`;

const DRAFT = `
  CREATE TABLE news_draft (
    news_id uuid NOT NULL REFERENCES news (id) ON DELETE CASCADE,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    base_version integer NOT NULL,
    data jsonb NOT NULL,
    image_ids uuid[] NOT NULL GENERATED ALWAYS AS (ids_in(data)) STORED,
    saved_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (news_id, profile_id)
  )`;

const EDITING = `
  CREATE TABLE news_editing (
    news_id uuid NOT NULL REFERENCES news (id) ON DELETE CASCADE,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    since timestamptz NOT NULL DEFAULT now(),
    seen_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (news_id, profile_id)
  )`;

/** Pictures made for articles are public while one of them is. */
const PICTURES = [
  'ALTER TABLE image ADD COLUMN is_editorial boolean NOT NULL DEFAULT false',
  `UPDATE image i SET is_editorial = true
   WHERE talent_id IS NULL AND business_profile_id IS NULL
     AND EXISTS (SELECT 1 FROM news n WHERE i.id IN (n.image_id, n.share_image_id))
     AND NOT EXISTS (SELECT 1 FROM client c WHERE c.logo_id = i.id)
     AND NOT EXISTS (SELECT 1 FROM profile p WHERE p.image_id = i.id)
     AND NOT EXISTS (SELECT 1 FROM job j WHERE j.image_id = i.id)`,
  'CREATE INDEX image_editorial_idx ON image (updated_at) WHERE is_editorial AND deleted_at IS NULL',
];

/** What editors of articles need: states that are kept, working copies, who edits, and pictures that are not public yet. */
export const newsManagement: Migration = {
  async up(db) {
    await runAll(db, [
      IDS_IN,
      ...LOOSER_TEXTS,
      ...INDEXES,
      VERSION,
      'CREATE INDEX news_version_images_idx ON news_version USING gin (text_image_ids)',
      'CREATE INDEX news_version_image_idx ON news_version (image_id) WHERE image_id IS NOT NULL',
      'CREATE INDEX news_version_share_image_idx ON news_version (share_image_id) WHERE share_image_id IS NOT NULL',
      KEEP_VERSION,
      `INSERT INTO news_version (news_id, version, title, short_description, detail, image_id, share_image_id, created_by, created_at)
       SELECT id, version, title, short_description, detail, image_id, share_image_id, created_by, updated_at FROM news`,
      `CREATE TRIGGER news_version_insert AFTER INSERT ON news FOR EACH ROW EXECUTE FUNCTION keep_news_version()`,
      `CREATE TRIGGER news_version_update AFTER UPDATE ON news FOR EACH ROW
         WHEN (OLD.title IS DISTINCT FROM NEW.title OR OLD.detail IS DISTINCT FROM NEW.detail
           OR OLD.short_description IS DISTINCT FROM NEW.short_description
           OR OLD.image_id IS DISTINCT FROM NEW.image_id OR OLD.share_image_id IS DISTINCT FROM NEW.share_image_id)
         EXECUTE FUNCTION keep_news_version()`,
      DRAFT,
      'CREATE INDEX news_draft_images_idx ON news_draft USING gin (image_ids)',
      EDITING,
      'CREATE INDEX news_editing_seen_idx ON news_editing (seen_at)',
      ...PICTURES,
    ]);
  },
};
