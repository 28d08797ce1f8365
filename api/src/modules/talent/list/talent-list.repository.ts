import { prepared, type Db, type Services } from '@dara/backend';
import { BODY_COLUMNS } from '../../../kernel/database/talent-body.ts';
import { sql, type CompiledQuery, type RawBuilder, type Selectable } from 'kysely';
import { ContentCache } from '../../../kernel/content/counts.ts';
import type { TalentTable } from '../../../kernel/database/generated.ts';
import { countQuery, pageQuery, readPage, type ListQuery } from '../../../kernel/query/list.ts';
import { imageOf, tagsOf, type ImageScope } from '../../../kernel/query/select.ts';
import type { Search } from '../../../kernel/query/search.ts';
import type { ImageRef, Localized, TagRef } from '../../../kernel/schema/shapes.ts';
import { orderBy, type Sort } from '../../../kernel/query/sort.ts';
import { TALENT_SORT, talentConditions, type TalentFilter } from './talent-filter.ts';
import { HITS_MAX } from './talent-hits.ts';
import { createTalentSearch } from './talent-search.repository.ts';

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
  | 'hair_colour'
  | 'nationality'
  | 'languages'
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
  t.hair_colour, t.nationality, t.languages, t.followers, t.engagement_rate, t.channel, t.is_top10, t.created_at, t.updated_at`;
const STAFF_COLUMNS = `t.email, t.phone_number, t.company_name, t.weight, t.status,
  t.active, t.is_public, t.missing_translation, t.deleted_at, t.version`;

/** The columns of a card, from `talent t`. */
export function cardColumns(scope: ImageScope): RawBuilder<unknown> {
  return sql`${sql.raw(CARD_COLUMNS)}, ${imageOf('t.image_id', scope)} AS image, ${tagsOf('talent', 't.id')} AS tags`;
}

/** Columns of the export: as in the list, with body measurements and without the image. */
export const EXPORT_COLUMNS = sql`
  ${sql.raw(CARD_COLUMNS)}, ${tagsOf('talent', 't.id')} AS tags, ${sql.raw(STAFF_COLUMNS)},
  ${sql.raw(BODY_COLUMNS)}`;

const PUBLIC_COLUMNS = cardColumns('public');
const ROW_COLUMNS = sql`${cardColumns('all')}, ${sql.raw(STAFF_COLUMNS)}`;

function isSorted({ sortByColumn, sortByAlphabetically }: Sort): boolean {
  return sortByColumn !== undefined || sortByAlphabetically !== undefined;
}

/** Order of the request; newest first by default. */
export function orderOf(request: Sort): RawBuilder<unknown> {
  return orderBy(TALENT_SORT, request, TALENT_SORT['CreatedAt']!.desc);
}

/** The list of a filter; for a common word (`isCommon`) scanning the order's index is fastest. */
export function listOf(
  filter: TalentFilter,
  order: RawBuilder<unknown>,
  isCommon = false,
): ListQuery {
  const search = isCommon ? null : filter.search;
  return { table: 'talent', where: talentConditions(filter), order, search };
}

export function talentPageQuery(
  db: Db,
  filter: TalentFilter,
  request: ListRequest,
  isCommon = false,
): CompiledQuery<TalentStaffRow> {
  const columns = filter.audience === 'public' ? PUBLIC_COLUMNS : ROW_COLUMNS;
  const list = listOf(filter, orderOf(request), isCommon);
  const query = pageQuery<TalentStaffRow>(db, list, request, columns);
  // The first page without filters, the most frequent request; without parameters, the plan does not depend on them.
  const isFirst = request.page === 1 && query.parameters.length === 0;
  return isFirst ? prepared(query) : query;
}

export function talentCountQuery(db: Db, filter: TalentFilter): CompiledQuery<{ total: number }> {
  return countQuery(db, { table: 'talent', where: talentConditions(filter) });
}

/** The rows of ids in their order; a public list leaves out talents that are no longer public. */
function talentRowsQuery(
  db: Db,
  { audience }: Pick<TalentFilter, 'audience'>,
  ids: readonly string[],
): CompiledQuery<TalentStaffRow> {
  const isPublic = audience === 'public';
  return sql<TalentStaffRow>`
    SELECT ${isPublic ? PUBLIC_COLUMNS : ROW_COLUMNS}
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY hit (id, place) JOIN talent t ON t.id = hit.id
    ${isPublic ? sql`AND t.is_public AND t.deleted_at IS NULL` : sql``} ORDER BY hit.place`.compile(
    db,
  );
}

/** Those of some talents who are public, in the order of the ids. */
export async function findPublicTalents(db: Db, ids: readonly string[]): Promise<TalentCardRow[]> {
  const { rows } = await db.executeQuery(talentRowsQuery(db, { audience: 'public' }, ids));
  return rows;
}

export interface TalentListPage {
  rows: TalentStaffRow[];
  total: number;
  /** The real total is larger. */
  isTotalBound: boolean;
  /** A suggested name when there are no results. */
  suggestion: Localized | null;
}

export interface TalentLists {
  list(filter: TalentFilter, request: ListRequest): Promise<TalentListPage>;
}

const EMPTY_PAGE: TalentListPage = { rows: [], total: 0, isTotalBound: false, suggestion: null };

/** Lists of talents; totals are cached until content changes. */
export function createTalentLists(services: Pick<Services, 'db' | 'events'>): TalentLists {
  const { db } = services;
  const totals = new ContentCache<number>(services);
  const finder = createTalentSearch(services);

  async function search(
    filter: TalentFilter,
    request: ListRequest,
    wanted: Search,
  ): Promise<TalentListPage> {
    const order = isSorted(request) ? orderOf(request) : null;
    const { ids, isCommonName } = await finder.hits(filter, wanted, order);
    if (ids.length === 0) {
      const isPublic = filter.audience === 'public';
      return { ...EMPTY_PAGE, suggestion: isPublic ? await finder.suggestion(wanted) : null };
    }
    const isTotalBound = ids.length > HITS_MAX;
    const first = (request.page - 1) * request.size;
    const shown = ids.slice(0, HITS_MAX).slice(first, first + request.size);
    // For a word of many names, the order's index soon finds enough matches.
    const query =
      isCommonName && order
        ? talentPageQuery(db, filter, request, true)
        : talentRowsQuery(db, filter, shown);
    const { rows } = await db.executeQuery(query);
    return { rows, total: Math.min(ids.length, HITS_MAX), isTotalBound, suggestion: null };
  }

  return {
    async list(filter, request) {
      if (filter.tagIds?.length === 0) {
        orderOf(request);
        return EMPTY_PAGE;
      }
      if (filter.search) return search(filter, request, filter.search);
      const page = talentPageQuery(db, filter, request);
      const found = await readPage(db, page, talentCountQuery(db, filter), totals);
      return { ...EMPTY_PAGE, ...found };
    },
  };
}
