import {
  dayFilter,
  idFilter,
  listArgs,
  manyOf,
  textFilter,
  type FilterValues,
  type ListValues,
} from '@dara/kit/resource';
import { APPLICATION_STATUSES, JOB_STATUSES, TALENT_TYPES } from '@dara/model';
import type {
  ManagementApplicationListAllApiArg,
  ManagementJobListApiArg,
} from '../../../api/generated.ts';

/** Allowed URL state of the list of applications to all jobs. */
export const applicationListSpec = {
  sorts: ['CreatedAt', 'Name'],
  defaultSort: { column: 'CreatedAt', direction: 'desc' },
  filters: {
    keyword: textFilter,
    status: manyOf(APPLICATION_STATUSES),
    jobId: idFilter,
    jobStatus: manyOf(JOB_STATUSES),
    businessProfileId: idFilter,
    talentType: manyOf(TALENT_TYPES),
    appliedFrom: dayFilter,
    appliedTo: dayFilter,
  },
} as const;

type Specs = typeof applicationListSpec.filters;
export type ApplicationFilters = FilterValues<Specs>;

export function applicationListArgs(values: ListValues<Specs>): ManagementApplicationListAllApiArg {
  return listArgs(values);
}

const JOBS_MAX = 100;

/** The jobs on offer as a filter, the latest first: of the chosen business and statuses. */
export const jobOptionArgs = ({
  businessProfileId,
  jobStatus,
}: ApplicationFilters): ManagementJobListApiArg => ({
  ...(businessProfileId && { businessProfileId }),
  ...(jobStatus && { status: jobStatus }),
  ...{ page: 1, size: JOBS_MAX, sortByColumn: 'UpdatedAt', sortByAlphabetically: 'desc' },
});
