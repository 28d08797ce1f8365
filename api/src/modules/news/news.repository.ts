import type { Db, Services } from '@dara/backend';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { NewsStatus, NewsType } from '@dara/model';
import { ContentCache } from '../../kernel/content/counts.ts';
import { nameOf } from '../../kernel/query/person-name.ts';
import { searchFor, type Search } from '../../kernel/query/search.ts';
import { imageOf, tagsOf } from '../../kernel/query/select.ts';
import { isRestorable } from '../../kernel/record/deletion.ts';
import type { ImageRef, Localized, TagRef } from '../../kernel/schema/shapes.ts';
import { countQuery, pageQuery, readPage } from '../../kernel/query/list.ts';
import { orderBy, sortable, sortableOrNull, type Sort } from '../../kernel/query/sort.ts';
import type { SortColumns } from '../../kernel/query/sort.ts';
import { createTagFinder } from '../tag/tag.public.ts';
import { matching, namedTalents, naming, type NamedTalentRow } from './news-talents.ts';

export interface NewsFilter {
  audience: 'public' | 'management';
  type?: NewsType | undefined;
  tagIds?: string[] | undefined;
  /** Articles that name this talent, who is public. */
  talentId?: string | undefined;
  search?: Search | null;
  /** From here on for management alone. */
  status?: NewsStatus | undefined;
  missingTranslation?: boolean | undefined;
  /** Deleted articles that can be restored, instead of others. */
  deleted?: boolean | undefined;
}

