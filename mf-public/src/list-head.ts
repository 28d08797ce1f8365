import type { Head, HeadArgs } from '@dara/contract';
import { readListState, writeListState, type ListSpec, type ListValues } from '@dara/kit/resource';
import { itemList, type Named } from './structured-data.ts';

interface ListHead<Specs, Item> {
  spec: ListSpec<Specs>;
  path: string;
  title: string;
  description: string;
  /** Filters that form a landing page of their own: the talent types. */
  landings?: readonly (keyof Specs & string)[];
  /** The listed items, once loaded. */
  listed?: {
    select: (values: ListValues<Specs>) => (state: never) => { data?: { items: Item[] } };
    named: (item: Item) => Named;
  };
}

/**
 * Head of a list. Each page of it, and of its landing filters, has its own canonical URL. Searched, filtered or sorted
 * views are `noindex`, and so is a page past the end.
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
