import type { SchemaMigration } from '@dara/backend';
import { sql } from 'kysely';
import { lookOf, replaced, soundOf } from './baseline/name.ts';
import { runSql } from './run-sql.ts';

/** Default_Ignorable_Code_Point of Unicode, which the database's patterns do not know by name. */
const IGNORABLE = String.raw`[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]`;
const TONES_FIRST = String.raw`([\u0E47-\u0E4C\u0E4E]+)([\u0E31\u0E34-\u0E3A\u0E4D]+)`;

/** The rules of `foldText` of `@dara/model`; a test compares both. */
const spelt = replaced(`normalize(regexp_replace(value, '${IGNORABLE}', '', 'g'), NFKC)`, [
  ['เเ', 'แ'],
  [String.raw`\u0E4D([\u0E48-\u0E4B]*)\u0E32([\u0E48-\u0E4B]*)`, '\\1\\2\u0E33'],
  [TONES_FIRST, '\\2\\1'],
  [TONES_FIRST, '\\2\\1'],
  [String.raw`([\u0E31\u0E34-\u0E3A\u0E47-\u0E4E])\1+`, '\\1'],
]);
const folded = `translate(replace(replace(lower(${spelt} COLLATE "und-x-icu"), 'ß', 'ss'), 'ς', 'σ'),
    '๐๑๒๓๔๕๖๗๘๙‐‑‒–—―−‘’ʼ', '0123456789-------''''''')`;

/** Romanisations of one sound that are not the official one: Bhumi, Karn, Bytoey, Jenny. */
const romanised = replaced('fold_text(value)', [
  ['bh', 'p'],
  ['dh', 't'],
  ['([ao])r(?=[bcdfgjkmnpqst])', '\\1'],
  ['([bcdfghjklmnpqrstvwxz])y(?=[bcdfghjklmnpqrstvwxz])', '\\1ai'],
  ['([bcdfghjklmnpqrstvwxz])y(?![a-z])', '\\1i'],
]);

const FUNCTIONS = String.raw`
  CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(${folded}, '[\u0001-\u0020\u007F\u0085\u1680\u2028\u2029]+', ' ', 'g'));

  -- Without the marks U+0E47-0E4E (tones and the like), which people leave out or mistype.
  CREATE OR REPLACE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(fold_text(value), U&'\0E47\0E48\0E49\0E4A\0E4B\0E4C\0E4D\0E4E', '');

  CREATE OR REPLACE FUNCTION name_skeleton(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN fold_text(${lookOf('value')});

  CREATE OR REPLACE FUNCTION tag_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN nullif(regexp_replace(name_skeleton(value), '[[:space:]_-]+', '', 'g'), '');

  CREATE OR REPLACE FUNCTION name_sound(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ${soundOf(romanised)};`;

/** Its column spelled out the former folding. */
const PROFILE = `
  ALTER TABLE profile DROP COLUMN search, ADD COLUMN search text GENERATED ALWAYS AS (search_fold(
    coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email || ' ' || coalesce(contact_phone, '')
  )) STORED;
  CREATE INDEX profile_search_idx ON profile USING gin (search gin_trgm_ops);
  CREATE INDEX profile_search_start_idx ON profile (left(search, 60) text_pattern_ops) WHERE deleted_at IS NULL;`;

/** Tables with keys, and a column that each of their keys contains: keys are computed again when it is written. */
const KEYS_OF = {
  ...{ business_profile: 'company_name', client: 'name', composite_card: 'name', image: 'name' },
  ...{ job: 'title', news: 'title', proposal: 'title', tag: 'name', talent: 'display_name' },
};

/** Computes outdated keys of a table again; other rows are not written. */
const REFRESH = `
  DO $refresh$ DECLARE outdated text; BEGIN
    SELECT string_agg(format('%I IS DISTINCT FROM %s', a.attname, pg_get_expr(d.adbin, d.adrelid)), ' OR ')
    INTO outdated FROM pg_attribute a JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE a.attrelid = 'TABLE'::regclass AND a.attgenerated = 's'
      AND pg_get_expr(d.adbin, d.adrelid) ~ '(search_fold|tag_key|name_sound)';
    EXECUTE 'UPDATE TABLE SET COLUMN = COLUMN WHERE ' || outdated;
  END $refresh$`;

/** Stage names that were accepted side by side and look alike now: the oldest has the key, others keep their own. */
const DISPLAY_NAMES = `
  UPDATE talent t SET display_name_key = k.key FROM (
    SELECT id, name_skeleton(display_name) AS key, row_number() OVER (
      PARTITION BY name_skeleton(display_name) ORDER BY deleted_at NULLS FIRST, created_at, id) AS place
    FROM talent) k
  WHERE k.id = t.id AND k.key <> t.display_name_key AND (t.deleted_at IS NOT NULL OR k.place = 1 AND NOT EXISTS (
    SELECT FROM talent o WHERE o.display_name_key = k.key AND o.deleted_at IS NULL AND o.id <> t.id))`;

/** Search, stage names and tags treat look-alike spellings of Thai as equal; romanisations are heard alike. */
export const lookAlikes: SchemaMigration = {
  async up(db) {
    // A row that the previous version writes meanwhile would keep a key of the former rules.
    await sql
      .raw(`LOCK TABLE ${Object.keys(KEYS_OF).join(', ')} IN SHARE ROW EXCLUSIVE MODE`)
      .execute(db);
    await runSql(db, FUNCTIONS);
    await runSql(db, PROFILE);
    for (const [table, column] of Object.entries(KEYS_OF)) {
      await sql.raw(REFRESH.replaceAll('TABLE', table).replaceAll('COLUMN', column)).execute(db);
    }
    await sql.raw(DISPLAY_NAMES).execute(db);
  },
};
