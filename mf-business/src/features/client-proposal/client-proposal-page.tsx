import type { RoutePage } from '@dara/contract';
import { isApiError } from '@dara/sdk/api';
import { useParams } from '@dara/sdk/router';
import { media, tokens } from '@dara/sdk/theme';
import { ErrorState, Skeleton } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { useProposalDetailQuery } from '../../api/generated.ts';
import { ClientOffer } from './client-offer.tsx';
import { LinkEnded } from './link-ended.tsx';
import { LazyPasscodeGate } from './lazy-passcode-gate.tsx';

/** Reached from the link in a client's mail, without an account. Only the browser reads it: no server keeps its data. */
function ClientProposalPage() {
  const { token = '' } = useParams();
  return (
    <Column key={token}>
      <Content token={token} />
    </Column>
  );
}

const ENDED = [404, 410];

function Content({ token }: { token: string }) {
  const { currentData, isError, error, isFetching, refetch } = useProposalDetailQuery(
    { token },
    { refetchOnMountOrArgChange: true },
  );
  // Stays while it is asked again, as after a wrong passcode.
  const refusal = isApiError(error) ? error : undefined;
  if (refusal?.status === 403) return <LazyPasscodeGate token={token} onOpen={() => refetch()} />;
  if (refusal && ENDED.includes(Number(refusal.status))) return <LinkEnded code={refusal.code} />;
  if (currentData) {
    return <ClientOffer token={token} proposal={currentData} onStale={() => void refetch()} />;
  }
  if (isError) {
    return (
      <ErrorState level={1} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  return <Skeleton shape="box" height="70vh" />;
}

export const page: RoutePage = {
  Component: ClientProposalPage,
  head: ({ formatMessage }) => ({
    title: formatMessage('business.proposal.client.title'),
    noIndex: true,
  }),
};

const Column = styled.div`
  width: 100%;
  max-width: ${tokens.contentWidth};
  margin-inline: auto;
  padding: ${tokens.space6} ${tokens.space4} ${tokens.space16};
  ${media.tablet} {
    padding: ${tokens.space8} ${tokens.space6} ${tokens.space16};
  }
`;
