import { businessName } from '@dara/agency/labels';
import { StatusBadge } from '@dara/kit/ui';
import { FormattedMessage, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import {
  useProposalAcceptMutation,
  useProposalDeclineMutation,
  useProposalItemCardQuery,
  useProposalItemDecisionMutation,
  useProposalRespondMutation,
  type ClientProposal,
  type ProposalRevisionChange,
} from '../../api/generated.ts';
import { withAnswers } from '../../parts/proposal/offer/offer.ts';
import { OfferActions } from '../../parts/proposal/offer/offer-actions.tsx';
import { OfferSheet } from '../../parts/proposal/offer/offer-sheet.tsx';
import type { OfferForms } from '../../parts/proposal/offer/offer-forms.ts';
import { ProblemNote } from '../../parts/proposal/offer/problem-note.tsx';
import { OfferSummary } from '../../parts/proposal/offer/offer-summary.tsx';
import { LineUp } from '../../parts/proposal/offer/line-up.tsx';
import { OfferOutcome } from '../../parts/proposal/offer/offer-outcome.tsx';
import { storedItem } from '../../parts/proposal/offer/stored-item.ts';
import { useOfferAnswers } from '../../parts/proposal/offer/use-offer-answers.ts';
import { OfferPdf } from './offer-pdf.tsx';
import { ChangeList } from '../../parts/proposal/change-list.tsx';

interface ClientOfferProps {
  token: string;
  proposal: ClientProposal;
  forms: OfferForms;
  /** Refetches the offer; decisions stay pending until then. */
  onStale: () => unknown;
}

/** The client's page: offer, decisions, and next steps. */
export function ClientOffer({ token, proposal, forms, onStale }: ClientOfferProps) {
  const locale = useLocale();
  const [decide] = useProposalItemDecisionMutation();
  const [respond] = useProposalRespondMutation();
  const [accept] = useProposalAcceptMutation();
  const [decline] = useProposalDeclineMutation();
  const { snapshot, onAnswer } = useOfferAnswers({
    name: proposal.number,
    items: proposal.items,
    send: async (itemId, proposalDecisionBody) =>
      storedItem(await decide({ token, itemId, proposalDecisionBody }).unwrap(), itemId),
    onStale,
  });
  useReturnToPage(onStale);
  const items = withAnswers(proposal.items, snapshot);
  const { problem } = forms;
  const isAtItem =
    proposal.canAnswer &&
    items.some(({ id, isAvailable }) => isAvailable && id === problem?.itemId);
  const calls = {
    respond: () => respond({ token }).unwrap().then(onStale),
    accept: () => accept({ token }).unwrap().then(onStale),
    decline: (reason: string) =>
      decline({ token, proposalDeclineBody: { reason } }).unwrap().then(onStale),
  };
  const cards = { useCard: (itemId: string) => useProposalItemCardQuery({ token, itemId }) };
  return (
    <>
      <Head>
        <Facts>
          <span>{proposal.number}</span>
          {proposal.revision > 1 && (
            <FormattedMessage
              id="business.proposal.revision"
              values={{ revision: proposal.revision }}
            />
          )}
          <span>{businessName(proposal, locale)}</span>
        </Facts>
        <h1>{proposal.title}</h1>
        {!proposal.canAnswer && <StatusBadge status={proposal.status} />}
      </Head>
      <OfferOutcome offer={proposal} />
      <LineUp items={proposal.items} />
      <RevisionChanges changes={proposal.changes} />
      <OfferSheet
        offer={proposal}
        items={items}
        states={snapshot.states}
        onAnswer={proposal.canAnswer ? onAnswer : undefined}
        cards={cards}
        forms={forms}
        aside={
          <OfferSummary offer={proposal} items={items}>
            {problem && !isAtItem && <ProblemNote message={problem.message} />}
            {proposal.canAnswer && (
              <OfferActions
                offer={proposal}
                items={items}
                forms={forms}
                isSaving={Object.keys(snapshot.answers).length > 0}
                calls={calls}
                onStale={onStale}
              />
            )}
            <OfferPdf token={token} email={proposal.agencyEmail} />
          </OfferSummary>
        }
      />
    </>
  );
}

/** Refetches on return to the page: availability and other answers may have changed. */
function useReturnToPage(onStale: () => void): void {
  const handleReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onStale();
  });
  useEffect(() => {
    const listener = () => handleReturn();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
}

/** Differences from the previous revision, for readers of that one. */
function RevisionChanges({ changes }: { changes: readonly ProposalRevisionChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Box>
      <summary>
        <FormattedMessage
          id="business.proposal.client.changed"
          values={{ count: changes.length }}
        />
      </summary>
      <ChangeList changes={changes} />
    </Box>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${tokens.space1};
  justify-items: start;
  margin-block-end: ${tokens.space5};
  h1 {
    margin: 0;
    font-size: ${tokens.textHeading};
    line-height: ${tokens.headingLine};
    overflow-wrap: anywhere;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space3};
  margin: 0;
  color: ${tokens.inkMuted};
`;

const Box = styled.details`
  margin-block-end: ${tokens.space5};
  padding: ${tokens.space3} ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.infoSoft};
  summary {
    min-height: 28px;
    font-weight: 600;
    cursor: pointer;
  }
`;
