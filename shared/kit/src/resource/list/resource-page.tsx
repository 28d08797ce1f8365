import { FormattedMessage, useIntl, type MessageDescriptor } from '@dara/sdk/i18n';
import type { ReactNode } from 'react';
import { SectionHeading } from '../../ui/display/section-heading.tsx';
import { ResourceList, type ResourceListProps } from './resource-list.tsx';

/** Texts of a list page. */
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

/** A back office page with a title and a list of records. */
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
