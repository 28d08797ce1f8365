import { sql, type RawBuilder } from 'kysely';
import type { Channel, Gender, TalentType } from '../../domain/enumerations.ts';
import { matches, type Search } from '../../domain/search.ts';
import { sortable, sortableOrNull, type SortColumns } from '../../domain/sort.ts';
import type { TalentStatus } from '../../domain/status.ts';

/** Conditions on `talent t`, for the public list and for management's. */
export interface TalentFilter {
  isPublic: boolean;
  ids?: string[] | undefined;
  talentGroup?: TalentType | undefined;
  tagIds?: string[] | undefined;
  channel?: Channel | undefined;
  followersFrom?: number | undefined;
  followersTo?: number | undefined;
  engagementRateFrom?: number | undefined;
  engagementRateTo?: number | undefined;
  gender?: Gender | undefined;
  search?: Search | null;
  budgetFrom?: number | undefined;
  budgetTo?: number | undefined;
  ageFrom?: number | undefined;
  ageTo?: number | undefined;
  heightFrom?: number | undefined;
  heightTo?: number | undefined;
  weightFrom?: number | undefined;
  weightTo?: number | undefined;
  status?: TalentStatus[] | undefined;
  active?: boolean | undefined;
  isTop10?: boolean | undefined;
  missingTranslation?: boolean | undefined;
  /** Only those that were deleted and can be restored, instead of those that were not. */
  deleted?: boolean | undefined;
}

/** How long a deleted talent can be brought back. */
export const RESTORABLE_DAYS = 30;

type Condition = RawBuilder<unknown>;

/** Orders of both lists; each has its index. */
export const TALENT_SORT: SortColumns = {
  CreatedAt: sortable('t.created_at'),
  UpdatedAt: sortable('t.updated_at'),
  DisplayName: sortable('t.display_name COLLATE "und-x-icu"'),
  Followers: sortableOrNull('t.followers'),
  EngagementRate: sortableOrNull('t.engagement_rate'),
  Height: sortableOrNull('t.height'),
  // In whole years, ties by id: an order by birthday would tell it.
  Age: sortableOrNull('t.age_years'),
};

/** Inclusive bounds of a column; none for an open range. */
function range(column: string, from: number | undefined, to: number | undefined): Condition[] {
  const name = sql.raw(column);
  return [
    ...(from === undefined ? [] : [sql`${name} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${name} <= ${to}`]),
  ];
}

/** Channel, followers and engagement must hold on one and the same account. */
function social(filter: TalentFilter): Condition[] {
  const conditions = [
    ...(filter.channel ? [sql`s.channel = ${filter.channel}`] : []),
    ...range('s.followers', filter.followersFrom, filter.followersTo),
    ...range('s.engagement_rate', filter.engagementRateFrom, filter.engagementRateTo),
  ];
  if (conditions.length === 0) return [];
  return [
    sql`EXISTS (SELECT 1 FROM talent_social s WHERE s.talent_id = t.id AND ${sql.join(conditions, sql` AND `)})`,
  ];
}

function budget(filter: TalentFilter): Condition[] {
  const conditions = range('b.rate_charge', filter.budgetFrom, filter.budgetTo);
  if (conditions.length === 0) return [];
  return [
    sql`EXISTS (SELECT 1 FROM work_budget b JOIN work w ON w.id = b.work_id AND w.deleted_at IS NULL
      WHERE b.talent_id = t.id AND ${sql.join(conditions, sql` AND `)})`,
  ];
}

function staffOnly(filter: TalentFilter): Condition[] {
  return [
    ...budget(filter),
    ...range('t.age_years', filter.ageFrom, filter.ageTo),
    ...range('t.height', filter.heightFrom, filter.heightTo),
    ...range('t.weight', filter.weightFrom, filter.weightTo),
    ...(filter.status?.length ? [sql`t.status = ANY (${filter.status}::text[])`] : []),
    ...(filter.active === undefined ? [] : [sql`t.active = ${filter.active}`]),
    ...(filter.isTop10 === undefined
      ? []
      : [filter.isTop10 ? sql`t.is_top10` : sql`NOT t.is_top10`]),
    ...(filter.missingTranslation === undefined
      ? []
      : [sql`t.missing_translation = ${filter.missingTranslation}`]),
  ];
}

/** WHERE of the talent lists. */
export function talentConditions(filter: TalentFilter): Condition {
  const conditions: Condition[] = [
    filter.deleted
      ? sql`t.deleted_at > now() - make_interval(days => ${RESTORABLE_DAYS})`
      : sql`t.deleted_at IS NULL`,
    ...(filter.isPublic ? [sql`t.is_public`] : []),
    ...(filter.ids ? [sql`t.id = ANY (${filter.ids}::uuid[])`] : []),
    ...(filter.talentGroup
      ? [
          sql`EXISTS (SELECT 1 FROM work w
            WHERE w.talent_id = t.id AND w.talent_type = ${filter.talentGroup} AND w.deleted_at IS NULL)`,
        ]
      : []),
    ...(filter.tagIds
      ? [
          sql`EXISTS (SELECT 1 FROM talent_tag g
            WHERE g.talent_id = t.id AND g.tag_id = ANY (${filter.tagIds}::uuid[]))`,
        ]
      : []),
    ...social(filter),
    ...(filter.gender ? [sql`t.gender = ${filter.gender}`] : []),
    ...staffOnly(filter),
    ...(filter.search
      ? [matches(filter.isPublic ? 't.search_text' : 't.staff_search_text', filter.search)]
      : []),
  ];
  return sql.join(conditions, sql` AND `);
}
