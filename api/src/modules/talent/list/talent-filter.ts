import type { Channel, Gender, TalentType, TalentStatus } from '@dara/model';
import { HAS_STALE_RATES, IS_UNUSED } from './data-quality.ts';
import { ACTIVE_BOOKING, overlaps, type Days } from '../../../kernel/query/booked-days.ts';
import { isRestorable } from '../../../kernel/record/deletion.ts';
import { sql, type RawBuilder } from 'kysely';
import { matches, type Search } from '../../../kernel/query/search.ts';
import { sortable, sortableOrNull, type SortColumns } from '../../../kernel/query/sort.ts';

/** A range of figures, both ends included. */
export interface Band {
  from: number;
  to: number | undefined;
}

/** Filters of every list of talents; only fields that are public for everyone, also for minors. */
interface SharedFilter {
  talentGroup?: TalentType | undefined;
  /** Any of these, since a job may require several. */
  talentTypes?: TalentType[] | undefined;
  genders?: Gender[] | undefined;
  /** All of these, as ISO 639 codes. */
  languages?: string[] | undefined;
  ids?: string[] | undefined;
  tagIds?: string[] | undefined;
  channel?: Channel | undefined;
  followersFrom?: number | undefined;
  followersTo?: number | undefined;
  engagementRateFrom?: number | undefined;
  engagementRateTo?: number | undefined;
  /** Any of these. */
  ages?: Band[] | undefined;
  heights?: Band[] | undefined;
  hairColours?: string[] | undefined;
  skinTones?: string[] | undefined;
  ageFrom?: number | undefined;
  ageTo?: number | undefined;
  heightFrom?: number | undefined;
  heightTo?: number | undefined;
  search?: Search | null;
}

/** Conditions on `talent t` of the public list. A filter by a private field would reveal it. */
export interface PublicTalentFilter extends SharedFilter {
  audience: 'public';
  freeOn?: FreeDays | undefined;
}

/** Days on which adults have to be free. Of minors, by `adultsBornUntil`, no calendar is told: they are not filtered. */
export interface FreeDays extends Days {
  adultsBornUntil: string;
}

/** Conditions on `talent t` of the management list and its export. */
export interface StaffTalentFilter extends SharedFilter {
  audience: 'management';
  budgetFrom?: number | undefined;
  budgetTo?: number | undefined;
  weightFrom?: number | undefined;
  weightTo?: number | undefined;
  status?: TalentStatus[] | undefined;
  active?: boolean | undefined;
  isTop10?: boolean | undefined;
  missingTranslation?: boolean | undefined;
  staleRates?: boolean | undefined;
  unused?: boolean | undefined;
  /** Deleted talents that can be restored, instead of others. */
  deleted?: boolean | undefined;
}

export type TalentFilter = PublicTalentFilter | StaffTalentFilter;

type Condition = RawBuilder<unknown>;

