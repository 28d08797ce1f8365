import { businessName } from '@dara/agency/labels';
import { RecordCell, ResourcePage, listPage, useListState } from '@dara/kit/resource';
import { RecordLink, type TableColumn } from '@dara/kit/ui';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import {
  endpoints as businessApi,
  useManagementInvitationListAllQuery,
  type ListedInvitation,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { useInvitedColumns } from './invitation-columns.tsx';
import { useInvitationFilters } from './invitation-filters.ts';
import { invitationMessages, requestMessages } from './invitation.messages.ts';
import { requestListArgs, requestListSpec } from './invitation.model.ts';

const ownMessages = { ...requestMessages, lead: requestMessages.leadOwn };

const rowId = (row: ListedInvitation) => row.id;

/** Invitations to all jobs; each leads to those of its job. */
function RequestListPage() {
  const isBusiness = useSession().profile?.permission === 'Business';
  const list = useListState(requestListSpec);
  const query = useManagementInvitationListAllQuery(requestListArgs(list));
  return (
    <ResourcePage
      name="requests"
      messages={isBusiness ? ownMessages : requestMessages}
      list={list}
      query={query}
      columns={useColumns(isBusiness)}
      rowId={rowId}
      filters={useInvitationFilters()}
    />
  );
}

function useColumns(isBusiness: boolean): TableColumn<ListedInvitation>[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { talent, status, respondBy, sent } = useInvitedColumns<ListedInvitation>(isBusiness);
  return [
    { ...talent, minWidth: '220px' },
    {
      id: 'job',
      header: formatMessage(invitationMessages.job),
      minWidth: '200px',
      cell: ({ job }) => (
        <RecordCell
          title={
            <RecordLink to={paths.jobRequests(job.id)}>{localized(job.title, locale)}</RecordLink>
          }
          note={isBusiness ? undefined : businessName(job, locale)}
        />
      ),
    },
    status,
    respondBy,
    sent,
  ];
}

export const page = listPage({
  Component: RequestListPage,
  title: requestMessages.title,
  spec: requestListSpec,
  queries: (values) => [
    businessApi.endpoints.managementInvitationListAll.initiate(requestListArgs(values)),
  ],
});
