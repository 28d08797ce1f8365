import { AppError, type Identity } from '@dara/backend';
import { ADULT_AGE, FREE_DAYS_AHEAD, daysFrom } from '@dara/model';
import { today, yearsBefore } from '../../../kernel/age.ts';
import { searchFor } from '../../../kernel/query/search.ts';
import { InputCheck } from '../../../kernel/schema/input.ts';
import type { TagFinder } from '../../tag/tag.public.ts';
import type { Band, FreeDays, PublicTalentFilter, StaffTalentFilter } from './talent-filter.ts';
import type { TalentRowQuery } from './talent-management.schema.ts';
import type { TalentQuery } from './talent.schema.ts';

type Paging = 'page' | 'size' | 'sortByColumn' | 'sortByAlphabetically';

/** Filters of visitors, mapped field by field: nothing else of a query becomes a condition. */
export async function publicFilter(
  query: Omit<TalentQuery, Paging>,
  tagFinder: TagFinder,
): Promise<PublicTalentFilter> {
  const { ids, freeFrom, freeTo } = query;
  const freeOn = freeDays(freeFrom ?? freeTo, freeTo ?? freeFrom);
  return { audience: 'public', ids, freeOn, ...(await listFilter(query, tagFinder)) };
}

/** One day alone is both ends. Past days are refused: they would reveal where a talent was. */
function freeDays(from: string | undefined, to: string | undefined): FreeDays | undefined {
  if (from === undefined || to === undefined) return undefined;
  const day = today();
  const check = new InputCheck();
  if (from < day) check.refuse('freeFrom', 'futureDate');
  if (to < from) check.refuse('freeTo', 'dateRank', { reads: ['freeFrom'] });
  else if (to > daysFrom(day, FREE_DAYS_AHEAD)) {
    check.refuse('freeTo', 'maxDays', { params: { limit: FREE_DAYS_AHEAD } });
  }
  check.throwIfRefused();
  return { from, to, adultsBornUntil: yearsBefore(day, ADULT_AGE) };
}

/** Filters of staff, mapped field by field; deleted talents only for users who may restore them. */
export async function staffFilter(
  query: Omit<TalentRowQuery, Paging>,
  { permission }: Identity,
  tagFinder: TagFinder,
): Promise<StaffTalentFilter> {
  if (query.deleted && permission !== 'Admin') throw new AppError('FORBIDDEN');
  return {
    audience: 'management',
    ...(await listFilter(query, tagFinder)),
    budgetFrom: query.budgetFrom,
    budgetTo: query.budgetTo,
    weightFrom: query.weightFrom,
    weightTo: query.weightTo,
    status: query.status,
    active: query.active,
    isTop10: query.isTop10,
    missingTranslation: query.missingTranslation,
    staleRates: query.staleRates,
    unused: query.unused,
    deleted: query.deleted,
  };
}

type PublicOnly = 'ids' | 'freeFrom' | 'freeTo';
type SharedQuery = Omit<TalentQuery, Paging | PublicOnly | 'tags' | 'talentGroup'>;

async function listFilter(
  { tags, talentGroup, ...query }: Omit<TalentQuery, Paging | PublicOnly>,
  tagFinder: TagFinder,
) {
  const tagIds = tags?.length ? await tagFinder.resolve('Talent', tags) : undefined;
  return { talentGroup, tagIds, ...sharedFilter(query) };
}

/** Filters of every list, mapped field by field. */
export function sharedFilter({ keyword, ...query }: SharedQuery) {
  return {
    channel: query.channel,
    followersFrom: query.followersFrom,
    followersTo: query.followersTo,
    engagementRateFrom: query.engagementRateFrom,
    engagementRateTo: query.engagementRateTo,
    genders: query.gender,
    ages: query.age?.map(toBand),
    ageFrom: query.ageFrom,
    ageTo: query.ageTo,
    heights: query.height?.map(toBand),
    heightFrom: query.heightFrom,
    heightTo: query.heightTo,
    hairColours: query.hairColour,
    skinTones: query.skinTone,
    languages: query.language,
    search: searchFor(keyword),
  };
}

/** A range as it is sent: `18-24`, `61-` or `61`. */
function toBand(text: string): Band {
  const [from, to] = text.split('-');
  return { from: Number(from), to: to ? Number(to) : undefined };
}
