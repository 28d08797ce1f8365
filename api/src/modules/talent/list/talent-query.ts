import { AppError, type Identity } from '@dara/backend';
import { searchFor } from '../../../kernel/query/search.ts';
import type { TagFinder } from '../../tag/tag.public.ts';
import type { PublicTalentFilter, StaffTalentFilter } from './talent-filter.ts';
import type { TalentRowQuery } from './talent-management.schema.ts';
import type { TalentQuery } from './talent.schema.ts';

type Paging = 'page' | 'size' | 'sortByColumn' | 'sortByAlphabetically';

/** Filters of visitors, mapped field by field: nothing else of a query becomes a condition. */
export async function publicFilter(
  query: Omit<TalentQuery, Paging>,
  tagFinder: TagFinder,
): Promise<PublicTalentFilter> {
  return { audience: 'public', ids: query.ids, ...(await sharedFilter(query, tagFinder)) };
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
    ...(await sharedFilter(query, tagFinder)),
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

type SharedQuery = Omit<TalentQuery, Paging | 'ids'>;

async function sharedFilter({ keyword, tags, ...query }: SharedQuery, tagFinder: TagFinder) {
  return {
    talentGroup: query.talentGroup,
    tagIds: tags?.length ? await tagFinder.resolve('Talent', tags) : undefined,
    channel: query.channel,
    followersFrom: query.followersFrom,
    followersTo: query.followersTo,
    engagementRateFrom: query.engagementRateFrom,
    engagementRateTo: query.engagementRateTo,
    gender: query.gender,
    ageFrom: query.ageFrom,
    ageTo: query.ageTo,
    heightFrom: query.heightFrom,
    heightTo: query.heightTo,
    search: searchFor(keyword),
  };
}
