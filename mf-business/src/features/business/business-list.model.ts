import { BUSINESS_STATUSES, BUSINESS_TYPES, PROVINCES } from '@dara/model';
import { listArgs, manyOf, textFilter, yesOrNo, type ListValues } from '@dara/kit/resource';
import type { ManagementBusinessListApiArg } from '../../api/generated.ts';

/** What the list of businesses allows in its address. */
export const businessListSpec = {
  sorts: ['CompanyName', 'CreatedAt', 'UpdatedAt'],
  defaultSort: { column: 'CreatedAt', direction: 'desc' },
  filters: {
    keyword: textFilter,
    status: manyOf(BUSINESS_STATUSES),
    businessType: manyOf(BUSINESS_TYPES),
    province: manyOf(Object.keys(PROVINCES)),
    showAsClient: yesOrNo,
    active: yesOrNo,
    deleted: yesOrNo,
  },
} as const;

export function businessListArgs(
  values: ListValues<typeof businessListSpec.filters>,
): ManagementBusinessListApiArg {
  return listArgs(values);
}
