import { partialTotals, proposalTotals, type PriceTerms, type ProposalTotals } from '@dara/model';
import type { ClientProposal, ProposalClientItem } from '../../../api/generated.ts';
import type { QueueSnapshot } from '../answer-state.ts';

export type OfferItem = ProposalClientItem;

/** Fields common to a client with a link and a business in management. */
export type Offer = Omit<ClientProposal, 'changes' | 'agencyEmail' | 'canAnswer' | 'canDecide'>;

/** The items including decisions made since loading, sent or not. */
export function withAnswers(
  items: readonly OfferItem[],
  { answers, stored }: Pick<QueueSnapshot, 'answers' | 'stored'>,
): OfferItem[] {
  return items.map((item) => {
    const newer = stored[item.id];
    const known = newer && newer.version > item.version ? { ...item, ...newer } : item;
    return { ...known, ...answers[item.id] };
  });
}

export interface OfferSums {
  /** Totals of all available talents. */
  all: ProposalTotals;
  /** Totals of the chosen ones; null while there are none. */
  chosen: ProposalTotals | null;
}

export function sumsOf(items: readonly OfferItem[], terms: PriceTerms): OfferSums {
  const counted = items.filter(({ isAvailable }) => isAvailable);
  const yes = counted.filter(isChosen);
  return {
    all: proposalTotals(counted, terms),
    chosen: yes.length > 0 ? partialTotals(yes, counted, terms) : null,
  };
}

/** Wanted, and to be had; after accepting the final line-up, as the api counts it. */
export const isChosen = ({ decision, isAvailable, lineUp }: OfferItem): boolean =>
  isAvailable && (lineUp ? lineUp.state !== 'Replaced' : decision === 'Yes');

export const isAnswered = ({ decision }: OfferItem): boolean => decision !== 'None';

/** Whether something was answered that the agency was not sent yet. */
export function hasUnsent(items: readonly OfferItem[], respondedAt: string | null): boolean {
  return items.some(
    ({ decidedAt }) => decidedAt !== null && (respondedAt === null || decidedAt > respondedAt),
  );
}
