import { RECORD_COLUMNS } from './record-columns.ts';

/** Thai vowels above and below, tone marks and the like: doubled they look like one. */
const MARKS = '[\\u0E31\\u0E34-\\u0E3A\\u0E47-\\u0E4E]';

export const TAG = `
  -- What two tags may not share: the look of a name without spaces and hyphens. Two sara e are taken for sara ae, doubled
  -- marks for one, and a tone mark stands before nikhahit however it was typed. Tone marks count: they make other words.
  CREATE FUNCTION tag_key(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN nullif(regexp_replace(regexp_replace(regexp_replace(
    replace(name_skeleton(value), 'เเ', 'แ'),
    '[[:space:]_-]+', '', 'g'),
    '(${MARKS})\\1+', '\\1', 'g'),
    '\\u0E4D([\\u0E48-\\u0E4B])', '\\1' || U&'\\0E4D', 'g'), '');

  CREATE TABLE tag (
    id uuid PRIMARY KEY,
    name localized NOT NULL CHECK (localized_within(name, 50)),
    kind text NOT NULL CHECK (kind IN ('Talent', 'News', 'Job')),
    merged_into uuid REFERENCES tag (id),
    th_key text GENERATED ALWAYS AS (tag_key(name ->> 'th')) STORED,
    en_key text GENERATED ALWAYS AS (tag_key(name ->> 'en')) STORED,
    search_text text NOT NULL GENERATED ALWAYS AS (search_fold(localized_text(name))) STORED,
    missing_translation boolean NOT NULL GENERATED ALWAYS AS (name ->> 'en' = '') STORED,
    ${RECORD_COLUMNS}
  );
  CREATE UNIQUE INDEX tag_name_key ON tag (kind, lower(name ->> 'th')) WHERE deleted_at IS NULL;
  CREATE INDEX tag_th_key_idx ON tag (kind, th_key) WHERE deleted_at IS NULL;
  CREATE INDEX tag_en_key_idx ON tag (kind, en_key) WHERE deleted_at IS NULL;
  CREATE INDEX tag_merged_idx ON tag (merged_into) WHERE merged_into IS NOT NULL;`;
