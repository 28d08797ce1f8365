import type { RoutePage } from '@dara/contract';
import { FormattedMessage, useIntl, type MessageDescriptor } from '@dara/sdk/i18n';
import type { ComponentType, ReactNode } from 'react';
import { SectionHeading } from '../../ui/display/section-heading.tsx';
import { readListState, type ListSpec, type ListValues } from '../state/list-state.ts';
import { startQueries } from '../state/load-queries.ts';
import { ResourceList, type ResourceListProps } from './resource-list.tsx';

/** What a page that lists records says. */
export interface ResourcePageMessages {
  title: MessageDescriptor;
  lead: MessageDescriptor;
  search: MessageDescriptor;
  emptyTitle: MessageDescriptor;
  emptyText: MessageDescriptor;
}

export interface ResourcePageProps<Row, Specs> extends Omit<
  ResourceListProps<Row, Specs>,
  'label' | 'searchLabel' | 'empty'
> {
  messages: ResourcePageMessages;
  /** Beside the title, and where there is no record yet: creates one. */
  action?: ReactNode;
}

/** A page of the back office that lists records under their title. */
export function ResourcePage<Row, Specs>(props: ResourcePageProps<Row, Specs>) {
  const { messages, action, ...list } = props;
  const { formatMessage } = useIntl();
  return (
    <>
      <SectionHeading level={1} lead={<FormattedMessage {...messages.lead} />} action={action}>
        <FormattedMessage {...messages.title} />
      </SectionHeading>
      <ResourceList
        {...list}
        label={formatMessage(messages.title)}
        searchLabel={formatMessage(messages.search)}
        empty={{
          title: <FormattedMessage {...messages.emptyTitle} />,
          text: <FormattedMessage {...messages.emptyText} />,
          action,
        }}
      />
    </>
  );
}

interface ListPageOptions<Specs> {
  Component: ComponentType;
  title: { id: string };
  spec: ListSpec<Specs>;
  /** What the list of an address asks for, begun beside the rendering. */
  queries: (values: ListValues<Specs>) => readonly unknown[];
}

/** The route of a list whose state is its address. */
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