export interface NewsListRow {
  id: string;
  type: NewsType;
  title: Localized;
  short_description: Localized;
  image: ImageRef | null;
  tags: TagRef[];
  publish: boolean;
  publish_at: Date | null;
  published_at: Date | null;
  sort_order: number | null;
  missing_translation: boolean;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export interface NewsRecordRow extends NewsListRow {
  status: NewsStatus;
  editor: string | null;
  deleted_at: Date | null;
}

export interface ManagementNewsRow extends NewsRecordRow {
  has_draft: boolean;
}

export interface NewsDetailRow extends NewsListRow {
  detail: Localized;
  byline: Localized;
  photo_credit: Localized;
  share_image: ImageRef | null;
  talents: NamedTalentRow[];
}

type Condition = RawBuilder<unknown>;

/** Articles with a position come first, then the newest. */
const EDITORS_ORDER = sql.raw('t.sort_order ASC NULLS LAST, t.published_at DESC, t.id DESC');
const NEWEST = sql.raw('t.created_at DESC, t.id DESC');

const DELETED_LAST = sql.raw('t.deleted_at DESC, t.id DESC');

const PUBLIC_SORT: SortColumns = {
  CreatedAt: sortable('t.created_at'),
  UpdatedAt: sortable('t.updated_at'),
  Order: sortableOrNull('t.sort_order'),
  Title: sortable(`(t.title ->> 'th') COLLATE "und-x-icu"`),
};

/** The first rank among articles without one: the newest, for dragging before any article has a number. */
const MANAGEMENT_SORT: SortColumns = {
  ...PUBLIC_SORT,
  Order: {
    asc: sql.raw('t.sort_order ASC NULLS LAST, t.id DESC'),
    desc: sql.raw('t.sort_order DESC NULLS LAST, t.id DESC'),
  },
};

/** `published_at` is generated from `publish` and `publish_at`, or the time of creation. */
const PUBLIC = sql`t.published_at IS NOT NULL AND t.published_at <= now()`;

const STATUS: Record<NewsStatus, Condition> = {
  Published: sql`t.publish AND (t.publish_at IS NULL OR t.publish_at <= now())`,
  Scheduled: sql`t.publish AND t.publish_at > now()`,
  Unpublished: sql`NOT t.publish`,
};

/** Derived, not stored: Scheduled becomes Published by the database clock alone. */
const STATUS_NOW = sql<NewsStatus>`CASE WHEN NOT t.publish THEN 'Unpublished'
  WHEN t.publish_at > now() THEN 'Scheduled' ELSE 'Published' END`;

const COLUMNS = sql`t.id, t.type, t.title, t.short_description, t.publish, t.publish_at, t.published_at,
  t.sort_order, t.missing_translation, t.version, t.created_at, t.updated_at, ${tagsOf('news', 't.id')} AS tags`;

export const RECORD_COLUMNS = sql`${COLUMNS}, ${STATUS_NOW} AS status, t.deleted_at, ${nameOf('t.updated_by')} AS editor`;

export const MANAGEMENT_COLUMNS = sql`${RECORD_COLUMNS},
  EXISTS (SELECT 1 FROM news_draft d WHERE d.news_id = t.id) AS has_draft`;

export function newsConditions(filter: NewsFilter): Condition {
  const { audience, type, tagIds, talentId, search, status, missingTranslation, deleted } = filter;
  const forAudience =
    audience === 'public'
      ? [sql`t.deleted_at IS NULL`, PUBLIC]
      : [
          deleted ? isRestorable('t.deleted_at') : sql`t.deleted_at IS NULL`,
          status && STATUS[status],
          missingTranslation !== undefined && sql`t.missing_translation = ${missingTranslation}`,
        ];
  const conditions = [
    ...forAudience,
    type && sql`t.type = ${type}`,
    tagIds &&
      sql`EXISTS (SELECT 1 FROM news_tag g WHERE g.news_id = t.id AND g.tag_id = ANY (${tagIds}::uuid[]))`,
    talentId && sql`t.id IN (${naming(sql`p.id = ${talentId}`)})`,
    search && matching(search),
  ];
  return sql.join(
    conditions.filter((condition) => !!condition),
    sql` AND `,
  );
}

/** Refuses a column that the list cannot be ordered by. */
export function newsOrder(filter: NewsFilter, sort: Sort): Condition {
  const isPublic = filter.audience === 'public';
  const fallback = isPublic ? EDITORS_ORDER : filter.deleted ? DELETED_LAST : NEWEST;
  return orderBy(isPublic ? PUBLIC_SORT : MANAGEMENT_SORT, sort, fallback);
}

export function newsPageQuery(
  db: Db,
  filter: NewsFilter,
  request: Sort & { page: number; size: number },
): CompiledQuery<ManagementNewsRow> {
  const isPublic = filter.audience === 'public';
  const order = newsOrder(filter, request);
  const image = imageOf('t.image_id', isPublic ? 'public' : 'all');
  const list = {
    table: 'news',
    where: newsConditions(filter),
    order,
    search: filter.search,
  } as const;
  return pageQuery(
    db,
    list,
    request,
    sql`${isPublic ? COLUMNS : MANAGEMENT_COLUMNS}, ${image} AS image`,
  );
}

export function newsCountQuery(db: Db, filter: NewsFilter): CompiledQuery<{ total: number }> {
  return countQuery(db, { table: 'news', where: newsConditions(filter) });
}

interface NewsListQuery extends Omit<NewsFilter, 'audience' | 'tagIds' | 'search'> {
  tags?: string[] | undefined;
  keyword?: string | undefined;
}

/** The lists of articles as their queries ask for them. */
export function createNewsLists(services: Pick<Services, 'db' | 'events'>) {
  const { db } = services;
  const tagFinder = createTagFinder(services);
  const totals = new ContentCache<number>(services);

  /** Tags are given by id or by name; unknown ones leave nothing. */
  async function filterOf(
    audience: NewsFilter['audience'],
    { tags, keyword, ...narrowed }: NewsListQuery,
  ): Promise<NewsFilter> {
    const tagIds = tags?.length ? await tagFinder.resolve('News', tags) : undefined;
    return { ...narrowed, audience, tagIds, search: searchFor(keyword) };
  }

  return {
    filterOf,
    async list(
      audience: NewsFilter['audience'],
      query: NewsListQuery & Sort & { page: number; size: number },
    ): Promise<{ rows: ManagementNewsRow[]; total: number }> {
      const filter = await filterOf(audience, query);
      const page = newsPageQuery(db, filter, query);
      if (filter.tagIds?.length === 0) return { rows: [], total: 0 };
      return readPage(db, page, newsCountQuery(db, filter), totals);
    },
  };
}

/** A published article, optionally of a type; else null. */
export async function findPublicNews(
  db: Db,
  id: string,
  type?: NewsType,
): Promise<NewsDetailRow | null> {
  const { rows } = await sql<NewsDetailRow>`
    SELECT ${COLUMNS}, t.detail, t.byline, t.photo_credit, ${namedTalents('public')} AS talents,
      ${imageOf('t.image_id')} AS image, ${imageOf('t.share_image_id')} AS share_image
    FROM news t WHERE t.id = ${id} AND t.deleted_at IS NULL AND ${PUBLIC}
      ${type ? sql`AND t.type = ${type}` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** The newest published articles, regardless of their position. */
export async function latestNews(db: Db, type: NewsType, count: number): Promise<NewsListRow[]> {
  const { rows } = await sql<NewsListRow>`
    SELECT ${COLUMNS}, ${imageOf('t.image_id')} AS image
    FROM news t WHERE t.deleted_at IS NULL AND ${PUBLIC} AND t.type = ${type}
    ORDER BY t.published_at DESC, t.id DESC LIMIT ${count}`.execute(db);
  return rows;
}

/** Tags of published articles, optionally of a type. */
export async function publicNewsTags(db: Db, type?: NewsType): Promise<TagRef[]> {
  const { rows } = await sql<TagRef>`
    SELECT g.id, g.name ->> 'th' AS th, g.name ->> 'en' AS en FROM tag g
    WHERE g.kind = 'News' AND g.deleted_at IS NULL AND EXISTS (
      SELECT 1 FROM news_tag l JOIN news t ON t.id = l.news_id
      WHERE l.tag_id = g.id AND t.deleted_at IS NULL AND ${PUBLIC}
        ${type ? sql`AND t.type = ${type}` : sql``})
    ORDER BY g.name ->> 'th' COLLATE "und-x-icu", g.id`.execute(db);
  return rows;
}

/** When the next scheduled article is due; never earlier, although a `Date` has no microseconds. */
export async function nextArticleDue(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ due_at: Date | null }>`
    SELECT min(published_at) + interval '1 millisecond' AS due_at
    FROM news WHERE published_at > now() AND deleted_at IS NULL`.execute(db);
  return rows[0]?.due_at ?? null;
}
