import { RECORD_COLUMNS } from './record-columns.ts';

export const IMAGE = `
  CREATE TABLE image (
    id uuid PRIMARY KEY,
    hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
    format text NOT NULL CHECK (format IN ('jpeg', 'png', 'svg')),
    width integer NOT NULL CHECK (width > 0),
    height integer NOT NULL CHECK (height > 0),
    size integer NOT NULL CHECK (size > 0),
    name text CHECK (char_length(name) <= 120),
    alt localized,
    -- Where the subject is, in shares of width and height.
    focus jsonb CHECK (focus IS NULL OR (
      jsonb_typeof(focus -> 'x') = 'number' AND jsonb_typeof(focus -> 'y') = 'number'
      AND (focus ->> 'x')::numeric BETWEEN 0 AND 1 AND (focus ->> 'y')::numeric BETWEEN 0 AND 1)),
    placeholder text,
    access text NOT NULL DEFAULT 'public' CHECK (access IN ('public', 'private')),
    talent_id uuid,
    business_profile_id uuid,
    -- Images of articles, clients and pages: public while one of them shows it.
    is_editorial boolean NOT NULL DEFAULT false,
    -- The clean-up leaves it although nothing shows it.
    is_kept boolean NOT NULL DEFAULT false,
    -- The next width to be encoded in the background, the smallest first; null once every usual width exists.
    next_width integer DEFAULT 160,
    search_text text NOT NULL
      GENERATED ALWAYS AS (search_fold(coalesce(name, '') || ' ' || localized_text(alt))) STORED,
    ${RECORD_COLUMNS}
  );
  CREATE INDEX image_hash_idx ON image (hash);
  CREATE INDEX image_talent_idx ON image (talent_id) WHERE talent_id IS NOT NULL;
  CREATE INDEX image_deleted_idx ON image (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE INDEX image_next_width_idx ON image (next_width, created_at)
    WHERE next_width IS NOT NULL AND deleted_at IS NULL;
  CREATE INDEX image_editorial_idx ON image (updated_at) WHERE is_editorial AND NOT is_kept AND deleted_at IS NULL;
  CREATE INDEX image_search_idx ON image USING gin (search_text gin_trgm_ops);
  CREATE INDEX image_created_idx ON image (created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX image_updated_idx ON image (updated_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX image_size_idx ON image (size, id) WHERE deleted_at IS NULL;

  -- Stored files that may belong to no image any more. A writer adds a row before it writes, so that no file is forgotten
  -- when the process ends in the middle. Files are removed without a transaction, since a file store may hang:
  -- whoever wants to store the same bytes waits until removing_at is over.
  CREATE TABLE image_file_check (
    hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
    due_at timestamptz NOT NULL,
    removing_at timestamptz
  );
  CREATE INDEX image_file_check_due_idx ON image_file_check (due_at);`;

/** After the tables of the owners, which refer to images themselves. */
export const IMAGE_OWNERS = `
  ALTER TABLE image
    ADD FOREIGN KEY (talent_id) REFERENCES talent (id),
    ADD FOREIGN KEY (business_profile_id) REFERENCES business_profile (id);`;
