import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/**
 * Orders by name as Thai directories do: Thai letters before Latin ones. ICU would reorder scripts itself
 * (`und-u-kr-thai`), but the embedded database has no tables for it.
 */
export const thaiNamesFirst: Migration = {
  async up(db) {
    await runAll(db, [
      `CREATE FUNCTION thai_first(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
        CASE WHEN value ~ U&'^[\\0E01-\\0E5B]' THEN '0' ELSE '1' END || value`,
      'DROP INDEX talent_display_name_idx',
      `CREATE INDEX talent_display_name_idx ON talent (thai_first(display_name) COLLATE "und-x-icu", id)
        INCLUDE (is_public) WHERE deleted_at IS NULL`,
    ]);
  },
};
