import type { SchemaMigration } from '@dara/backend';
import { runSql } from './run-sql.ts';

/** Shortlists that a business keeps: named lists of talents in its own order, with its private notes. */
export const businessShortlists: SchemaMigration = {
  up: (db) =>
    runSql(
      db,
      `CREATE TABLE business_shortlist (
        id uuid PRIMARY KEY,
        business_profile_id uuid NOT NULL REFERENCES business_profile (id) ON DELETE CASCADE,
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX business_shortlist_business_idx ON business_shortlist (business_profile_id, updated_at DESC, id);
      CREATE TABLE business_shortlist_talent (
        shortlist_id uuid NOT NULL REFERENCES business_shortlist (id) ON DELETE CASCADE,
        talent_id uuid NOT NULL REFERENCES talent (id) ON DELETE CASCADE,
        position smallint NOT NULL CHECK (position BETWEEN 0 AND 29),
        note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 200),
        PRIMARY KEY (shortlist_id, talent_id)
      );
      CREATE INDEX business_shortlist_talent_talent_idx ON business_shortlist_talent (talent_id);`,
    ),
};
