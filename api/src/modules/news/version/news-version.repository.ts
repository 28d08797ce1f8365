import { AppError, type Db } from '@dara/backend';
import { sql } from 'kysely';
import { countQuery, readPage } from '../../../kernel/query/list.ts';
import { nameOf } from '../../../kernel/query/person-name.ts';
import { imageOf } from '../../../kernel/query/select.ts';
import { versionNumber } from '../../../kernel/record/version.ts';
import type { ImageRef, Localized } from '../../../kernel/schema/shapes.ts';
import { sanitizeRichText } from '../../../kernel/text/rich-text.ts';
import type { NewsVersion, NewsVersionRow } from './news-version.schema.ts';

interface ListedRow {
  version: number;
  created_at: Date;
  editor: string | null;
  title: Localized;
  changed: string[];
}

/** Differences from the previous version; in the first everything is new. */
const CHANGED = sql`array_remove(ARRAY[
  CASE WHEN v.title IS DISTINCT FROM lag(v.title) OVER before THEN 'title' END,
  CASE WHEN v.short_description IS DISTINCT FROM lag(v.short_description) OVER before THEN 'shortDescription' END,
  CASE WHEN v.detail IS DISTINCT FROM lag(v.detail) OVER before THEN 'detail' END,
  CASE WHEN v.image_id IS DISTINCT FROM lag(v.image_id) OVER before THEN 'image' END,
  CASE WHEN v.share_image_id IS DISTINCT FROM lag(v.share_image_id) OVER before THEN 'shareImage' END], NULL)`;

/**
 * The versions of an article, newest first. Not by the list query: versions have no id, and each is compared with the
 * previous one, also at the end of a page.
 */
export async function listVersions(
  db: Db,
  newsId: string,
  { page, size: most }: { page: number; size: number },
): Promise<{ items: NewsVersionRow[]; total: number }> {
  const states = sql<ListedRow>`
    SELECT s.*, ${nameOf('s.created_by')} AS editor
    FROM (
      SELECT v.version, v.created_at, v.created_by, v.title, ${CHANGED} AS changed
      FROM (SELECT * FROM news_version WHERE news_id = ${newsId}
        ORDER BY version DESC LIMIT ${most + 1} OFFSET ${(page - 1) * most}) v
      WINDOW before AS (ORDER BY v.version)) s
    ORDER BY s.version DESC LIMIT ${most}`.compile(db);
  const all = countQuery(db, { table: 'news_version', where: sql`t.news_id = ${newsId}` });
  const { rows, total } = await readPage(db, states, all);
  return { items: rows.map(toRow), total };
}

function toRow({ version, created_at, editor, title, changed }: ListedRow): NewsVersionRow {
  return { version, createdAt: created_at.toISOString(), createdBy: editor, title, changed };
}

interface VersionRow extends Omit<ListedRow, 'changed'> {
  short_description: Localized;
  detail: Localized;
  image: ImageRef | null;
  share_image: ImageRef | null;
  earlier: number | null;
}

/** One complete version of an article; throws `NEWS_NOT_EXIST`. */
export async function readVersion(db: Db, newsId: string, version: string): Promise<NewsVersion> {
  const number = versionNumber(version);
  if (number === undefined) throw new AppError('NEWS_NOT_EXIST');
  const { rows } = await sql<VersionRow>`
    SELECT v.version, v.created_at, v.title, v.short_description, v.detail, ${nameOf('v.created_by')} AS editor,
      ${imageOf('v.image_id', 'all')} AS image, ${imageOf('v.share_image_id', 'all')} AS share_image,
      (SELECT max(o.version) FROM news_version o WHERE o.news_id = v.news_id AND o.version < v.version) AS earlier
    FROM news_version v WHERE v.news_id = ${newsId} AND v.version = ${number}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('NEWS_NOT_EXIST');
  return {
    version: row.version,
    createdAt: row.created_at.toISOString(),
    createdBy: row.editor,
    earlier: row.earlier,
    title: row.title,
    shortDescription: row.short_description,
    // Written under earlier rules, perhaps.
    detail: { th: sanitizeRichText(row.detail.th), en: sanitizeRichText(row.detail.en) },
    image: row.image,
    shareImage: row.share_image,
  };
}
