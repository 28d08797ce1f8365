import { CHANNELS, GENDERS, TALENT_RANGES, TALENT_TYPES, TALENT_STATUSES } from '@dara/model';
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
} from '@dara/kit/resource';
import type { ManagementTalentListApiArg } from '../../api/generated.ts';

/** Allowed URL state of the talent list. */
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
    staleRates: yesOrNo,
    unused: yesOrNo,
    deleted: yesOrNo,
    tags: manyTexts,
    gender: manyOf(GENDERS),
    channel: oneOf(CHANNELS),
    followers: rangeFilter(TALENT_RANGES.followers),
    engagementRate: rangeFilter(TALENT_RANGES.engagementRate),
    budget: rangeFilter(TALENT_RANGES.budget),
    age: rangeFilter(TALENT_RANGES.age),
    height: rangeFilter(TALENT_RANGES.height),
    weight: rangeFilter(TALENT_RANGES.weight),
  },
} as const;

type TalentListValues = ListValues<typeof talentListSpec.filters>;

/** Maximum number of exported rows for staff; administrators have no limit. */
export const STAFF_EXPORT_MAX = 1000;

/** Query of the export: the list's filters and order, all pages. */
export function talentExportArgs(values: TalentListValues) {
  const { page: _page, size: _size, ...args } = talentListArgs(values);
  return args;
}

/** Query arguments of a list state: ranges become the api's From and To. */
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
