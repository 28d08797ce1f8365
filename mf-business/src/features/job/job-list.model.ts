import { JOB_STATUSES, JOB_TYPES, PROVINCES, TALENT_TYPES } from '@dara/model';
import { listArgs, manyOf, textFilter, type ListValues } from '@dara/kit/resource';
import type { ManagementJobListApiArg } from '../../api/generated.ts';

/** What the job list allows in its address. */
export const jobListSpec = {
  sorts: ['Title', 'ApplyUntil', 'CreatedAt', 'UpdatedAt'],
  defaultSort: { column: 'UpdatedAt', direction: 'desc' },
  filters: {
    keyword: textFilter,
    jobType: manyOf(JOB_TYPES),
    status: manyOf(JOB_STATUSES),
    talentType: manyOf(TALENT_TYPES),
    province: manyOf(Object.keys(PROVINCES)),
  },
} as const;

export function jobListArgs(
  values: ListValues<typeof jobListSpec.filters>,
): ManagementJobListApiArg {
  return listArgs(values);
}
