import { PERMISSIONS } from '@dara/model';
import { listArgs, manyOf, textFilter, yesOrNo, type ListValues } from '@dara/kit/resource';
import type { ManagementProfileListApiArg } from '../../api/generated.ts';

/** What the user list allows in its address. */
export const userListSpec = {
  sorts: ['FirstName', 'Email', 'LastLoginAt', 'CreatedAt', 'UpdatedAt'],
  defaultSort: { column: 'CreatedAt', direction: 'desc' },
  filters: {
    keyword: textFilter,
    permission: manyOf(PERMISSIONS),
    active: yesOrNo,
    signedIn: yesOrNo,
    deleted: yesOrNo,
  },
} as const;

export function userListArgs(
  values: ListValues<typeof userListSpec.filters>,
): ManagementProfileListApiArg {
  return listArgs(values);
}

/** Filters and order of the list, as its export takes them. */
export function userExportArgs(values: ListValues<typeof userListSpec.filters>) {
  const { page: _page, size: _size, ...args } = listArgs(values);
  return args;
}
