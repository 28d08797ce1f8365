import { PERMISSIONS } from '@dara/model';
import { listArgs, manyOf, textFilter, yesOrNo, type ListValues } from '@dara/kit/resource';
import type { ManagementProfileListApiArg } from '../../api/generated.ts';

/** What the user list allows in its address. */
export const userListSpec = {
  sorts: ['FirstName', 'Email', 'LastLoginAt', 'CreatedAt', 'UpdatedAt'],
  defaultSort: { column: 'CreatedAt', direction: 'desc' },
  filters: { keyword: textFilter, permission: manyOf(PERMISSIONS), active: yesOrNo },
} as const;

export function userListArgs(
  values: ListValues<typeof userListSpec.filters>,
): ManagementProfileListApiArg {
  return listArgs(values);
}
