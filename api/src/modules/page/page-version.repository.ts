import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { countQuery, readPage, rowsQuery } from '../../kernel/query/list.ts';
import { versionNumber } from '../../kernel/record/version.ts';
import { sanitizeRichText } from '../../kernel/text/rich-text.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import type { PageTexts } from './page.repository.ts';
import type {
  ContentPageRow,
  ContentPageVersion,
  ContentPageVersionRow,
} from './page-version.schema.ts';

/** A person of a column by name, null where nobody is named. */
const personOf = (column: string) =>
  sql.raw(`(CASE WHEN ${column} IS NOT NULL THEN json_build_object('id', ${column}, 'name',
    (SELECT nullif(trim(p.first_name || ' ' || p.last_name), '') FROM profile p WHERE p.id = ${column})) END)`);
const consentsTo = (text: string) =>
  sql.raw(
    `(SELECT count(*)::int FROM consent c WHERE c.text_version = ${text} AND c.withdrawn_at IS NULL)`,
  );

interface PageRow {
  slug: string;
  title: Localized;
  version: number;
  missing: boolean;
  updated_at: Date;
  updated_by: ContentPageRow['updatedBy'];
  consents: number;
}

/** Every page whose text is edited; there are a handful. */
export async function listContentPages(db: Db): Promise<ContentPageRow[]> {
  const { rows } = await sql<PageRow>`
    SELECT t.slug, t.title, t.version, t.updated_at, ${personOf('t.updated_by')} AS updated_by,
      (t.title ->> 'en' = '' OR t.description ->> 'en' = '' OR t.body ->> 'en' = '') AS missing,
      ${consentsTo(`t.slug || '-' || t.version`)} AS consents
    FROM content_page t ORDER BY t.slug LIMIT 100`.execute(db);
  return rows.map((row) => ({
    slug: row.slug,
    title: row.title,
    version: row.version,
    textVersion: `${row.slug}-${row.version}`,
    missingTranslation: row.missing,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by,
    consents: row.consents,
  }));
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

const columnsOf = (
  slug: string,
) => sql`v.version, v.created_at, ${personOf('v.created_by')} AS created_by,
  (SELECT count(*)::int FROM consent c
    WHERE c.text_version = ${slug}::text || '-' || v.version AND c.withdrawn_at IS NULL) AS consents`;

const toRow = (slug: string, row: VersionRow): ContentPageVersionRow => ({
  version: row.version,
  textVersion: `${slug}-${row.version}`,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  consents: row.consents,
});

/** Every text that a page ever had, the latest first. */
export async function listPageVersions(
  db: Db,
  { id, slug }: PageOf,
  { page, size }: { page: number; size: number },
) {
  const list = {
    table: 'content_page_version',
    alias: 'v',
    where: sql`v.page_id = ${id}`,
    order: sql`v.version DESC`,
  } as const;
  const versions = rowsQuery<VersionRow>(db, list, { page, size }, columnsOf(slug));
  const { rows, total } = await readPage(db, versions, countQuery(db, list));
  return { items: rows.map((row) => toRow(slug, row)), page, size, total };
}

/** One text of a page as it was; undefined when there was none of this number. */
export async function findPageVersion(
  db: Db,
  { id, slug }: PageOf,
  version: string,
): Promise<ContentPageVersion | undefined> {
  const number = versionNumber(version);
  if (number === undefined) return undefined;
  const { rows } = await sql<VersionRow & PageTexts>`
    SELECT ${columnsOf(slug)}, v.title, v.description, v.body FROM content_page_version v
    WHERE v.page_id = ${id} AND v.version = ${number}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { title, description, body } = row;
  const shown = { th: sanitizeRichText(body.th), en: sanitizeRichText(body.en) };
  return { ...toRow(slug, row), title, description, body: shown };
}
