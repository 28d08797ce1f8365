import type { RoutePage } from '@dara/contract';
import type { ComponentType } from 'react';
import { readListState, type ListSpec, type ListValues } from '../state/list-state.ts';
import { startQueries } from '../state/load-queries.ts';

interface ListPageOptions<Specs> {
  Component: ComponentType;
  title: { id: string };
  spec: ListSpec<Specs>;
  /** What the list of an address asks for, started beside the rendering. */
  queries: (values: ListValues<Specs>) => readonly unknown[];
}

/** Route of a list whose state is in the URL. */
export function listPage<Specs>(options: ListPageOptions<Specs>): RoutePage {
  const { Component, title, spec, queries } = options;
  return {
    Component,
    loader: async ({ store, url }) => {
      startQueries(store, queries(readListState(url.searchParams, spec)));
      return null;
    },
    head: ({ formatMessage }) => ({ title: formatMessage(title.id), noIndex: true }),
  };
}
