import type { SchemaMigration } from '@dara/backend';
import { runSql } from './run-sql.ts';

/** Visitors filter talents by looks and language, and find them by biography and credits. */
export const talentFilters: SchemaMigration = {
  up: (db) =>
    runSql(
      db,
      `
      CREATE INDEX talent_hair_colour_idx ON talent (hair_colour, id) INCLUDE (is_public)
        WHERE hair_colour IS NOT NULL AND deleted_at IS NULL;
      CREATE INDEX talent_skin_tone_idx ON talent (skin_tone, id) INCLUDE (is_public)
        WHERE skin_tone IS NOT NULL AND deleted_at IS NULL;
      CREATE INDEX talent_languages_idx ON talent USING gin (languages) WHERE deleted_at IS NULL;

      CREATE FUNCTION credit_text(customer_name text, project text, role text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN search_fold(customer_name || ' ' || coalesce(project, '') || ' ' || coalesce(role, ''));
      CREATE INDEX work_experience_search_idx ON work_experience
        USING gin (credit_text(customer_name, project, role) gin_trgm_ops);
      CREATE INDEX talent_bio_search_idx ON talent USING gin (search_fold(localized_text(bio)) gin_trgm_ops)
        WHERE bio IS NOT NULL AND deleted_at IS NULL;`,
    ),
};
