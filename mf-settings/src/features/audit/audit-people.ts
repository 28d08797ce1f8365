import type { ManagementProfileListApiArg } from '../../api/generated.ts';

/** Most searched users in the filter; other users' pages link here. */
export const AGENCY_PEOPLE: ManagementProfileListApiArg = {
  permission: ['Admin', 'Staff'],
  size: 100,
  sortByColumn: 'FirstName',
  sortByAlphabetically: 'asc',
};
