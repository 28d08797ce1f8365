import { sql, type Kysely, type Migration } from 'kysely';
import { newId } from '../kernel/new-id.ts';
import { COOKIES } from './006-cookies.ts';
import { PRIVACY } from './006-privacy.ts';
import { TERMS } from './006-terms.ts';
import { runAll } from './run-all.ts';

const CONTENT_PAGE = `
  CREATE TABLE content_page (
    id uuid PRIMARY KEY,
    slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z][a-z0-9-]{0,59}$'),
    title localized NOT NULL CHECK (localized_within(title, 200)),
    description localized NOT NULL CHECK (localized_within(description, 500)),
    body localized NOT NULL CHECK (localized_within(body, 100000)),
    updated_by uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1
  )`;

/** Every text a page ever had: people consent to a version, and it must be possible to show it later. */
const CONTENT_PAGE_VERSION = `
  CREATE TABLE content_page_version (
    page_id uuid NOT NULL REFERENCES content_page (id) ON DELETE CASCADE,
    version integer NOT NULL,
    title localized NOT NULL,
    description localized NOT NULL,
    body localized NOT NULL,
    created_by uuid,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (page_id, version)
  )`;

/** The day the first texts are from, whenever a site is set up. */
const FIRST_DAY = '2026-11-01T02:00:00Z';

async function writeFirstTexts(db: Kysely<unknown>): Promise<void> {
  for (const { slug, title, description, body } of [PRIVACY, TERMS, COOKIES]) {
    const text = { th: body.th.trim(), en: body.en.trim() };
    await sql`
      INSERT INTO content_page (id, slug, title, description, body, created_at, updated_at)
      VALUES (${newId(Date.parse(FIRST_DAY))}, ${slug}, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(description)}::jsonb,
        ${JSON.stringify(text)}::jsonb, ${FIRST_DAY}, ${FIRST_DAY})`.execute(db);
  }
  await sql`
    INSERT INTO content_page_version (page_id, version, title, description, body, created_at)
    SELECT id, version, title, description, body, updated_at FROM content_page`.execute(db);
}

export const contentPage: Migration = {
  async up(db) {
    await runAll(db, [CONTENT_PAGE, CONTENT_PAGE_VERSION]);
    await writeFirstTexts(db);
  },
  async down(db) {
    await runAll(db, ['DROP TABLE content_page_version', 'DROP TABLE content_page']);
  },
};
