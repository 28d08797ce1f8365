import { NEWS_STATUSES, type NewsType } from '@dara/model';
import {
  listArgs,
  manyTexts,
  oneOf,
  textFilter,
  yesOrNo,
  type ListValues,
} from '@dara/kit/resource';
import type { ManagementNewsListApiArg } from '../../../api/generated.ts';

/** What the list of articles allows in its address. */
export const newsListSpec = {
  sorts: ['Title', 'Order', 'CreatedAt', 'UpdatedAt'],
  defaultSort: { column: 'UpdatedAt', direction: 'desc' },
  filters: {
    keyword: textFilter,
    status: oneOf(NEWS_STATUSES),
    tags: manyTexts,
    missingTranslation: yesOrNo,
    deleted: yesOrNo,
  },
} as const;

/** As many rows as others than administrators take out at once. */
export const EXPORT_MAX = 1000;

export function newsListArgs(
  type: NewsType,
  values: ListValues<typeof newsListSpec.filters>,
): ManagementNewsListApiArg {
  return { ...listArgs(values), type };
}

export function newsExportArgs(
  type: NewsType,
  values: ListValues<typeof newsListSpec.filters>,
): Omit<ManagementNewsListApiArg, 'page' | 'size'> {
  const { page: _page, size: _size, ...args } = newsListArgs(type, values);
  return args;
}
