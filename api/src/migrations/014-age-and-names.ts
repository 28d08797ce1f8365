import type { Migration } from 'kysely';
import { LOOKALIKE_LATIN, LOOKALIKE_LETTERS } from './name-lookalikes.ts';
import { runAll } from './run-all.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Nothing of it is seen: zero-width, direction and filler characters, variation selectors, tags. */
const INVISIBLE =
  '[\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F' +
  '\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\U000E0000-\\U000E0FFF]';

/** What a name looks like: two names with one skeleton cannot be told apart. Thai only loses its case of sara am. */
const SKELETON = `
  CREATE FUNCTION name_skeleton(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(
    lower(translate(
      regexp_replace(normalize(value, NFKD), '${INVISIBLE}', '', 'g'),
      ${quoted(LOOKALIKE_LETTERS)}, ${quoted(LOOKALIKE_LATIN)}) COLLATE "und-x-icu"),
    '\\s+', ' ', 'g'))`;

const NAME_KEY = `
  CREATE FUNCTION talent_name_key_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' OR NEW.display_name IS DISTINCT FROM OLD.display_name THEN
      NEW.display_name_key := name_skeleton(NEW.display_name);
    END IF;
    RETURN NEW;
  END $$`;

/** Names that were let in side by side before keep their look; whoever came first keeps the plain key. */
const NAME_KEYS = `
  UPDATE talent t SET display_name_key = k.key || CASE WHEN k.n = 1 THEN '' ELSE ' #' || t.id END
  FROM (SELECT id, name_skeleton(display_name) AS key, row_number() OVER (
      PARTITION BY name_skeleton(display_name) ORDER BY deleted_at IS NOT NULL, created_at, id) AS n
    FROM talent) k WHERE k.id = t.id`;

/** Full years, as people count them: of 29 February on 1 March in other years. */
const YEARS_ON = `
  CREATE FUNCTION years_on(birthday date, day date) RETURNS smallint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (extract(year FROM day) - extract(year FROM birthday) - CASE
    WHEN (extract(month FROM birthday), extract(day FROM birthday)) > (extract(month FROM day), extract(day FROM day))
    THEN 1 ELSE 0 END)::smallint`;

const TURNS_ON = `
  CREATE FUNCTION turns_on(birthday date, years integer) RETURNS date
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (birthday + make_interval(years => years))::date + CASE
    WHEN extract(day FROM birthday + make_interval(years => years)) = extract(day FROM birthday) THEN 0 ELSE 1 END`;

/** The age is kept in whole years, with the day of the next birthday, on which \`talent-age.ts\` counts it up. */
const AGE = `
  CREATE FUNCTION talent_age_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.age_years := years_on(NEW.birthday, (now() AT TIME ZONE 'Asia/Bangkok')::date);
    NEW.next_birthday := turns_on(NEW.birthday, NEW.age_years + 1);
    RETURN NEW;
  END $$`;

/**
 * Lists order and filter by the age in whole years alone, so that no list tells a birthday. Display names are unique
 * as they look, not as they are spelt.
 */
export const ageAndNames: Migration = {
  async up(db) {
    await runAll(db, [
      SKELETON,
      YEARS_ON,
      TURNS_ON,
      'ALTER TABLE talent ADD COLUMN display_name_key text, ADD COLUMN age_years smallint, ADD COLUMN next_birthday date',
      NAME_KEYS,
      `UPDATE talent SET age_years = years_on(birthday, (now() AT TIME ZONE 'Asia/Bangkok')::date)`,
      'UPDATE talent SET next_birthday = turns_on(birthday, age_years + 1)',
      'ALTER TABLE talent ALTER COLUMN display_name_key SET NOT NULL',
      NAME_KEY,
      `CREATE TRIGGER talent_name_key_refresh BEFORE INSERT OR UPDATE OF display_name ON talent
         FOR EACH ROW EXECUTE FUNCTION talent_name_key_refresh()`,
      AGE,
      `CREATE TRIGGER talent_age_refresh BEFORE INSERT OR UPDATE OF birthday ON talent
         FOR EACH ROW EXECUTE FUNCTION talent_age_refresh()`,
      `CREATE UNIQUE INDEX talent_display_name_skeleton_key ON talent (display_name_key) WHERE deleted_at IS NULL`,
      'DROP INDEX talent_birthday_up_idx',
      'DROP INDEX talent_birthday_down_idx',
      `CREATE INDEX talent_age_up_idx ON talent (age_years ASC NULLS LAST, id) INCLUDE (is_public)
         WHERE deleted_at IS NULL`,
      `CREATE INDEX talent_age_down_idx ON talent (age_years DESC NULLS LAST, id DESC) INCLUDE (is_public)
         WHERE deleted_at IS NULL`,
      'CREATE INDEX talent_next_birthday_idx ON talent (next_birthday)',
    ]);
  },
};
