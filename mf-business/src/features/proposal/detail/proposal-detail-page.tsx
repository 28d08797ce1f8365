import type { RoutePage } from '@dara/contract';
import { RecordPage } from '@dara/kit/record';
import { startQueries } from '@dara/kit/resource';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useParams } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { Skeleton, lazyComponent } from '@dara/kit/ui';
import { styled } from 'styled-components';
import {
  endpoints as businessApi,
  useManagementProposalDetailQuery,
} from '../../../api/generated.ts';
import { paths } from '../../../paths.ts';
import { ProposalActions } from './proposal-actions.tsx';
import { ProposalHeading } from './proposal-heading.tsx';
import { ProposalTabs } from './proposal-tabs.tsx';
import type { BusinessOfferProps } from './business-offer.tsx';

const Offer = lazyComponent(() =>
  import(/* webpackChunkName: "business-offer" */ './business-offer.tsx').then(
    (module) => module.BusinessOffer,
  ),
);

/** How often staff look whether the client has seen or answered it. */
const LOOK_MS = 30_000;

function ProposalDetailPage() {
  const { proposalId: id = '' } = useParams();
  const { profile } = useSession();
  const isBusiness = profile?.permission === 'Business';
  const query = useManagementProposalDetailQuery(
    { id },
    { pollingInterval: LOOK_MS, skipPollingIfUnfocused: true },
  );
  return (
    <RecordPage
      title={<FormattedMessage id="business.proposal.detailTitle" />}
      query={query}
      missing={{ message: { id: 'agency.error.PROPOSAL_NOT_EXIST' }, path: paths.proposals }}
    >
      {(proposal) => (
        <Page key={id}>
          <ProposalHeading proposal={proposal}>
            {!isBusiness && <ProposalActions proposal={proposal} />}
          </ProposalHeading>
          {isBusiness ? (
            <LazyBusinessOffer proposal={proposal} onStale={query.refetch} />
          ) : (
            <ProposalTabs proposal={proposal} />
          )}
        </Page>
      )}
    </RecordPage>
  );
}

export const page: RoutePage = {
  Component: ProposalDetailPage,
  loader: async ({ store, params }) => {
    const { managementProposalDetail } = businessApi.endpoints;
    startQueries(store, [managementProposalDetail.initiate({ id: params.proposalId ?? '' })]);
    return null;
  },
  head: ({ formatMessage }) => ({
    title: formatMessage('business.proposal.detailTitle'),
    noIndex: true,
  }),
  names: ({ store, params }) => ({
    proposalId: businessApi.endpoints.managementProposalDetail.select({
      id: params.proposalId ?? '',
    })(store.getState() as never).data?.number,
  }),
};

/** A business's view of its proposal; not loaded for staff. */
function LazyBusinessOffer(props: BusinessOfferProps) {
  return <Offer {...props} pending={<Skeleton shape="box" height={480} />} />;
}

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;
