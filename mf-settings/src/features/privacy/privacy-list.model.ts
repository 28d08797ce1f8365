import { PRIVACY_KINDS, PRIVACY_STATUSES } from '@dara/model';
import { listArgs, manyOf, textFilter, yesOrNo, type ListValues } from '@dara/kit/resource';
import type { ManagementPrivacyListApiArg } from '../../api/generated.ts';

/** What the worklist allows in its address; without an order what waits comes first, by its day. */
export const privacyListSpec = {
  sorts: ['DueOn', 'CreatedAt'],
  defaultSort: { column: 'DueOn', direction: 'asc' },
  filters: {
    keyword: textFilter,
    kind: manyOf(PRIVACY_KINDS),
    status: manyOf(PRIVACY_STATUSES),
    overdue: yesOrNo,
  },
} as const;

export function privacyListArgs(
  values: ListValues<typeof privacyListSpec.filters>,
): ManagementPrivacyListApiArg {
  return listArgs(values);
}
