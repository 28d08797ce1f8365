import { listArgs, manyOf, textFilter, yesOrNo, type ListValues } from '@dara/kit/resource';
import { MEDIA_KINDS } from '@dara/model';
import type { ManagementMediaListApiArg } from '../../api/generated.ts';

/** Pictures that are asked for at a time. */
export const MEDIA_PAGE = 100;

/** What the library allows in its address. */
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

/** What the first pictures are asked for with; the others follow as they come into sight. */
export function mediaListArgs(
  values: ListValues<typeof mediaListSpec.filters>,
): ManagementMediaListApiArg {
  return listArgs({ ...values, page: 1 });
}
