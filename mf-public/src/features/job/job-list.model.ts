import { BUDGET_RANGE, JOB_TYPES, PROVINCES, TALENT_TYPES } from '@dara/model';
import {
  listArgs,
  manyOf,
  rangeArgs,
  rangeFilter,
  textFilter,
  yesOrNo,
  type ListValues,
} from '@dara/kit/resource';
import type { JobListApiArg } from '../../api/generated.ts';

/** Allowed URL state of the job list. */
export const jobListSpec = {
  sizes: [12],
  sorts: ['CreatedAt', 'ApplyUntil'],
  defaultSort: { column: 'CreatedAt', direction: 'desc' },
  filters: {
    keyword: textFilter,
    /** Open jobs alone unless `false`. */
    open: yesOrNo,
    talentType: manyOf(TALENT_TYPES),
    jobType: manyOf(JOB_TYPES),
    province: manyOf(Object.keys(PROVINCES)),
    budget: rangeFilter(BUDGET_RANGE),
  },
} as const;

export type JobFilterSpecs = typeof jobListSpec.filters;

/** Query arguments of a list state: ranges become the api's From and To. */
export function jobListArgs(values: ListValues<JobFilterSpecs>): JobListApiArg {
  const { budget, open, ...rest } = listArgs(values);
  return { ...rest, ...(open !== false && { open: true }), ...rangeArgs('budget', budget) };
}
