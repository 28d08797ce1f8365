import {
  useManagementProposalAcceptMutation,
  useManagementProposalDeclineMutation,
  useManagementProposalItemCardQuery,
  useManagementProposalItemDecisionMutation,
  useManagementProposalRespondMutation,
  type ProposalRecord,
} from '../../../api/generated.ts';
import { OfferActions } from '../../../parts/proposal/offer/offer-actions.tsx';
import { LineUp } from '../../../parts/proposal/offer/line-up.tsx';
import { OfferOutcome } from '../../../parts/proposal/offer/offer-outcome.tsx';
import { OfferSheet } from '../../../parts/proposal/offer/offer-sheet.tsx';
import { OfferSummary } from '../../../parts/proposal/offer/offer-summary.tsx';
import { withAnswers } from '../../../parts/proposal/offer/offer.ts';
import { storedItem } from '../../../parts/proposal/offer/stored-item.ts';
import { useOfferAnswers } from '../../../parts/proposal/offer/use-offer-answers.ts';
import { isWithClient } from '../proposal-status.ts';

export interface BusinessOfferProps {
  proposal: ProposalRecord;
  /** Refetches the offer; decisions stay pending until then. */
  onStale: () => unknown;
}

/** A proposal as its business reads and answers it, signed in. */
export function BusinessOffer({ proposal, onStale }: BusinessOfferProps) {
  const { id } = proposal;
  const [decide] = useManagementProposalItemDecisionMutation();
  const [respond] = useManagementProposalRespondMutation();
  const [accept] = useManagementProposalAcceptMutation();
  const [decline] = useManagementProposalDeclineMutation();
  const { snapshot, onAnswer } = useOfferAnswers({
    name: proposal.number,
    items: proposal.items,
    send: async (itemId, proposalDecisionBody) =>
      storedItem(await decide({ id, itemId, proposalDecisionBody }).unwrap(), itemId),
    onStale,
  });
  const items = withAnswers(proposal.items, snapshot);
  const canAnswer = isWithClient(proposal.status);
  const calls = {
    respond: () => respond({ id }).unwrap(),
    accept: () => accept({ id }).unwrap(),
    decline: (reason: string) => decline({ id, proposalDeclineBody: { reason } }).unwrap(),
  };
  const cards = {
    useCard: (itemId: string) => useManagementProposalItemCardQuery({ id, itemId }),
  };
  return (
    <>
      <OfferOutcome offer={proposal} />
      <LineUp items={proposal.items} />
      <OfferSheet
        offer={proposal}
        items={items}
        states={snapshot.states}
        onAnswer={canAnswer ? onAnswer : undefined}
        cards={cards}
        aside={
          <OfferSummary offer={proposal} items={items}>
            {canAnswer && (
              <OfferActions
                offer={proposal}
                items={items}
                isSaving={Object.keys(snapshot.answers).length > 0}
                calls={calls}
                onStale={onStale}
              />
            )}
          </OfferSummary>
        }
      />
    </>
  );
}
