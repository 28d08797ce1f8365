import { AppError, type Db, type Services } from '@dara/backend';
import { sql } from 'kysely';
import { countQuery, readPage } from '../../../kernel/query/list.ts';
import { nameOf } from '../../../kernel/query/person-name.ts';
import { imageOf } from '../../../kernel/query/select.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { requireVersion, versionNumber } from '../../../kernel/record/version.ts';
import { InputCheck } from '../../../kernel/schema/input.ts';
import { safeDetail } from '../news.model.ts';
import { checkReadable } from '../record/news-input.ts';
import { lockNews } from '../record/news-record.repository.ts';
import type { ManagementNews } from '../record/news-record.schema.ts';
import { textColumns, writeNews } from '../record/news-write.ts';
import type { NewsVersion, NewsVersionRow } from './news-version.schema.ts';

type Row<Version> = Omit<Version, 'createdAt'> & { createdAt: Date };

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
  const states = sql<Row<NewsVersionRow>>`
    SELECT s.version, s.title, s.changed, s.created_at AS "createdAt", ${nameOf('s.created_by')} AS "createdBy"
    FROM (
      SELECT v.version, v.created_at, v.created_by, v.title, ${CHANGED} AS changed
      FROM (SELECT * FROM news_version WHERE news_id = ${newsId}
        ORDER BY version DESC LIMIT ${most + 1} OFFSET ${(page - 1) * most}) v
      WINDOW before AS (ORDER BY v.version)) s
    ORDER BY s.version DESC LIMIT ${most}`.compile(db);
  const all = countQuery(db, { table: 'news_version', where: sql`t.news_id = ${newsId}` });
  const { rows, total } = await readPage(db, states, all);
  return { items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total };
}

/** One complete version of an article; throws `NEWS_NOT_EXIST`. */
export async function readVersion(db: Db, newsId: string, version: string): Promise<NewsVersion> {
  const number = versionNumber(version);
  if (number === undefined) throw new AppError('NEWS_NOT_EXIST');
  const { rows } = await sql<Row<NewsVersion>>`
    SELECT v.version, v.created_at AS "createdAt", ${nameOf('v.created_by')} AS "createdBy", v.title,
      v.short_description AS "shortDescription", v.detail,
      ${imageOf('v.image_id', 'all')} AS image, ${imageOf('v.share_image_id', 'all')} AS "shareImage",
      (SELECT max(o.version) FROM news_version o WHERE o.news_id = v.news_id AND o.version < v.version) AS earlier
    FROM news_version v WHERE v.news_id = ${newsId} AND v.version = ${number}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('NEWS_NOT_EXIST');
  // The text was written under earlier rules, perhaps.
  return { ...row, createdAt: row.createdAt.toISOString(), detail: safeDetail(row.detail) };
}

export interface VersionRestore {
  id: string;
  /** The state to bring back, and the version that the editor sees. */
  wanted: string;
  version: number;
}

/** Restores an earlier version of texts and images as a new version; later versions remain. */
export function restoreVersion(
  services: Services,
  context: ActorContext,
  { id, wanted, version }: VersionRestore,
): Promise<ManagementNews> {
  return services.db.transaction().execute(async (trx) => {
    const before = await lockNews({ db: trx, actor: context.actor }, id);
    requireVersion(before, version);
    const state = await readVersion(trx, before.id, wanted);
    const check = new InputCheck();
    if (before.publish) checkReadable(check, state);
    check.throwIfRefused();
    const columns = {
      ...textColumns(state),
      image_id: state.image?.id ?? null,
      share_image_id: state.shareImage?.id ?? null,
    };
    return writeNews(services, trx, context, { before, columns });
  });
}
