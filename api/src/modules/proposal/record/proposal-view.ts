import {
  lineAmount,
  partialTotals,
  proposalMargin,
  proposalTotals,
  viewOfBooking,
  type PricedItem,
  type ProposalTotals,
} from '@dara/model';
import { answerOf } from '../../../kernel/query/answer-columns.ts';
import type { ImageRef } from '../../../kernel/schema/shapes.ts';
import { isBookable, OUT, type ProposalFound } from './proposal-row.ts';
import { isChosen, isInLineUp, isWithdrawn, type ItemRow } from './item-row.ts';
import { ProposalClientItem, type LineUpPlace } from './proposal-shapes.ts';
import { ProposalRecord, type ProposalLinkState } from './proposal.schema.ts';

/**
 * Whether an item is available: by the talent's current state while the proposal is a draft or sent, and by the stored
 * state after the decision.
 */
export function isAvailable(item: ItemRow, { status }: Pick<ProposalFound, 'status'>): boolean {
  const isOpen = status === 'Draft' || OUT.includes(status);
  return isOpen ? item.is_offerable : item.unavailable_at === null;
}

const priced = ({ quantity, unit_price, cost }: ItemRow): PricedItem => ({
  quantity,
  unitPrice: unit_price,
  cost,
});

const termsOf = (row: Pick<ProposalFound, 'discount' | 'vat_rate' | 'wht_rate'>) => ({
  discount: row.discount,
  vatRate: row.vat_rate,
  whtRate: row.wht_rate,
});

export interface ProposalSums {
  totals: ProposalTotals;
  /** Totals of the chosen items (`isChosen`); null while there are none. */
  chosen: ProposalTotals | null;
}

/** Unavailable items do not count in any total. */
export function sumsOf(row: ProposalFound, items: readonly ItemRow[]): ProposalSums {
  const counted = items.filter((item) => isAvailable(item, row));
  const chosen = counted.filter((item) => isChosen(item, row));
  const terms = termsOf(row);
  return {
    totals: proposalTotals(counted.map(priced), terms),
    chosen:
      chosen.length > 0 ? partialTotals(chosen.map(priced), counted.map(priced), terms) : null,
  };
}

/** The front image of the frozen card, else the profile image; none for talents that clients may not see. */
function imageOf({ card_snapshot: card, image, is_offerable }: ItemRow): ImageRef | null {
  if (!is_offerable) return null;
  const front = card?.slots.find(({ slot }) => slot === 'front');
  return card?.images.find(({ id }) => id === front?.imageId) ?? image;
}

/** The place of an item in the line-up for both sides; an ended booking is only known to staff. */
function placeOf(item: ItemRow, row: Pick<ProposalFound, 'status'>): LineUpPlace | null {
  if (!isInLineUp(item, row)) return null;
  const { booking, replaced_by, replaces_item_id: replaces } = item;
  if (replaced_by) return { state: 'Replaced', from: null, to: null, replaces };
  if (booking?.status !== 'Active') return { state: 'Pending', from: null, to: null, replaces };
  return { state: viewOfBooking(booking.kind), from: booking.from, to: booking.to, replaces };
}

/** An item for its client: without name and dates when the talent has withdrawn. */
export function toClientItem(
  item: ItemRow,
  row: Pick<ProposalFound, 'status'>,
): ProposalClientItem {
  return answerOf(ProposalClientItem, item, {
    image: imageOf(item),
    amount: lineAmount({ quantity: item.quantity, unitPrice: item.unit_price }),
    isAvailable: isAvailable(item, row),
    lineUp: placeOf(item, row),
    ...(isWithdrawn(item, row) && { talentName: null, deliverable: null, availability: null }),
  });
}

/** A proposal for its business in management: without costs, margins and links. */
export function toBusinessRecord(row: ProposalFound, items: readonly ItemRow[]): ProposalRecord {
  return answerOf(ProposalRecord, row, {
    ...sumsOf(row, items),
    items: items.map((item) => toClientItem(item, row)),
  });
}

/** A proposal as staff read it. */
export function toStaffRecord(
  row: ProposalFound,
  items: readonly ItemRow[],
  link: ProposalLinkState | null,
): ProposalRecord {
  const counted = items.filter((item) => isAvailable(item, row));
  return {
    ...toBusinessRecord(row, items),
    items: items.map((item) => ({
      ...toClientItem(item, row),
      talentName: item.talent_name,
      deliverable: item.deliverable,
      availability: item.availability,
      compositeCardId: item.composite_card_id,
      cost: item.cost,
      booking: item.booking,
    })),
    margin: proposalMargin(counted.map(priced), termsOf(row)),
    link,
    canBook: isBookable(row),
    days: row.job_from && row.job_to ? { from: row.job_from, to: row.job_to } : null,
  };
}
