import { CHANNELS, GENDERS, TALENT_TYPES } from '@dara/model';
import {
  listArgs,
  manyOf,
  manyTexts,
  oneOf,
  rangeArgs,
  rangeFilter,
  textFilter,
  yesOrNo,
  type ListValues,
  type RangeBounds,
} from '@dara/kit/resource';
import type { ManagementTalentListApiArg } from '../../api/generated.ts';

export const TALENT_STATUSES = ['Pending', 'Approved', 'Rejected', 'Archived'] as const;

/** Open ends of the range filters as the product sets them; steps are those of the stored figures. */
export const talentRanges = {
  followers: { under: 1_000, over: 1_000_000, step: 1, max: 999_999_999 },
  engagementRate: { under: 1, over: 20, step: 0.01, max: 100 },
  budget: { under: 500, over: 500_000, step: 0.01, max: 9_999_999_999 },
  age: { under: 8, over: 60, step: 1, max: 150 },
  height: { under: 140, over: 200, step: 0.1, max: 300 },
  weight: { under: 40, over: 100, step: 0.1, max: 1_000 },
} as const satisfies Record<string, RangeBounds>;

/** What the talent list allows in its address. */
export const talentListSpec = {
  sorts: ['DisplayName', 'Followers', 'EngagementRate', 'Height', 'Age', 'CreatedAt', 'UpdatedAt'],
  defaultSort: { column: 'UpdatedAt', direction: 'desc' },
  filters: {
    keyword: textFilter,
    talentGroup: oneOf(TALENT_TYPES),
    status: manyOf(TALENT_STATUSES),
    active: yesOrNo,
    isTop10: yesOrNo,
    missingTranslation: yesOrNo,
    deleted: yesOrNo,
    tags: manyTexts,
    gender: oneOf(GENDERS),
    channel: oneOf(CHANNELS),
    followers: rangeFilter(talentRanges.followers),
    engagementRate: rangeFilter(talentRanges.engagementRate),
    budget: rangeFilter(talentRanges.budget),
    age: rangeFilter(talentRanges.age),
    height: rangeFilter(talentRanges.height),
    weight: rangeFilter(talentRanges.weight),
  },
} as const;

type TalentListValues = ListValues<typeof talentListSpec.filters>;

/** Staff take out that many rows at once, administrators any number. */
export const STAFF_EXPORT_MAX = 1000;

/** What the export is asked for: the list's filters and order, all of its pages. */
export function talentExportArgs(values: TalentListValues) {
  const { page: _page, size: _size, ...args } = talentListArgs(values);
  return args;
}

/** The call for a state of the list: each range becomes the api's From and To. */
export function talentListArgs(values: TalentListValues): ManagementTalentListApiArg {
  const { followers, engagementRate, budget, age, height, weight, ...rest } = listArgs(values);
  return {
    ...rest,
    ...rangeArgs('followers', followers),
    ...rangeArgs('engagementRate', engagementRate),
    ...rangeArgs('budget', budget),
    ...rangeArgs('age', age),
    ...rangeArgs('height', height),
    ...rangeArgs('weight', weight),
  };
}
