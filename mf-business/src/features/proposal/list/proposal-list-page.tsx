import {
  ResourcePage,
  dayFilter,
  idFilter,
  listPage,
  useListState,
  listArgs,
  manyOf,
  textFilter,
  yesOrNo,
  type ListValues,
} from '@dara/kit/resource';
import { ButtonLink } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { PROPOSAL_STATUSES } from '@dara/model';
import { Plus } from 'lucide-react';
import {
  endpoints as businessApi,
  useManagementProposalListQuery,
  type ManagementProposalListApiArg,
} from '../../../api/generated.ts';
import { paths } from '../../../paths.ts';
import { proposalMessages } from '../proposal.messages.ts';
import { useProposalColumns } from './proposal-columns.tsx';
import { useProposalFilters } from './proposal-filters.ts';

/** Allowed URL state of the list. */
const proposalListSpec = {
  sorts: ['Number', 'Title', 'Total', 'ValidUntil', 'SentAt', 'CreatedAt', 'UpdatedAt'],
  defaultSort: { column: 'UpdatedAt', direction: 'desc' },
  filters: {
    keyword: textFilter,
    status: manyOf(PROPOSAL_STATUSES),
    businessProfileId: idFilter,
    jobId: idFilter,
    validFrom: dayFilter,
    validTo: dayFilter,
    deleted: yesOrNo,
  },
} as const;

const ownMessages = {
  ...proposalMessages,
  lead: proposalMessages.leadOwn,
  emptyText: proposalMessages.emptyOwn,
};

function ProposalListPage() {
  const { profile } = useSession();
  const isBusiness = profile?.permission === 'Business';
  const list = useListState(proposalListSpec);
  const query = useManagementProposalListQuery(proposalListArgs(list));
  const isDeleted = list.filters.deleted === true;
  const columns = useProposalColumns({ isBusiness, isDeleted });
  const filters = useProposalFilters(isBusiness, list.filters, query.data?.items[0]);
  return (
    <ResourcePage
      name="proposal"
      messages={isBusiness ? ownMessages : proposalMessages}
      action={isBusiness ? undefined : <CreateLink />}
      list={list}
      query={query}
      columns={columns}
      rowId={(row) => row.id}
      filters={filters}
    />
  );
}

function CreateLink() {
  return (
    <ButtonLink variant="primary" to={paths.proposalCreate} icon={<Plus size={20} aria-hidden />}>
      <FormattedMessage id="business.proposal.create" />
    </ButtonLink>
  );
}

export const page = listPage({
  Component: ProposalListPage,
  title: proposalMessages.title,
  spec: proposalListSpec,
  queries: (values) => [
    businessApi.endpoints.managementProposalList.initiate(proposalListArgs(values)),
  ],
});

function proposalListArgs(
  values: ListValues<typeof proposalListSpec.filters>,
): ManagementProposalListApiArg {
  return listArgs(values);
}
