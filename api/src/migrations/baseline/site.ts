/** Editable pages, the content of the home page, and site settings. */
export const SITE = `
  -- confirmed_at is null while the text is the sample that a site begins with.
  CREATE TABLE content_page (
    id uuid PRIMARY KEY,
    slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z][a-z0-9-]{0,59}$'),
    title localized NOT NULL CHECK (localized_within(title, 200)),
    description localized NOT NULL CHECK (localized_within(description, 500)),
    body localized NOT NULL CHECK (localized_within(body, 100000)),
    text_image_ids uuid[] NOT NULL GENERATED ALWAYS AS (ids_in(body)) STORED,
    confirmed_at timestamptz,
    confirmed_by uuid,
    updated_by uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1
  );

  -- Every text that a page had: people consent to a version, and it must be possible to show it later.
  CREATE TABLE content_page_version (
    page_id uuid NOT NULL REFERENCES content_page (id) ON DELETE CASCADE,
    version integer NOT NULL,
    title localized NOT NULL,
    description localized NOT NULL,
    body localized NOT NULL,
    text_image_ids uuid[] NOT NULL GENERATED ALWAYS AS (ids_in(body)) STORED,
    created_by uuid,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (page_id, version)
  );

  -- One row. Texts that are null are those of the site's own catalogue.
  CREATE TABLE home_content (
    id uuid PRIMARY KEY,
    is_only boolean NOT NULL DEFAULT true UNIQUE CHECK (is_only),
    hero_title localized CHECK (localized_within(hero_title, 120)),
    hero_text localized CHECK (localized_within(hero_text, 500)),
    hero_talent_ids uuid[] NOT NULL DEFAULT '{}',
    sections jsonb NOT NULL DEFAULT '[]',
    updated_by uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1
  );

  -- One row.
  CREATE TABLE site_setting (
    id uuid PRIMARY KEY,
    is_only boolean NOT NULL DEFAULT true UNIQUE CHECK (is_only),
    content jsonb NOT NULL DEFAULT '{}',
    updated_by uuid REFERENCES profile (id) ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1
  );`;
