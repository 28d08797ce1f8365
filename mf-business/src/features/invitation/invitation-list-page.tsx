import type { RoutePage } from '@dara/contract';
import { ResourceList, readListState, startQueries, useListState } from '@dara/kit/resource';
import { ButtonLink } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useParams } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { Send } from 'lucide-react';
import {
  endpoints as businessApi,
  useManagementInvitationListQuery,
  type JobRecord,
} from '../../api/generated.ts';
import { JobFrame } from '../../parts/job/job-frame.tsx';
import { jobNames } from '../../parts/job/job-names.ts';
import { inviteAddress } from './candidate.model.ts';
import { useInvitationColumns } from './invitation-columns.tsx';
import { useInvitationFilters } from './invitation-filters.ts';
import { invitationMessages } from './invitation.messages.ts';
import { invitationListArgs, invitationListSpec } from './invitation.model.ts';

function InvitationListPage() {
  const { jobId = '' } = useParams();
  return (
    <JobFrame jobId={jobId} active="request">
      {(job) => <Invitations job={job} />}
    </JobFrame>
  );
}

/** Invitations of a job with their status. */
function Invitations({ job }: { job: JobRecord }) {
  const { formatMessage } = useIntl();
  const isBusiness = useSession().profile?.permission === 'Business';
  const list = useListState(invitationListSpec);
  const query = useManagementInvitationListQuery(invitationListArgs(job.id, list));
  const columns = useInvitationColumns(job, isBusiness);
  const invite = job.status === 'Open' && (
    <ButtonLink
      variant="primary"
      to={inviteAddress(job, isBusiness)}
      icon={<Send size={20} aria-hidden />}
    >
      <FormattedMessage id="business.invitation.invite" />
    </ButtonLink>
  );
  return (
    <ResourceList
      label={formatMessage(invitationMessages.title)}
      searchLabel={formatMessage(invitationMessages.search)}
      list={list}
      query={query}
      columns={columns}
      rowId={(row) => row.id}
      actions={invite}
      filters={useInvitationFilters()}
      empty={{
        title: <FormattedMessage id="business.invitation.empty.title" />,
        text: (
          <FormattedMessage
            id={
              job.status === 'Open'
                ? 'business.invitation.empty.text'
                : 'business.invitation.empty.notOpen'
            }
          />
        ),
        action: invite,
      }}
    />
  );
}

const { managementJobDetail, managementInvitationList } = businessApi.endpoints;

export const page: RoutePage = {
  Component: InvitationListPage,
  loader: async ({ store, params, url }) => {
    const { jobId = '' } = params;
    const values = readListState(url.searchParams, invitationListSpec);
    startQueries(store, [
      managementJobDetail.initiate({ id: jobId }),
      managementInvitationList.initiate(invitationListArgs(jobId, values)),
    ]);
    return null;
  },
  names: jobNames,
  head: ({ formatMessage }) => ({
    title: formatMessage('business.invitation.title'),
    noIndex: true,
  }),
};
