import { listArgs, manyTexts, oneOf, textFilter, type ListValues } from '@dara/kit/resource';
import type { ManagementNewsListApiArg } from '../../api/generated.ts';

export const NEWS_STATUSES = ['Published', 'Scheduled', 'Unpublished'] as const;

/** What the news list allows in its address. */
export const newsListSpec = {
  sorts: ['Title', 'Order', 'CreatedAt', 'UpdatedAt'],
  defaultSort: { column: 'UpdatedAt', direction: 'desc' },
  filters: { keyword: textFilter, status: oneOf(NEWS_STATUSES), tags: manyTexts },
} as const;

/** Talk of the town has a list of its own. */
export function newsListArgs(
  values: ListValues<typeof newsListSpec.filters>,
): ManagementNewsListApiArg {
  return { ...listArgs(values), type: 'General' };
}

export const newsTagsArgs = { type: 'General' } as const;
