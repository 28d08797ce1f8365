import { CHANNELS, GENDERS, TALENT_RANGES, TALENT_TYPES } from '@dara/model';
import {
  listArgs,
  manyOf,
  manyTexts,
  oneOf,
  rangeArgs,
  rangeFilter,
  textFilter,
  writeListState,
  yesOrNo,
  type ListValues,
} from '@dara/kit/resource';
import type { JobRecord, ManagementInvitationCandidatesApiArg } from '../../api/generated.ts';
import { paths } from '../../paths.ts';

/** Allowed URL state of the list of candidates. */
export const candidateListSpec = {
  sorts: ['DisplayName', 'Followers', 'Height', 'Age', 'CreatedAt'],
  filters: {
    keyword: textFilter,
    talentType: manyOf(TALENT_TYPES),
    gender: manyOf(GENDERS),
    language: manyTexts,
    starred: yesOrNo,
    age: rangeFilter(TALENT_RANGES.age),
    height: rangeFilter(TALENT_RANGES.height),
    weight: rangeFilter(TALENT_RANGES.weight),
    channel: oneOf(CHANNELS),
    followers: rangeFilter(TALENT_RANGES.followers),
    tags: manyTexts,
  },
} as const;

type CandidateValues = ListValues<typeof candidateListSpec.filters>;

/** Query arguments of a list state: ranges become the api's From and To. */
export function candidateListArgs(
  id: string,
  values: CandidateValues,
  isBusiness: boolean,
): ManagementInvitationCandidatesApiArg {
  const { age, height, weight, followers, ...rest } = listArgs(values);
  return {
    id,
    ...rest,
    ...rangeArgs('age', age),
    ...rangeArgs('height', height),
    ...(isBusiness ? {} : rangeArgs('weight', weight)),
    ...rangeArgs('followers', followers),
  };
}

type Wants = Pick<
  JobRecord,
  | 'id'
  | 'talentTypes'
  | 'gender'
  | 'languages'
  | 'ageFrom'
  | 'ageTo'
  | 'heightFrom'
  | 'heightTo'
  | 'weightFrom'
  | 'weightTo'
>;

function rangeOf(from: number | null, to: number | null) {
  if (from === null && to === null) return undefined;
  return { ...(from !== null && { from }), ...(to !== null && { to }) };
}

/** Path of the candidates with the job's requirements as editable filters. */
export function inviteAddress(job: Wants, isBusiness: boolean): string {
  const weight = isBusiness ? undefined : rangeOf(job.weightFrom, job.weightTo);
  const wants = {
    talentType: job.talentTypes.length > 0 ? job.talentTypes : undefined,
    gender: job.gender.length > 0 ? job.gender : undefined,
    language: job.languages.length > 0 ? job.languages : undefined,
    age: rangeOf(job.ageFrom, job.ageTo),
    height: rangeOf(job.heightFrom, job.heightTo),
    weight,
  };
  const filters = Object.fromEntries(
    Object.entries(wants).filter(([, value]) => value !== undefined),
  );
  const values: CandidateValues = { page: 1, size: 10, sort: undefined, filters };
  const query = writeListState(values, candidateListSpec, new URLSearchParams()).toString();
  return `${paths.jobInvite(job.id)}${query && `?${query}`}`;
}
