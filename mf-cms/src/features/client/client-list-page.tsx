import {
  ResourcePage,
  listPage,
  useListState,
  useRowSelection,
  type ListFilter,
} from '@dara/kit/resource';
import { Button, ButtonLink, lazyComponent } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { ArrowUpDown, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  endpoints as cmsApi,
  useManagementClientListQuery,
  type ClientRecord,
} from '../../api/generated.ts';
import type { ArrangeClientsProps } from './arrange-clients.tsx';
import { ClientBulk } from './client-bulk.tsx';
import { useClientColumns } from './client-columns.tsx';
import { clientListArgs, clientListSpec } from './client-list.model.ts';
import { clientMessages } from './client.messages.ts';
import { clientPaths } from './client.path.ts';

const ArrangeClients = lazyComponent<ArrangeClientsProps>(() =>
  import(/* webpackChunkName: "arrange-clients" */ './arrange-clients.tsx').then(
    (module) => module.ArrangeClients,
  ),
);
const rowId = (row: ClientRecord) => row.id;

function ClientListPage() {
  const locale = useLocale();
  const list = useListState(clientListSpec);
  const query = useManagementClientListQuery(clientListArgs(list));
  const isDeleted = list.filters.deleted === true;
  const [isArranging, setIsArranging] = useState(false);
  const close = () => setIsArranging(false);
  const selection = useRowSelection({
    rows: query.data?.items,
    rowId,
    labelOf: (row) => localized(row.name, locale),
    canSelect: (row) => row.businessProfileId === null,
  });
  return (
    <>
      <ResourcePage
        name="client"
        messages={clientMessages}
        action={
          <ButtonLink
            variant="primary"
            to={clientPaths.create}
            icon={<Plus size={20} aria-hidden />}
          >
            <FormattedMessage id="cms.client.create" />
          </ButtonLink>
        }
        list={list}
        query={query}
        columns={useClientColumns(isDeleted)}
        rowId={rowId}
        filters={useClientFilters()}
        selection={isDeleted ? undefined : selection.table}
        actions={
          <Button icon={<ArrowUpDown size={18} aria-hidden />} onClick={() => setIsArranging(true)}>
            <FormattedMessage id="cms.client.arrange" />
          </Button>
        }
      />
      {!isDeleted && <ClientBulk selection={selection} />}
      {isArranging && <ArrangeClients onClose={close} onFailed={close} />}
    </>
  );
}

function useClientFilters(): ListFilter[] {
  const { formatMessage } = useIntl();
  const two = (yes: { id: string }, no: { id: string }) => [
    { value: 'true', label: formatMessage(yes) },
    { value: 'false', label: formatMessage(no) },
  ];
  return [
    {
      name: 'publish',
      label: formatMessage(clientMessages.publish),
      options: two({ id: 'kit.ui.status.Published' }, { id: 'kit.ui.status.Unpublished' }),
    },
    {
      name: 'ofBusiness',
      label: formatMessage(clientMessages.source),
      options: two(clientMessages.ofBusiness, clientMessages.own),
    },
    {
      name: 'missingTranslation',
      label: formatMessage(clientMessages.translation),
      options: two(clientMessages.missing, clientMessages.complete),
    },
    {
      name: 'deleted',
      label: formatMessage(clientMessages.deleted),
      options: [{ value: 'true', label: formatMessage(clientMessages.deletedOnly) }],
    },
  ];
}

export const page = listPage({
  Component: ClientListPage,
  title: clientMessages.title,
  spec: clientListSpec,
  queries: (values) => [cmsApi.endpoints.managementClientList.initiate(clientListArgs(values))],
});
