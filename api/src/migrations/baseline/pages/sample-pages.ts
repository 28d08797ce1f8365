import { sql, type Kysely } from 'kysely';
import { newId } from '../../../kernel/new-id.ts';
import { ABOUT } from './about.ts';
import { COOKIES } from './cookies.ts';
import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';

/** Inserts the initial texts: samples until the agency confirms them. */
export async function writeSamplePages(db: Kysely<unknown>): Promise<void> {
  for (const { slug, writtenAt, version, title, description, body } of [
    PRIVACY,
    TERMS,
    COOKIES,
    ABOUT,
  ]) {
    const text = { th: body.th.trim(), en: body.en.trim() };
    await sql`
      INSERT INTO content_page (id, slug, title, description, body, created_at, updated_at, version)
      VALUES (${newId(Date.parse(writtenAt))}, ${slug}, ${JSON.stringify(title)}::jsonb,
        ${JSON.stringify(description)}::jsonb, ${JSON.stringify(text)}::jsonb, ${writtenAt}, ${writtenAt}, ${version})`.execute(
      db,
    );
  }
  await sql`
    INSERT INTO content_page_version (page_id, version, title, description, body, created_at)
    SELECT id, version, title, description, body, updated_at FROM content_page`.execute(db);
}
