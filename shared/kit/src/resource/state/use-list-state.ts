import { useLocation, useNavigate } from '@dara/sdk/router';
import { useCallback, useMemo } from 'react';
import type { TableSort } from '../../ui/table/table-model.ts';
import { historyOverlayOf } from '../../ui/overlays/use-history-overlay.ts';
import {
  listArgs,
  readListState,
  writeListState,
  type FilterValues,
  type ListArgs,
  type ListSpec,
  type ListValues,
} from './list-state.ts';

/** What a `Link` needs to show another view of a list: it also leads there before the page is hydrated. */
export interface ListLink {
  to: string;
  replace?: boolean;
  state?: unknown;
  preventScrollReset: true;
  /** Views are endless: crawlers find the records by the list's pages. */
  rel: 'nofollow';
}

/** A GET form whose own fields are some of a list's filters; the others are sent along unseen. */
export interface ListForm {
  action: string;
  carried: readonly (readonly [name: string, value: string])[];
}

export interface ListState<Specs> extends ListValues<Specs> {
  spec: ListSpec<Specs>;
  /** Arguments for the list's query hook. */
  args: ListArgs<Specs>;
  /** How many filters are in force. */
  activeFilters: number;
  setPage: (page: number) => void;
  setSize: (size: number) => void;
  setSort: (sort: TableSort) => void;
  /** Merges filters and goes to the first page; `undefined` takes one away. */
  setFilters: (filters: FilterValues<Specs>, options?: { replace?: boolean }) => void;
  clearFilters: () => void;
  /** Filters, order and page size as the address writes them. */
  query: string;
  /** Shows what a `query` of this list asks for, from its first page. */
  show: (query: string, options?: { replace?: boolean }) => void;
  /** Address of a page of this list, with everything else as it is. */
  hrefOf: (page: number) => string;
  /** The link that `setFilters`, `setSort` or `clearFilters` stand for. */
  linkTo: (filters: FilterValues<Specs>) => ListLink;
  linkToSort: (sort: TableSort) => ListLink;
  linkToAll: () => ListLink;
  /** The form whose fields are the filters named. */
  formOf: (...names: (keyof Specs & string)[]) => ListForm;
}

/**
 * Page, size, sort and filters of a list, stored in the address alone: reload, back, forward and a
 * copied link all show the same rows. Declare `spec` outside the component.
 */
export function useListState<Specs>(spec: ListSpec<Specs>): ListState<Specs> {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const values = useMemo(() => readListState(new URLSearchParams(search), spec), [search, spec]);
  const args = useMemo(() => listArgs(values), [values]);

  const query = useMemo(
    () => writeListState({ ...values, page: 1 }, spec, new URLSearchParams()).toString(),
    [values, spec],
  );
  const addressOf = useCallback(
    (change: Partial<ListValues<Specs>>) => {
      const current = new URLSearchParams(search);
      const query = writeListState({ ...values, ...change }, spec, current).toString();
      return { pathname, search: query && `?${query}`, hash };
    },
    [pathname, search, hash, values, spec],
  );
  const go = useCallback(
    (change: Partial<ListValues<Specs>>, replace = false) =>
      // Filters chosen in a sheet over the list belong to the sheet's own history entry.
      void navigate(
        addressOf(change),
        historyOverlayOf(state)
          ? { replace: true, state: state as unknown, preventScrollReset: true }
          : { replace, preventScrollReset: true },
      ),
    [navigate, addressOf, state],
  );

  const hrefOf = (change: Partial<ListValues<Specs>>) => {
    const address = addressOf(change);
    return `${address.pathname}${address.search}`;
  };
  const linkTo = (change: Partial<ListValues<Specs>>): ListLink => ({
    to: hrefOf({ ...change, page: 1 }),
    ...(historyOverlayOf(state) && { replace: true, state: state as unknown }),
    preventScrollReset: true,
    rel: 'nofollow',
  });

  return {
    ...values,
    spec,
    args,
    activeFilters: Object.keys(values.filters).length,
    setPage: (page) => go({ page }),
    setSize: (size) => go({ size, page: 1 }),
    setSort: (sort) => go({ sort, page: 1 }),
    setFilters: (filters, options) =>
      go({ filters: { ...values.filters, ...filters }, page: 1 }, options?.replace),
    clearFilters: () => go({ filters: {}, page: 1 }),
    query,
    show: (next, options) =>
      go({ ...readListState(new URLSearchParams(next), spec), page: 1 }, options?.replace),
    hrefOf: (page) => hrefOf({ page }),
    linkTo: (filters) => linkTo({ filters: { ...values.filters, ...filters } }),
    linkToSort: (sort) => linkTo({ sort }),
    linkToAll: () => linkTo({ filters: {} }),
    formOf: (...names) => {
      const filters = { ...values.filters };
      for (const name of names) delete filters[name];
      const { search: carried } = addressOf({ filters, page: 1 });
      return { action: pathname, carried: [...new URLSearchParams(carried)] };
    },
  };
}
