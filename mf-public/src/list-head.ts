import type { Head, HeadArgs } from '@dara/shared/contract';
import { readListState, writeListState, type ListSpec } from '@dara/shared/resource';
import { itemList, type Named } from './structured-data.ts';

interface ListHead<Specs> {
  spec: ListSpec<Specs>;
  path: string;
  title: string;
  description: string;
  /** Filters that make a page in its own right, worth to be found: the groups of talents. */
  landings?: readonly (keyof Specs & string)[];
  /** What this page lists, once that is known. */
  items?: readonly Named[] | undefined;
}

/**
 * The head of a list. Each page of it, and of its landing filters, is its own canonical address. What a visitor
 * searched, filtered or sorted is one of endless views of the same records: it is not to be found, and neither is a
 * page past the end.
 */
export function listHead<Specs>(
  { url, locale, formatMessage }: Pick<HeadArgs, 'url' | 'locale' | 'formatMessage'>,
  { spec, path, title, description, landings = [], items }: ListHead<Specs>,
): Head {
  const state = readListState(url.searchParams, spec);
  const query = writeListState(state, spec, new URLSearchParams());
  const known: readonly string[] = ['page', ...landings];
  const isView = [...query.keys()].some((name) => !known.includes(name));
  const isPastEnd = state.page > 1 && items?.length === 0;
  const place = { origin: url.origin, locale };
  const page = state.page > 1 ? [formatMessage('public.list.page', { page: state.page })] : [];
  return {
    title: [title, ...page].join(' · '),
    description: [description, ...page].join(' · '),
    canonical: query.size > 0 ? `${path}?${query}` : path,
    type: 'website',
    noIndex: isView || isPastEnd,
    ...(items?.length && !isView
      ? { jsonLd: [itemList(place, items, (state.page - 1) * state.size)] }
      : {}),
  };
}
