import { TALENT_RANGES, CHANNELS, GENDERS, TALENT_TYPES, type Channel } from '@dara/model';
import {
  listArgs,
  manyTexts,
  oneOf,
  rangeArgs,
  rangeFilter,
  textFilter,
  type FilterValues,
  type ListValues,
  type RangeBounds,
} from '@dara/kit/resource';
import type { TalentListApiArg } from '../../api/generated.ts';

/** Public range filters with their bands. */
export const talentRanges = {
  followers: { ...TALENT_RANGES.followers, steps: [10_000, 100_000] },
  engagementRate: { ...TALENT_RANGES.engagementRate, steps: [3, 6, 10] },
  age: { ...TALENT_RANGES.age, steps: [18, 25, 35, 45] },
  height: { ...TALENT_RANGES.height, steps: [160, 170, 180] },
} as const satisfies Record<string, RangeBounds>;

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
    followers: rangeFilter(talentRanges.followers),
    engagementRate: rangeFilter(talentRanges.engagementRate),
    gender: oneOf(GENDERS),
    age: rangeFilter(talentRanges.age),
    height: rangeFilter(talentRanges.height),
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

/** Query arguments of a list state: ranges become the api's From and To. */
export function talentListArgs(values: ListValues<TalentFilterSpecs>): TalentListApiArg {
  const {
    followers,
    engagementRate,
    age,
    height,
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
    ...rangeArgs('age', age),
    ...rangeArgs('height', height),
    ...(column !== RELEVANCE && { sortByColumn: column, sortByAlphabetically: direction }),
  };
}
