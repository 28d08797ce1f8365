import { AppError, type Db } from '@dara/backend';
import { sql } from 'kysely';
import { answerOf } from '../../kernel/query/answer-columns.ts';
import { countQuery, readPage, rowsQuery } from '../../kernel/query/list.ts';
import { nameOf } from '../../kernel/query/person-name.ts';
import { versionNumber } from '../../kernel/record/version.ts';
import { sanitizeRichText } from '../../kernel/text/rich-text.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import type { PageTexts } from './page.repository.ts';
import { ContentPageRow, ContentPageVersion, ContentPageVersionRow } from './page.schema.ts';

const consentsTo = (text: string) =>
  sql.raw(
    `(SELECT count(*)::int FROM consent c WHERE c.text_version = ${text} AND c.withdrawn_at IS NULL)`,
  );

interface PageRow {
  slug: string;
  title: Localized;
  version: number;
  missing_translation: boolean;
  updated_at: Date;
  updated_by: ContentPageRow['updatedBy'];
  consents: number;
}

/** All editable pages; only a few exist. */
export async function listContentPages(db: Db): Promise<ContentPageRow[]> {
  const { rows } = await sql<PageRow>`
    SELECT t.slug, t.title, t.version, t.updated_at, ${nameOf('t.updated_by')} AS updated_by,
      (t.title ->> 'en' = '' OR t.description ->> 'en' = '' OR t.body ->> 'en' = '') AS missing_translation,
      ${consentsTo(`t.slug || '-' || t.version`)} AS consents
    FROM content_page t ORDER BY t.slug LIMIT 100`.execute(db);
  return rows.map((row) =>
    answerOf(ContentPageRow, row, { textVersion: `${row.slug}-${row.version}` }),
  );
}

interface VersionRow {
  version: number;
  created_at: Date;
  created_by: ContentPageVersionRow['createdBy'];
  consents: number;
}

interface PageOf {
  id: string;
  slug: string;
}

/** The previous version; versions of a page have no gaps. */
const BEFORE = sql`LEFT JOIN content_page_version b
  ON b.page_id = v.page_id AND b.version = v.version - 1`;
/** Differences from the previous version; in the first everything is new. */
const CHANGED = sql`array_remove(ARRAY[
  CASE WHEN v.title IS DISTINCT FROM b.title THEN 'title' END,
  CASE WHEN v.description IS DISTINCT FROM b.description THEN 'description' END,
  CASE WHEN v.body IS DISTINCT FROM b.body THEN 'body' END], NULL)`;

const columnsOf = (
  slug: string,
) => sql`v.version, v.created_at, ${nameOf('v.created_by')} AS created_by,
  (SELECT count(*)::int FROM consent c
    WHERE c.text_version = ${slug}::text || '-' || v.version AND c.withdrawn_at IS NULL) AS consents`;

/** All versions of a page, newest first, with their differences. */
export async function listPageVersions(
  db: Db,
  { id, slug }: PageOf,
  { page, size }: { page: number; size: number },
) {
  const table = 'content_page_version';
  const where = sql`v.page_id = ${id}`;
  const versions = rowsQuery<VersionRow & Pick<ContentPageVersionRow, 'changed'>>(
    db,
    { table, alias: 'v', joins: BEFORE, where, order: sql`v.version DESC` },
    { page, size },
    sql`${columnsOf(slug)}, ${CHANGED} AS changed`,
  );
  const all = countQuery(db, { table, alias: 'v', where });
  const { rows, total } = await readPage(db, versions, all);
  const items = rows.map((row) =>
    answerOf(ContentPageVersionRow, row, { textVersion: `${slug}-${row.version}` }),
  );
  return { items, page, size, total };
}

/** One version of a page. */
export async function requirePageVersion(
  db: Db,
  { id, slug }: PageOf,
  version: string,
): Promise<ContentPageVersion> {
  const number = versionNumber(version);
  if (number === undefined) throw new AppError('NOT_FOUND');
  const { rows } = await sql<VersionRow & PageTexts>`
    SELECT ${columnsOf(slug)}, v.title, v.description, v.body FROM content_page_version v
    WHERE v.page_id = ${id} AND v.version = ${number}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('NOT_FOUND');
  const { th, en } = row.body;
  return answerOf(ContentPageVersion, row, {
    textVersion: `${slug}-${row.version}`,
    body: { th: sanitizeRichText(th), en: sanitizeRichText(en) },
  });
}
