import type { RoutePage } from '@dara/contract';
import { ResourceList, startQueries, useListState, useRowSelection } from '@dara/kit/resource';
import { ButtonLink, EmptyState, TextLink } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useLocation, useNavigate, useParams } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import {
  endpoints as businessApi,
  useManagementInvitationCandidatesQuery,
  type Candidate,
  type JobRecord,
} from '../../api/generated.ts';
import { JobFrame } from '../../parts/job/job-frame.tsx';
import { jobNames } from '../../parts/job/job-names.ts';
import { paths } from '../../paths.ts';
import { useCandidateColumns } from './candidate-columns.tsx';
import { useCandidateFilters } from './candidate-filters.ts';
import { candidateListArgs, candidateListSpec, inviteAddress } from './candidate.model.ts';
import { candidateMessages } from './invitation.messages.ts';
import { InviteSelected } from './invite-selected.tsx';
import type { InviteValues } from './invite.schema.ts';

const rowId = (row: Candidate) => row.id;

function CandidateListPage() {
  const { jobId = '' } = useParams();
  return (
    <JobFrame jobId={jobId} active="request">
      {(job) =>
        job.status === 'Open' || job.starred > 0 ? (
          <CandidatesFromWants job={job} />
        ) : (
          <NotOpen job={job} />
        )
      }
    </JobFrame>
  );
}

/** Opened without a query, it begins with the job's requirements as filters. */
function CandidatesFromWants({ job }: { job: JobRecord }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isBusiness = useSession().profile?.permission === 'Business';
  const wants = inviteAddress(job, isBusiness);
  const [hasBegun, setHasBegun] = useState(search !== '' || !wants.includes('?'));
  // Filters that are removed later stay removed.
  if (!hasBegun && search !== '') setHasBegun(true);
  useEffect(() => {
    if (!hasBegun) void navigate(wants, { replace: true });
  }, [hasBegun, navigate, wants]);
  return hasBegun ? <Candidates job={job} /> : null;
}

/** Talents who match the job's requirements, or the filters. */
function Candidates({ job }: { job: JobRecord }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const isBusiness = useSession().profile?.permission === 'Business';
  const isOpen = job.status === 'Open';
  const list = useListState(candidateListSpec);
  const query = useManagementInvitationCandidatesQuery(candidateListArgs(job.id, list, isBusiness));
  const columns = useCandidateColumns();
  const filters = useCandidateFilters(isBusiness, job.starred > 0);
  const selection = useRowSelection({
    rows: query.data?.items,
    rowId,
    labelOf: (row: Candidate) => localized(row.name, locale),
    canSelect: (row) => row.canInvite && row.clash !== 'Booked',
  });
  return (
    <>
      <Lead>
        <FormattedMessage
          id={isOpen ? 'business.candidate.lead' : 'business.candidate.notOpen.text'}
          tagName="span"
        />
        <TextLink to={inviteAddress(job, isBusiness)}>
          <FormattedMessage id="business.candidate.wants" />
        </TextLink>
      </Lead>
      <ResourceList
        label={formatMessage(candidateMessages.title)}
        searchLabel={formatMessage(candidateMessages.search)}
        list={list}
        query={query}
        columns={columns}
        rowId={rowId}
        filters={filters}
        // Whom a brief starred is seen before the job is open; invited they are once it is.
        {...(isOpen && { selection: selection.table })}
        actions={
          <ButtonLink to={paths.jobRequests(job.id)}>
            <FormattedMessage id="business.candidate.back" />
          </ButtonLink>
        }
        empty={{ title: <FormattedMessage id="business.candidate.empty" /> }}
      />
      {isOpen && <InviteSelected job={job} selection={selection} message={defaultMessage(job)} />}
    </>
  );
}

/** A job that takes no applications has no one to invite. */
function NotOpen({ job }: { job: JobRecord }) {
  return (
    <EmptyState
      title={<FormattedMessage id="business.candidate.notOpen.title" />}
      action={
        <ButtonLink to={paths.jobRequests(job.id)}>
          <FormattedMessage id="business.candidate.back" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="business.candidate.notOpen.text" />
    </EmptyState>
  );
}

const { managementJobDetail, talentTags } = businessApi.endpoints;

export const page: RoutePage = {
  Component: CandidateListPage,
  loader: async ({ store, params }) => {
    const { jobId = '' } = params;
    startQueries(store, [managementJobDetail.initiate({ id: jobId }), talentTags.initiate()]);
    return null;
  },
  names: jobNames,
  head: ({ formatMessage }) => ({
    title: formatMessage('business.candidate.title'),
    noIndex: true,
  }),
};

/** The default message to a talent, in the talent's language, not the writer's. */
function defaultMessage({ title }: Pick<JobRecord, 'title'>): InviteValues['message'] {
  return {
    th: `ทีมแคสติ้งเห็นว่าคุณเหมาะกับงาน “${title.th}” และอยากเชิญให้สมัคร

รายละเอียดและวันถ่ายทำอยู่ในหน้างาน หากสนใจ เลือกคอมโพสิตการ์ดแล้วส่งใบสมัครได้เลย หากไม่สะดวก โปรดบอกเหตุผลสั้น ๆ เพื่อให้เราเสนองานที่เหมาะกับคุณกว่านี้ในครั้งต่อไป`,
    en: `Our casting team thinks you are a great fit for “${title.en || title.th}” and would love you to apply.

The details and shooting dates are on the job’s page. If you are interested, choose a composite card and send your application. If it does not suit you, a short reason helps us offer you better-matched work next time.`,
  };
}

const Lead = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space1} ${tokens.space3};
  margin-block-end: ${tokens.space4};
  color: ${tokens.inkMuted};
`;
