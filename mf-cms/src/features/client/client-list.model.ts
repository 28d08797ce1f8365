import { listArgs, textFilter, yesOrNo, type ListValues } from '@dara/kit/resource';
import type { ManagementClientListApiArg } from '../../api/generated.ts';

/** What the list of clients allows in its address. */
export const clientListSpec = {
  sorts: ['Order', 'Name', 'CreatedAt', 'UpdatedAt'],
  defaultSort: { column: 'Order', direction: 'asc' },
  filters: {
    keyword: textFilter,
    publish: yesOrNo,
    ofBusiness: yesOrNo,
    missingTranslation: yesOrNo,
    deleted: yesOrNo,
  },
} as const;

export function clientListArgs(
  values: ListValues<typeof clientListSpec.filters>,
): ManagementClientListApiArg {
  return listArgs(values);
}
