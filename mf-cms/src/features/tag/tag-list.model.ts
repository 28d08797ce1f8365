import { listArgs, oneOf, textFilter, yesOrNo, type ListValues } from '@dara/kit/resource';
import { TAG_KINDS } from '@dara/model';
import type { ManagementTagListApiArg } from '../../api/generated.ts';

/** What the list of tags allows in its address. */
export const tagListSpec = {
  sorts: ['Name', 'Uses', 'CreatedAt', 'UpdatedAt'],
  defaultSort: { column: 'Name', direction: 'asc' },
  filters: {
    keyword: textFilter,
    kind: oneOf(TAG_KINDS),
    missingTranslation: yesOrNo,
    deleted: yesOrNo,
  },
} as const;

export function tagListArgs(
  values: ListValues<typeof tagListSpec.filters>,
): ManagementTagListApiArg {
  return listArgs(values);
}
