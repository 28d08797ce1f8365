import type { ManagementProfileListApiArg } from '../../api/generated.ts';

/** Those whose doings are looked for most, as far as a choice holds them; of others their own page leads here. */
export const AGENCY_PEOPLE: ManagementProfileListApiArg = {
  permission: ['Admin', 'Staff'],
  size: 100,
  sortByColumn: 'FirstName',
  sortByAlphabetically: 'asc',
};
