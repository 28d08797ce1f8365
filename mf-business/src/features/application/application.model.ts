import { APPLICATION_STATUSES } from '@dara/model';
import { manyOf, textFilter, wholeNumber, yesOrNo, type ListValues } from '@dara/kit/resource';
import type { ManagementApplicationBoardApiArg } from '../../api/generated.ts';

/** Query arguments of a job's applications from the URL. */
export const applicationSpec = {
  sorts: ['CreatedAt', 'UpdatedAt', 'Name', 'QuotedRate', 'Rating'],
  defaultSort: { column: 'CreatedAt', direction: 'desc' },
  filters: {
    keyword: textFilter,
    status: manyOf(APPLICATION_STATUSES),
    rating: wholeNumber(1, 5),
    fitsBrief: yesOrNo,
  },
} as const;

export type ApplicationValues = ListValues<(typeof applicationSpec)['filters']>;

/** The order as calls take it. */
export function orderOf({ sort }: ApplicationValues) {
  return sort && { sortByColumn: sort.column, sortByAlphabetically: sort.direction };
}

/** Arguments of the board; each stage is a column there. */
export function boardArgs(
  jobId: string,
  values: ApplicationValues,
): ManagementApplicationBoardApiArg {
  const { keyword, rating, fitsBrief } = values.filters;
  return {
    id: jobId,
    ...(keyword && { keyword }),
    ...(rating && { rating }),
    ...(fitsBrief !== undefined && { fitsBrief }),
    ...orderOf(values),
  };
}

export function tableArgs(jobId: string, values: ApplicationValues) {
  const { status } = values.filters;
  const { page, size } = values;
  return { ...boardArgs(jobId, values), ...(status && { status }), page, size };
}

/** Whether an applicant fits the brief, as filters name it. */
export const BRIEF_CHOICES = ['true', 'false'] as const;

/** Maximum number of compared cards. */
export const COMPARE = { min: 2, max: 4 } as const;
