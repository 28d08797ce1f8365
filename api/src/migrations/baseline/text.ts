/** Extensions, the type of bilingual texts, and functions for generated columns and indexes of texts. */
export const TEXT = String.raw`
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE EXTENSION IF NOT EXISTS btree_gist;

  CREATE DOMAIN localized AS jsonb CHECK (
    VALUE IS NULL OR (
      jsonb_typeof(VALUE -> 'th') = 'string' AND jsonb_typeof(VALUE -> 'en') = 'string' AND VALUE ->> 'th' <> ''
    )
  );

  CREATE FUNCTION localized_within(value jsonb, bound integer) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN value IS NULL OR (char_length(value ->> 'th') <= bound AND char_length(value ->> 'en') <= bound);

  -- Both languages as one string, for the search columns.
  CREATE FUNCTION localized_text(value jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(value ->> 'th', '') || ' ' || coalesce(value ->> 'en', '');

  -- Folding for search: lower case, and without the Thai marks U+0E47-0E4E (tones and the like), which people leave out
  -- or mistype. "lower" needs an ICU collation, or databases made with C would fold ASCII only.
  CREATE FUNCTION search_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(lower(value COLLATE "und-x-icu"), U&'\0E47\0E48\0E49\0E4A\0E4B\0E4C\0E4D\0E4E', '');

  -- Sort key that puts Thai letters before Latin ones, as Thai directories do. ICU could reorder scripts itself
  -- (und-u-kr-thai), but the embedded database has no tables for it.
  CREATE FUNCTION thai_first(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN value ~ U&'^[\0E01-\0E5B]' THEN '0' ELSE '1' END || value;

  -- Every id in a text, those of the images that it shows among them.
  CREATE FUNCTION ids_in(value jsonb) RETURNS uuid[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(array_agg(DISTINCT m[1]::uuid), '{}') FROM regexp_matches(
    value::text, '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})', 'g') AS m);`;
