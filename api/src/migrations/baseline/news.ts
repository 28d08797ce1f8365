import { RECORD_COLUMNS } from './record-columns.ts';

const isText = (column: string): string =>
  `(jsonb_typeof(${column} -> 'th') = 'string' AND jsonb_typeof(${column} -> 'en') = 'string')`;

const ARTICLE = `
  -- published_at is when an article is, was or will be readable; null while unpublished. Only a published one needs its
  -- texts.
  CREATE TABLE news (
    id uuid PRIMARY KEY,
    type text NOT NULL CHECK (type IN ('General', 'TalkOfTheTown')),
    title localized NOT NULL CHECK (localized_within(title, 200)),
    short_description jsonb NOT NULL CHECK (localized_within(short_description, 500)),
    detail jsonb NOT NULL,
    publish boolean NOT NULL DEFAULT true,
    publish_at timestamptz,
    published_at timestamptz GENERATED ALWAYS AS
      (CASE WHEN publish THEN coalesce(publish_at, created_at) END) STORED,
    sort_order integer,
    image_id uuid REFERENCES image (id),
    share_image_id uuid REFERENCES image (id),
    preview_round integer NOT NULL DEFAULT 1,
    missing_translation boolean NOT NULL GENERATED ALWAYS AS (
      title ->> 'en' = '' OR short_description ->> 'en' = '' OR detail ->> 'en' = '') STORED,
    search_text text NOT NULL GENERATED ALWAYS AS (search_fold(
      localized_text(title) || ' ' || localized_text(short_description))) STORED,
    text_image_ids uuid[] NOT NULL GENERATED ALWAYS AS (ids_in(detail)) STORED,
    updated_by uuid,
    ${RECORD_COLUMNS},
    CONSTRAINT news_short_description_text CHECK ${isText('short_description')},
    CONSTRAINT news_detail_text CHECK ${isText('detail')},
    CONSTRAINT news_published_texts CHECK (
      NOT publish OR (short_description ->> 'th' <> '' AND detail ->> 'th' <> ''))
  );
  CREATE INDEX news_public_idx ON news (type, sort_order NULLS LAST, published_at DESC, id DESC)
    WHERE published_at IS NOT NULL AND deleted_at IS NULL;
  CREATE INDEX news_published_idx ON news (sort_order NULLS LAST, published_at DESC, id DESC)
    WHERE published_at IS NOT NULL AND deleted_at IS NULL;
  CREATE INDEX news_created_idx ON news (created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX news_updated_idx ON news (updated_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX news_order_up_idx ON news (sort_order NULLS LAST, id) WHERE deleted_at IS NULL;
  CREATE INDEX news_order_down_idx ON news (sort_order DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
  CREATE INDEX news_title_idx ON news ((title ->> 'th') COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
  CREATE INDEX news_type_idx ON news (type, created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX news_publish_idx ON news (publish, publish_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX news_missing_idx ON news (missing_translation, created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX news_places_idx ON news (type, sort_order NULLS LAST, id DESC) WHERE deleted_at IS NULL;
  CREATE INDEX news_all_places_idx ON news (sort_order NULLS LAST, id DESC) WHERE deleted_at IS NULL;
  CREATE INDEX news_deleted_idx ON news (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE INDEX news_search_idx ON news USING gin (search_text gin_trgm_ops);
  CREATE INDEX news_search_start_idx ON news (left(search_text, 60) text_pattern_ops) WHERE deleted_at IS NULL;
  CREATE INDEX news_text_images_idx ON news USING gin (text_image_ids);
  CREATE INDEX news_image_idx ON news (image_id) WHERE image_id IS NOT NULL;
  CREATE INDEX news_share_image_idx ON news (share_image_id) WHERE share_image_id IS NOT NULL;

  CREATE TABLE news_tag (
    news_id uuid NOT NULL REFERENCES news (id) ON DELETE CASCADE,
    tag_id uuid NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
    position smallint NOT NULL DEFAULT 0,
    PRIMARY KEY (news_id, tag_id)
  );
  CREATE INDEX news_tag_tag_idx ON news_tag (tag_id, news_id);`;

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
  );
  CREATE INDEX news_version_images_idx ON news_version USING gin (text_image_ids);
  CREATE INDEX news_version_image_idx ON news_version (image_id) WHERE image_id IS NOT NULL;
  CREATE INDEX news_version_share_image_idx ON news_version (share_image_id) WHERE share_image_id IS NOT NULL;

  -- By the table itself, so that no write of an article misses a version.
  CREATE FUNCTION keep_news_version() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO news_version (news_id, version, title, short_description, detail, image_id, share_image_id, created_by, created_at)
    VALUES (NEW.id, NEW.version, NEW.title, NEW.short_description, NEW.detail, NEW.image_id, NEW.share_image_id,
      coalesce(NEW.updated_by, NEW.created_by), NEW.updated_at)
    ON CONFLICT (news_id, version) DO UPDATE SET title = excluded.title, short_description = excluded.short_description,
      detail = excluded.detail, image_id = excluded.image_id, share_image_id = excluded.share_image_id,
      created_by = excluded.created_by, created_at = excluded.created_at;
    RETURN NULL;
  END $$;
  CREATE TRIGGER news_version_insert AFTER INSERT ON news FOR EACH ROW EXECUTE FUNCTION keep_news_version();
  CREATE TRIGGER news_version_update AFTER UPDATE ON news FOR EACH ROW
    WHEN (OLD.title IS DISTINCT FROM NEW.title OR OLD.detail IS DISTINCT FROM NEW.detail
      OR OLD.short_description IS DISTINCT FROM NEW.short_description
      OR OLD.image_id IS DISTINCT FROM NEW.image_id OR OLD.share_image_id IS DISTINCT FROM NEW.share_image_id)
    EXECUTE FUNCTION keep_news_version();`;

const DRAFT = `
  -- base is the article as the draft of it was begun, besides what versions hold.
  CREATE TABLE news_draft (
    news_id uuid NOT NULL REFERENCES news (id) ON DELETE CASCADE,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    base_version integer NOT NULL,
    data jsonb NOT NULL,
    base jsonb,
    image_ids uuid[] NOT NULL GENERATED ALWAYS AS (ids_in(data)) STORED,
    saved_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (news_id, profile_id)
  );
  CREATE INDEX news_draft_images_idx ON news_draft USING gin (image_ids);

  CREATE TABLE news_editing (
    news_id uuid NOT NULL REFERENCES news (id) ON DELETE CASCADE,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    since timestamptz NOT NULL DEFAULT now(),
    seen_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (news_id, profile_id)
  );
  CREATE INDEX news_editing_seen_idx ON news_editing (seen_at);`;

/** Articles with their versions, drafts and editors. */
export const NEWS = ARTICLE + VERSION + DRAFT;
