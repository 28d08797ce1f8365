import { AppError, type Db } from '@dara/backend';
import { sql } from 'kysely';
import { nameOf } from '../../../kernel/query/person-name.ts';
import { imageOf } from '../../../kernel/query/select.ts';
import type { ImageRef, Localized } from '../../../kernel/schema/shapes.ts';
import { sanitizeRichText } from '../../../kernel/text/rich-text.ts';
import type { NewsVersion, NewsVersionRow } from './news-version.schema.ts';

interface ListedRow {
  version: number;
  created_at: Date;
  editor: string | null;
  title: Localized;
  changed: string[];
  total: number;
}

/** What differs from the state before; of the first everything is new. */
const CHANGED = sql`array_remove(ARRAY[
  CASE WHEN v.title IS DISTINCT FROM lag(v.title) OVER before THEN 'title' END,
  CASE WHEN v.short_description IS DISTINCT FROM lag(v.short_description) OVER before THEN 'shortDescription' END,
  CASE WHEN v.detail IS DISTINCT FROM lag(v.detail) OVER before THEN 'detail' END,
  CASE WHEN v.image_id IS DISTINCT FROM lag(v.image_id) OVER before THEN 'image' END,
  CASE WHEN v.share_image_id IS DISTINCT FROM lag(v.share_image_id) OVER before THEN 'shareImage' END], NULL)`;

/** The states of an article, the latest first; each is compared with the one before it, which the page's end needs too. */
export async function listVersions(
  db: Db,
  newsId: string,
  { page, size }: { page: number; size: number },
): Promise<{ items: NewsVersionRow[]; total: number }> {
  const { rows } = await sql<ListedRow>`
    SELECT s.*, ${nameOf('s.created_by')} AS editor,
      (SELECT count(*)::int FROM news_version WHERE news_id = ${newsId}) AS total
    FROM (
      SELECT v.version, v.created_at, v.created_by, v.title, ${CHANGED} AS changed
      FROM (SELECT * FROM news_version WHERE news_id = ${newsId}
        ORDER BY version DESC LIMIT ${size + 1} OFFSET ${(page - 1) * size}) v
      WINDOW before AS (ORDER BY v.version)) s
    ORDER BY s.version DESC LIMIT ${size}`.execute(db);
  return { items: rows.map(toRow), total: rows[0]?.total ?? (await countVersions(db, newsId)) };
}

async function countVersions(db: Db, newsId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM news_version WHERE news_id = ${newsId}`.execute(db);
  return rows[0]?.total ?? 0;
}

function toRow({ version, created_at, editor, title, changed }: ListedRow): NewsVersionRow {
  return { version, createdAt: created_at.toISOString(), createdBy: editor, title, changed };
}

interface VersionRow extends Omit<ListedRow, 'changed' | 'total'> {
  short_description: Localized;
  detail: Localized;
  image: ImageRef | null;
  share_image: ImageRef | null;
}

const VERSION = /^[1-9]\d{0,8}$/;

/** One state of an article whole; throws `NEWS_NOT_EXIST`. */
export async function readVersion(db: Db, newsId: string, version: string): Promise<NewsVersion> {
  if (!VERSION.test(version)) throw new AppError('NEWS_NOT_EXIST');
  const { rows } = await sql<VersionRow>`
    SELECT v.version, v.created_at, v.title, v.short_description, v.detail, ${nameOf('v.created_by')} AS editor,
      ${imageOf('v.image_id', 'all')} AS image, ${imageOf('v.share_image_id', 'all')} AS share_image
    FROM news_version v WHERE v.news_id = ${newsId} AND v.version = ${Number(version)}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('NEWS_NOT_EXIST');
  return {
    version: row.version,
    createdAt: row.created_at.toISOString(),
    createdBy: row.editor,
    title: row.title,
    shortDescription: row.short_description,
    // Written under earlier rules, perhaps.
    detail: { th: sanitizeRichText(row.detail.th), en: sanitizeRichText(row.detail.en) },
    image: row.image,
    shareImage: row.share_image,
  };
}