/** Orders of both lists; each has an index. */
export const TALENT_SORT: SortColumns = {
  CreatedAt: sortable('t.created_at'),
  UpdatedAt: sortable('t.updated_at'),
  DisplayName: sortable('thai_first(t.display_name) COLLATE "und-x-icu"'),
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

/** Any of the ranges. */
function anyBand(column: string, wanted: readonly Band[] | undefined): Condition[] {
  if (!wanted?.length) return [];
  const each = wanted.map(
    ({ from, to }) => sql`(${sql.join(range(column, from, to), sql` AND `)})`,
  );
  return [sql`(${sql.join(each, sql` OR `)})`];
}

function anyOf(column: string, wanted: readonly string[] | undefined): Condition[] {
  return wanted?.length ? [sql`${sql.raw(column)} = ANY (${wanted}::text[])`] : [];
}

/** Channel, followers and engagement must match on the same account. */
function social(filter: SharedFilter): Condition[] {
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

function budget(filter: StaffTalentFilter): Condition[] {
  const conditions = range('b.rate_charge', filter.budgetFrom, filter.budgetTo);
  if (conditions.length === 0) return [];
  return [
    sql`EXISTS (SELECT 1 FROM work_budget b JOIN work w ON w.id = b.work_id AND w.deleted_at IS NULL
      WHERE b.talent_id = t.id AND ${sql.join(conditions, sql` AND `)})`,
  ];
}

function whether(wanted: boolean | undefined, condition: Condition): Condition[] {
  if (wanted === undefined) return [];
  return [wanted ? condition : sql`NOT ${condition}`];
}

/** Without a booking, an option of any rank or a declared day off; a missing birthday counts as a minor's. */
function isFree({ from, to, adultsBornUntil }: FreeDays): Condition {
  const days = sql`jsonb_build_object('from', ${from}::text, 'to', ${to}::text)`;
  return sql`(t.birthday IS NULL OR t.birthday > ${adultsBornUntil}::date OR (
    t.id NOT IN (SELECT b.talent_id FROM booking b WHERE ${ACTIVE_BOOKING} AND ${overlaps({ from, to })})
    AND NOT jsonb_path_exists(t.bookouts, '$[*] ? (@.from <= $to && @.to >= $from)', ${days})))`;
}

function publicOnly({ search, freeOn }: PublicTalentFilter): Condition[] {
  return [
    sql`t.deleted_at IS NULL`,
    sql`t.is_public`,
    ...(freeOn ? [isFree(freeOn)] : []),
    ...(search ? [matches('t.search_text', search)] : []),
  ];
}

function staffOnly(filter: StaffTalentFilter): Condition[] {
  return [
    filter.deleted ? isRestorable('t.deleted_at') : sql`t.deleted_at IS NULL`,
    ...budget(filter),
    ...range('t.weight', filter.weightFrom, filter.weightTo),
    ...anyOf('t.status', filter.status),
    ...(filter.active === undefined ? [] : [sql`t.active = ${filter.active}`]),
    ...whether(filter.isTop10, sql`t.is_top10`),
    ...(filter.missingTranslation === undefined
      ? []
      : [sql`t.missing_translation = ${filter.missingTranslation}`]),
    ...whether(filter.staleRates, HAS_STALE_RATES),
    ...whether(filter.unused, IS_UNUSED),
    ...(filter.search ? [matches('t.staff_search_text', filter.search)] : []),
  ];
}

/** WHERE of the talent lists. */
export function talentConditions(filter: TalentFilter): Condition {
  const conditions: Condition[] = [
    ...(filter.audience === 'public' ? publicOnly(filter) : staffOnly(filter)),
    ...(filter.talentGroup
      ? [
          sql`EXISTS (SELECT 1 FROM work w
            WHERE w.talent_id = t.id AND w.talent_type = ${filter.talentGroup} AND w.deleted_at IS NULL)`,
        ]
      : []),
    ...(filter.talentTypes?.length
      ? [
          sql`EXISTS (SELECT 1 FROM work w WHERE w.talent_id = t.id
            AND w.talent_type = ANY (${filter.talentTypes}::text[]) AND w.deleted_at IS NULL)`,
        ]
      : []),
    ...(filter.tagIds
      ? [
          sql`EXISTS (SELECT 1 FROM talent_tag g
            WHERE g.talent_id = t.id AND g.tag_id = ANY (${filter.tagIds}::uuid[]))`,
        ]
      : []),
    ...(filter.ids ? [sql`t.id = ANY (${filter.ids}::uuid[])`] : []),
    ...social(filter),
    ...anyOf('t.gender', filter.genders),
    ...anyOf('t.hair_colour', filter.hairColours),
    ...anyOf('t.skin_tone', filter.skinTones),
    ...(filter.languages?.length ? [sql`t.languages @> ${filter.languages}::text[]`] : []),
    // In whole years, which every card shows.
    ...anyBand('t.age_years', filter.ages),
    ...range('t.age_years', filter.ageFrom, filter.ageTo),
    ...anyBand('t.height', filter.heights),
    ...range('t.height', filter.heightFrom, filter.heightTo),
  ];
  return sql.join(conditions, sql` AND `);
}
