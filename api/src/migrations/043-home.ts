import { sql, type Migration } from 'kysely';
import { newId } from '../kernel/new-id.ts';
import { runAll } from './run-all.ts';

/** One row: what editors changed of the home page. Texts that are null are those of the site's own catalogue. */
const HOME_CONTENT = `
  CREATE TABLE home_content (
    id uuid PRIMARY KEY,
    is_only boolean NOT NULL DEFAULT true UNIQUE CHECK (is_only),
    hero_title localized CHECK (localized_within(hero_title, 120)),
    hero_text localized CHECK (localized_within(hero_text, 500)),
    hero_talent_ids uuid[] NOT NULL DEFAULT '{}',
    sections jsonb NOT NULL DEFAULT '[]',
    updated_by uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1
  )`;

/** What editors decide about the home page. */
export const home: Migration = {
  async up(db) {
    await runAll(db, [HOME_CONTENT]);
    await sql`INSERT INTO home_content (id) VALUES (${newId()})`.execute(db);
  },
};
