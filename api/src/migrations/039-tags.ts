import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** Thai vowels above and below, tone marks and the like: doubled they look like one. */
const MARKS = '[\\u0E31\\u0E34-\\u0E3A\\u0E47-\\u0E4E]';

/**
 * What two tags may not share: the look of a name (`name_skeleton`) without spaces and hyphens. Two sara e are taken for
 * sara ae, doubled marks for one, and a tone mark stands before nikhahit however it was typed. Tone marks count, since
 * they make other words.
 */
const TAG_KEY = `
  CREATE FUNCTION tag_key(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN nullif(regexp_replace(regexp_replace(regexp_replace(
    replace(name_skeleton(value), 'เเ', 'แ'),
    '[[:space:]_-]+', '', 'g'),
    '(${MARKS})\\1+', '\\1', 'g'),
    '\\u0E4D([\\u0E48-\\u0E4B])', '\\1' || U&'\\0E4D', 'g'), '')`;

/** Tags are found and compared by name, and one that was merged leads to the one that took it over. */
export const tags: Migration = {
  async up(db) {
    await runAll(db, [
      TAG_KEY,
      `ALTER TABLE tag
         ADD COLUMN merged_into uuid REFERENCES tag (id),
         ADD COLUMN th_key text GENERATED ALWAYS AS (tag_key(name ->> 'th')) STORED,
         ADD COLUMN en_key text GENERATED ALWAYS AS (tag_key(name ->> 'en')) STORED,
         ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (search_fold(localized_text(name))) STORED,
         ADD COLUMN missing_translation boolean NOT NULL GENERATED ALWAYS AS (name ->> 'en' = '') STORED`,
      'CREATE INDEX tag_merged_idx ON tag (merged_into) WHERE merged_into IS NOT NULL',
      'CREATE INDEX tag_th_key_idx ON tag (kind, th_key) WHERE deleted_at IS NULL',
      'CREATE INDEX tag_en_key_idx ON tag (kind, en_key) WHERE deleted_at IS NULL',
    ]);
  },
};
