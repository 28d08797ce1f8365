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

      -- Stored, because the index is checked row by row: folding a text then takes a tenth of a millisecond each.
      ALTER TABLE work_experience ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (search_fold(
        customer_name || ' ' || coalesce(project, '') || ' ' || coalesce(role, ''))) STORED;
      CREATE INDEX work_experience_search_idx ON work_experience USING gin (search_text gin_trgm_ops);
      ALTER TABLE talent ADD COLUMN bio_search_text text
        GENERATED ALWAYS AS (search_fold(localized_text(bio))) STORED;
      CREATE INDEX talent_bio_search_idx ON talent USING gin (bio_search_text gin_trgm_ops)
        WHERE bio_search_text IS NOT NULL AND deleted_at IS NULL;`,
    ),
};
