import type { RoutePage } from '@dara/contract';
import { SectionHeading, ErrorState, Skeleton } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { Navigate, useNavigate, useSearchParams } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { useManagementProposalPrefillQuery } from '../../../api/generated.ts';
import { paths } from '../../../paths.ts';
import { LazyProposalForm } from '../lazy-proposal-form.tsx';

/** A new proposal: empty, from a job's shortlist (`jobId`) or from talents (`talents`). */
function ProposalCreatePage() {
  const { profile } = useSession();
  if (profile?.permission === 'Business') return <Navigate to={paths.proposals} replace />;
  return (
    <Page>
      <SectionHeading level={1} lead={<FormattedMessage id="business.proposal.createLead" />}>
        <FormattedMessage id="business.proposal.create" />
      </SectionHeading>
      <Begun />
    </Page>
  );
}

function Begun() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const jobId = params.get('jobId') ?? undefined;
  const talents = params
    .getAll('talents')
    .flatMap((text) => text.split(','))
    .filter(Boolean);
  const isEmpty = !jobId && talents.length === 0;
  const query = useManagementProposalPrefillQuery(
    { jobId, talents: talents.length > 0 ? talents : undefined },
    { skip: isEmpty },
  );
  if (query.isError) {
    return (
      <ErrorState
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!isEmpty && !query.data) return <Skeleton shape="box" height={480} />;
  return (
    <LazyProposalForm
      prefill={query.data}
      onSaved={({ id }) => void navigate(paths.proposalDetail(id), { replace: true })}
      onCancel={() => void navigate(paths.proposals)}
    />
  );
}

export const page: RoutePage = {
  Component: ProposalCreatePage,
  head: ({ formatMessage }) => ({
    title: formatMessage('business.proposal.create'),
    noIndex: true,
  }),
};

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;
