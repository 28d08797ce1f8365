import {
  JOB_DEADLINES,
  JOB_STATUSES,
  JOB_TYPES,
  JOB_VISIBILITIES,
  PROVINCES,
  TALENT_TYPES,
} from '@dara/model';
import {
  listArgs,
  manyOf,
  manyTexts,
  oneOf,
  textFilter,
  yesOrNo,
  type ListValues,
} from '@dara/kit/resource';
import type { ManagementJobListApiArg } from '../../api/generated.ts';

/** Allowed URL state of the job list. */
export const jobListSpec = {
  sorts: ['Title', 'ApplyUntil', 'CreatedAt', 'UpdatedAt'],
  defaultSort: { column: 'UpdatedAt', direction: 'desc' },
  filters: {
    keyword: textFilter,
    jobType: manyOf(JOB_TYPES),
    status: manyOf(JOB_STATUSES),
    talentType: manyOf(TALENT_TYPES),
    province: manyOf(Object.keys(PROVINCES)),
    businessProfileId: textFilter,
    visibility: oneOf(JOB_VISIBILITIES),
    deadline: manyOf(JOB_DEADLINES),
    tags: manyTexts,
    missingTranslation: yesOrNo,
    deleted: yesOrNo,
  },
} as const;

type JobListValues = ListValues<typeof jobListSpec.filters>;

/** Maximum number of exported rows; administrators have no limit. */
export const EXPORT_MAX = 1000;

export function jobListArgs(values: JobListValues): ManagementJobListApiArg {
  return listArgs(values);
}
