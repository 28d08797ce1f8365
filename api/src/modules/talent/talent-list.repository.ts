import type { Services } from '@dara/backend';
import { sql, type CompiledQuery, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import { ContentCache, pageWithTotal } from '../../domain/counts.ts';
import type { TalentTable } from '../../domain/db-talent.ts';
import { imageOf, tagsOf, type ImageScope } from '../../domain/select.ts';
import type { ImageRef, TagRef } from '../../domain/shapes.ts';
import { limit, orderBy, type Sort } from '../../domain/sort.ts';
import { TALENT_SORT, talentConditions, type TalentFilter } from './talent-filter.ts';

type TalentColumns = Selectable<TalentTable>;

export interface TalentCardRow extends Pick<
  TalentColumns,
  | 'id'
  | 'display_name'
  | 'nick_name'
  | 'first_name'
  | 'last_name'
  | 'talent_types'
  | 'gender'
  | 'birthday'
  | 'height'
  | 'nationality'
  | 'followers'
  | 'engagement_rate'
  | 'channel'
  | 'is_top10'
  | 'created_at'
  | 'updated_at'
> {
  image: ImageRef | null;
  tags: TagRef[];
}

export type TalentStaffRow = TalentCardRow &
  Pick<
    TalentColumns,
    | 'email'
    | 'phone_number'
    | 'company_name'
    | 'weight'
    | 'status'
    | 'active'
    | 'is_public'
    | 'missing_translation'
    | 'deleted_at'
    | 'version'
  >;

export interface ListRequest extends Sort {
  page: number;
  size: number;
}

const CARD_COLUMNS = `t.id, t.display_name, t.nick_name, t.first_name, t.last_name, t.talent_types, t.gender, t.birthday, t.height,
  t.nationality, t.followers, t.engagement_rate, t.channel, t.is_top10, t.created_at, t.updated_at`;
const STAFF_COLUMNS = `t.email, t.phone_number, t.company_name, t.weight, t.status,
  t.active, t.is_public, t.missing_translation, t.deleted_at, t.version`;

/** The columns of a card, from `talent t`. */
export function cardColumns(scope: ImageScope): RawBuilder<unknown> {
  return sql`${sql.raw(CARD_COLUMNS)}, ${imageOf('t.image_id', scope)} AS image, ${tagsOf('talent', 't.id')} AS tags`;
}

/** What the export tells of somebody: as a row of the list, without the picture. */
export const EXPORT_COLUMNS = sql`
  ${sql.raw(CARD_COLUMNS)}, ${tagsOf('talent', 't.id')} AS tags, ${sql.raw(STAFF_COLUMNS)}`;

const PUBLIC_COLUMNS = cardColumns('public');
const ROW_COLUMNS = sql`${cardColumns('all')}, ${sql.raw(STAFF_COLUMNS)}`;

/** The order of a request; newest first unless asked otherwise. */
export function orderOf(request: Sort): RawBuilder<unknown> {
  return orderBy(TALENT_SORT, request, TALENT_SORT['CreatedAt']!.desc);
}

/** FROM and WHERE of a list. */
export function talentsFrom(filter: TalentFilter): RawBuilder<unknown> {
  const where = talentConditions(filter);
  return filter.search?.isIndexed
    ? sql`(SELECT t.* FROM talent t WHERE ${where} OFFSET 0) t`
    : sql`talent t WHERE ${where}`;
}

/**
 * One page: the ids first, which the order's index alone can answer, then the rest for those few rows. A keyword
 * is looked up before anything is ordered (`OFFSET 0` is the fence), else the planner may walk the order's index
 * and compare the text of everybody.
 */
export function talentPageQuery(
  db: Kysely<unknown>,
  filter: TalentFilter,
  request: ListRequest,
): CompiledQuery<TalentStaffRow> {
  const order = orderOf(request);
  const from = talentsFrom(filter);
  return sql<TalentStaffRow>`
    WITH page AS MATERIALIZED (SELECT t.id FROM ${from} ORDER BY ${order} ${limit(request)})
    SELECT ${filter.audience === 'public' ? PUBLIC_COLUMNS : ROW_COLUMNS}
    FROM page JOIN talent t ON t.id = page.id ORDER BY ${order}`.compile(db);
}

export function talentCountQuery(
  db: Kysely<unknown>,
  filter: TalentFilter,
): CompiledQuery<{ total: number }> {
  return sql<{ total: number }>`
    SELECT count(*)::int AS total FROM talent t WHERE ${talentConditions(filter)}`.compile(db);
}

export interface TalentLists {
  list(
    filter: TalentFilter,
    request: ListRequest,
  ): Promise<{ rows: TalentStaffRow[]; total: number }>;
}

/** Lists of talents; totals are remembered until content changes. */
export function createTalentLists(services: Pick<Services, 'db' | 'events'>): TalentLists {
  const { db } = services;
  const totals = new ContentCache<number>(services);
  return {
    async list(filter, request) {
      if (filter.tagIds?.length === 0) {
        orderOf(request);
        return { rows: [], total: 0 };
      }
      const page = talentPageQuery(db, filter, request);
      return pageWithTotal(totals, db, page, talentCountQuery(db, filter));
    },
  };
}
