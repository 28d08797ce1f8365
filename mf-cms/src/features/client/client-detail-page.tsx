import type { NamesArgs, RoutePage } from '@dara/contract';
import { RecordPage, isMissing } from '@dara/kit/record';
import { startQueries } from '@dara/kit/resource';
import { FormattedMessage, localized } from '@dara/sdk/i18n';
import { useParams } from '@dara/sdk/router';
import { endpoints as cmsApi, useManagementClientDetailQuery } from '../../api/generated.ts';
import { ClientView, DeletedClient } from './client-view.tsx';
import { clientPaths } from './client.path.ts';

const { managementClientDetail } = cmsApi.endpoints;

function ClientDetailPage() {
  const { id = '' } = useParams();
  const query = useManagementClientDetailQuery({ id });
  const deleted = useManagementClientDetailQuery(
    { id, deleted: true },
    { skip: !isMissing(query) },
  );
  return (
    <RecordPage
      title={<FormattedMessage id="cms.client.detail" />}
      query={query}
      deleted={deleted}
      missing={{ message: { id: 'cms.error.CLIENT_NOT_EXIST' }, path: clientPaths.list }}
      renderDeleted={(client) => <DeletedClient client={client} />}
    >
      {(client) => <ClientView key={id} client={client} />}
    </RecordPage>
  );
}

/** What the client in an address is called, where the record has been read. */
function nameOf({ store, params, locale }: NamesArgs): string | undefined {
  const select = managementClientDetail.select({ id: params.id ?? '' });
  const { data } = select(store.getState() as Parameters<typeof select>[0]);
  return data && localized(data.name, locale);
}

export const page: RoutePage = {
  Component: ClientDetailPage,
  loader: async ({ store, params }) => {
    startQueries(store, [managementClientDetail.initiate({ id: params.id ?? '' })]);
    return null;
  },
  head: ({ formatMessage }) => ({ title: formatMessage('cms.client.detail'), noIndex: true }),
  names: (args) => ({ id: nameOf(args) }),
};
