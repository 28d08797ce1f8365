import {
  BANDS_MAX,
  CHANNELS,
  GENDERS,
  LANGUAGE_CODES,
  TALENT_BODY,
  TALENT_LISTS,
  TALENT_RANGES,
  TALENT_TYPES,
  type Channel,
  type TalentSearch,
} from '@dara/model';
import {
  bandsFilter,
  listArgs,
  manyOf,
  manyTexts,
  oneOf,
  rangeArgs,
  rangeFilter,
  textFilter,
  type FilterSpec,
  type FilterValues,
  type ListValues,
} from '@dara/kit/resource';
import type { TalentListApiArg } from '../../api/generated.ts';
import { freeFilter } from '../../parts/free-days/free-filter.ts';

/** As many as a talent may have. */
const languageFilter: FilterSpec<string[]> = {
  ...manyOf(LANGUAGE_CODES),
  read: (texts) => manyOf(LANGUAGE_CODES).read(texts.slice(0, TALENT_LISTS.languages)),
};

/** Influencers are filtered by one channel unless the visitor selects all. */
export const ANY_CHANNEL = 'All';
const INFLUENCER_CHANNEL: Channel = 'Instagram';

/** The sort order of a search: relevance, without a column. */
const RELEVANCE = 'Relevance';

/** Allowed URL state of the talent list. */
export const talentListSpec = {
  sizes: [12],
  sorts: ['Followers', 'EngagementRate', 'CreatedAt', 'DisplayName', RELEVANCE],
  filters: {
    talentGroup: oneOf(TALENT_TYPES),
    keyword: textFilter,
    channel: oneOf([...CHANNELS, ANY_CHANNEL]),
    followers: rangeFilter(TALENT_RANGES.followers),
    engagementRate: rangeFilter(TALENT_RANGES.engagementRate),
    gender: manyOf(GENDERS),
    age: bandsFilter(TALENT_RANGES.age, BANDS_MAX),
    height: bandsFilter(TALENT_RANGES.height, BANDS_MAX),
    hairColour: manyOf(TALENT_BODY.hairColour.words),
    skinTone: manyOf(TALENT_BODY.skinTone.words),
    language: languageFilter,
    free: freeFilter,
    tags: manyTexts,
  },
} as const;

export type TalentFilterSpecs = typeof talentListSpec.filters;
type Filters = FilterValues<TalentFilterSpecs>;

/** The selected channel, or the default of the type. */
export function channelOf({ channel, talentGroup }: Filters): Channel | undefined {
  if (channel === ANY_CHANNEL) return undefined;
  return channel ?? (talentGroup === 'Influencer' ? INFLUENCER_CHANNEL : undefined);
}

/** How "any channel" is written: where a channel is the default it must be said. */
export function anyChannel({ talentGroup }: Filters): typeof ANY_CHANNEL | undefined {
  return talentGroup === 'Influencer' ? ANY_CHANNEL : undefined;
}

/** Searches are sorted by relevance, new faces by date, others by followers. */
export function sortOf({ sort, filters }: Pick<ListValues<TalentFilterSpecs>, 'sort' | 'filters'>) {
  if (sort && (sort.column !== RELEVANCE || filters.keyword)) return sort;
  if (filters.keyword) return { column: RELEVANCE, direction: 'desc' } as const;
  const column = filters.talentGroup === 'NewBorn' ? 'CreatedAt' : 'Followers';
  return { column, direction: 'desc' } as const;
}

/** Query arguments of a list state: ranges of accounts and days become the api's From and To. */
export function talentListArgs(values: ListValues<TalentFilterSpecs>): TalentListApiArg {
  const {
    followers,
    engagementRate,
    free,
    channel: _chosen,
    sortByColumn: _column,
    sortByAlphabetically: _direction,
    ...rest
  } = listArgs(values);
  const channel = channelOf(values.filters);
  const { column, direction } = sortOf(values);
  return {
    ...rest,
    ...(channel && { channel }),
    ...rangeArgs('followers', followers),
    ...rangeArgs('engagementRate', engagementRate),
    ...(free && { freeFrom: free.from, freeTo: free.to }),
    ...(column !== RELEVANCE && { sortByColumn: column, sortByAlphabetically: direction }),
  };
}

/** What of a list's state can be kept as a search: without order, page and days. */
export function searchOf(values: ListValues<TalentFilterSpecs>): TalentSearch {
  const {
    page: _page,
    size: _size,
    sortByColumn: _column,
    sortByAlphabetically: _direction,
    freeFrom: _from,
    freeTo: _to,
    ...search
  } = talentListArgs(values);
  return search as TalentSearch;
}
