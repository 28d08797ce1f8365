import { listArgs, manyOf, textFilter, yesOrNo, type ListValues } from '@dara/kit/resource';
import { MEDIA_KINDS } from '@dara/model';
import type { ManagementMediaListApiArg } from '../../api/generated.ts';

/** Images per request. */
export const MEDIA_PAGE = 100;

/** Allowed URL state of the library. */
export const mediaListSpec = {
  sizes: [MEDIA_PAGE],
  sorts: ['CreatedAt', 'UpdatedAt', 'Name', 'Size'],
  defaultSort: { column: 'CreatedAt', direction: 'desc' },
  filters: {
    keyword: textFilter,
    kind: manyOf(MEDIA_KINDS),
    used: yesOrNo,
    missingAlt: yesOrNo,
    deleted: yesOrNo,
  },
} as const;

/** Query of the first page; others follow on scroll. */
export function mediaListArgs(
  values: ListValues<typeof mediaListSpec.filters>,
): ManagementMediaListApiArg {
  return listArgs({ ...values, page: 1 });
}
