import { useCurrentLocation, useLocation, useNavigate, type Location } from '@dara/sdk/router';
import { useCallback, useMemo, type MouseEvent } from 'react';
import type { TableSort } from '../../ui/table/table-model.ts';
import { historyOverlayOf } from '../../ui/overlays/use-history-overlay.ts';
import { merged, toggled, type Change } from './filter-changes.ts';
import {
  listArgs,
  readListState,
  writeListState,
  type FilterValues,
  type ListArgs,
  type ListSpec,
  type ListValues,
} from './list-state.ts';

/** Props of a `Link` to another view of a list; works before hydration too. */
export interface ListLink {
  to: string;
  replace?: boolean;
  state?: unknown;
  preventScrollReset: true;
  /** Views are endless: crawlers find the records by the list's pages. */
  rel: 'nofollow';
  /** Leads on from where the tab is by then: a second press may come before the first render. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Handles a plain click in place; with a modifier key the browser opens a tab or saves. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A GET form for some of a list's filters; the others are hidden inputs. */
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
  /** Merges filters and goes to page 1; `undefined` removes one. */
  setFilters: (filters: FilterValues<Specs>, options?: { replace?: boolean }) => void;
  clearFilters: () => void;
  /** Filters, order and page size as the address writes them. */
  query: string;
  /** Shows page 1 of a `query` of this list. */
  show: (query: string, options?: { replace?: boolean }) => void;
  /** URL of a page of this list, with the rest unchanged. */
  hrefOf: (page: number) => string;
  /** Link equivalent of `setFilters`, `setSort` or `clearFilters`. */
  linkTo: (filters: FilterValues<Specs>) => ListLink;
  /** Link that toggles a value of a multi-value filter. */
  linkToToggled: (filter: keyof Specs & string, value: string) => ListLink;
  linkToSort: (sort: TableSort) => ListLink;
  linkToAll: () => ListLink;
  /** Form for the named filters. */
  formOf: (...names: (keyof Specs & string)[]) => ListForm;
}

/**
 * Page, size, sort and filters of a list, stored only in the URL: reload, back, forward and a copied link show the
 * same rows. Declare `spec` outside the component.
 */
export function useListState<Specs>(spec: ListSpec<Specs>): ListState<Specs> {
  const drawn = useLocation();
  const current = useCurrentLocation();
  const navigate = useNavigate();
  const { search } = drawn;
  const values = useMemo(() => readListState(new URLSearchParams(search), spec), [search, spec]);
  const args = useMemo(() => listArgs(values), [values]);

  const query = useMemo(
    () => writeListState({ ...values, page: 1 }, spec, new URLSearchParams()).toString(),
    [values, spec],
  );
  const addressOf = useCallback(
    ({ pathname, search, hash }: Location, now: ListValues<Specs>, change: Change<Specs>) => {
      const parameters = new URLSearchParams(search);
      const query = writeListState({ ...now, ...change(now) }, spec, parameters).toString();
      return { pathname, search: query && `?${query}`, hash };
    },
    [spec],
  );
  const go = useCallback(
    (change: Change<Specs>, replace = false) => {
      const location = current();
      const state: unknown = location.state;
      const now = readListState(new URLSearchParams(location.search), spec);
      // Filters chosen in a sheet over the list belong to the sheet's own history entry.
      void navigate(
        addressOf(location, now, change),
        historyOverlayOf(state)
          ? { replace: true, state, preventScrollReset: true }
          : { replace, preventScrollReset: true },
      );
    },
    [navigate, addressOf, current, spec],
  );

  const hrefOf = (change: Change<Specs>) => {
    const address = addressOf(drawn, values, change);
    return `${address.pathname}${address.search}`;
  };
  const linkTo = (change: Change<Specs>): ListLink => {
    const first: Change<Specs> = (now) => ({ ...change(now), page: 1 });
    return {
      to: hrefOf(first),
      ...(historyOverlayOf(drawn.state) && { replace: true, state: drawn.state as unknown }),
      preventScrollReset: true,
      rel: 'nofollow',
      onClick: (event) => {
        if (!isPlain(event) || current().search === search) return;
        event.preventDefault();
        go(first);
      },
    };
  };

  return {
    ...values,
    spec,
    args,
    activeFilters: Object.keys(values.filters).length,
    setPage: (page) => go(() => ({ page })),
    setSize: (size) => go(() => ({ size, page: 1 })),
    setSort: (sort) => go(() => ({ sort, page: 1 })),
    setFilters: (filters, options) => {
      const change = merged(values.filters, filters, spec);
      go((now) => ({ ...change(now), page: 1 }), options?.replace);
    },
    clearFilters: () => go(() => ({ filters: {}, page: 1 })),
    query,
    show: (next, options) =>
      go(() => ({ ...readListState(new URLSearchParams(next), spec), page: 1 }), options?.replace),
    hrefOf: (page) => hrefOf(() => ({ page })),
    linkTo: (filters) => linkTo(merged(values.filters, filters, spec)),
    linkToToggled: (filter, value) => linkTo((now) => toggled(now, spec, filter, value)),
    linkToSort: (sort) => linkTo(() => ({ sort })),
    linkToAll: () => linkTo(() => ({ filters: {} })),
    formOf: (...names) => {
      const filters = { ...values.filters };
      for (const name of names) delete filters[name];
      const { search: carried } = addressOf(drawn, values, () => ({ filters, page: 1 }));
      return { action: drawn.pathname, carried: [...new URLSearchParams(carried)] };
    },
  };
}
