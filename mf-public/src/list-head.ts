import type { Head, HeadArgs } from '@dara/contract';
import { readListState, writeListState, type ListSpec, type ListValues } from '@dara/kit/resource';
import { itemList, type Named } from './structured-data.ts';

interface ListHead<Specs, Item> {
  spec: ListSpec<Specs>;
  path: string;
  title: string;
  description: string;
  /** Filters that make a page in its own right, worth to be found: the groups of talents. */
  landings?: readonly (keyof Specs & string)[];
  /** What the page lists, once its loader has it. */
  listed?: {
    select: (values: ListValues<Specs>) => (state: never) => { data?: { items: Item[] } };
    named: (item: Item) => Named;
  };
}

/**
 * The head of a list. Each page of it, and of its landing filters, is its own canonical address. What a visitor
 * searched, filtered or sorted is one of endless views of the same records: it is not to be found, and neither is a
 * page past the end.
 */
export function listHead<Specs, Item>(
  { url, store, locale, formatMessage }: HeadArgs,
  { spec, path, title, description, landings = [], listed }: ListHead<Specs, Item>,
): Head {
  const state = readListState(url.searchParams, spec);
  const query = writeListState(state, spec, new URLSearchParams());
  const known: readonly string[] = ['page', ...landings];
  const isView = [...query.keys()].some((name) => !known.includes(name));
  const items = listed
    ?.select(state)(store.getState() as never)
    .data?.items.map(listed.named);
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
