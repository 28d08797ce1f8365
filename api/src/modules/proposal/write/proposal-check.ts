import { invalidField } from '@dara/backend';
import { MONEY_MAX, proposalTotals } from '@dara/model';
import { today } from '../../../kernel/age.ts';
import { InputCheck, cleanLine, cleanText, optionalLine } from '../../../kernel/schema/input.ts';
import type { ItemInput, ProposalChange, ProposalInput } from '../record/proposal.schema.ts';

const SATANG = 100;

/** Whether an amount is whole in satang, by the nearest double. */
function isSatang(amount: number): boolean {
  return Number((Math.round(amount * SATANG) / SATANG).toFixed(2)) === amount;
}

const optionalText = (text: string | null | undefined): string | null =>
  cleanText(text ?? '') || null;

/** An item as stored; absent fields of a new one get default values. */
export interface ItemValues {
  id: string | undefined;
  talentId: string;
  compositeCardId: string | null;
  talentType: ItemInput['talentType'];
  deliverable: string | null;
  quantity: number;
  unitPrice: number;
  cost: number | null;
  availability: string | null;
}

function itemValues(item: ItemInput): ItemValues {
  return {
    id: item.id,
    talentId: item.talentId,
    compositeCardId: item.compositeCardId ?? null,
    talentType: item.talentType,
    deliverable: optionalText(item.deliverable),
    quantity: item.quantity ?? 1,
    unitPrice: item.unitPrice ?? 0,
    cost: item.cost ?? null,
    availability: optionalLine(item.availability),
  };
}

function checkMoney(check: InputCheck, field: string, amount: number | null | undefined): void {
  if (amount !== null && amount !== undefined && !isSatang(amount)) check.refuse(field, 'satang');
}

/** The sent fields, normalized; all errors are reported together. */
export function parseProposal(body: ProposalInput | ProposalChange) {
  const check = new InputCheck();
  const items = body.items?.map(itemValues);
  if (body.title !== undefined) check.required('title', body.title);
  for (const name of ['discount', 'vatRate', 'whtRate'] as const)
    checkMoney(check, name, body[name]);
  for (const [index, item] of (items ?? []).entries()) {
    checkMoney(check, `items.${index}.unitPrice`, item.unitPrice);
    checkMoney(check, `items.${index}.cost`, item.cost);
  }
  check.throwIfRefused();
  return {
    ...(body.title === undefined ? {} : { title: cleanLine(body.title) }),
    ...(body.businessProfileId && { business_profile_id: body.businessProfileId }),
    ...(body.jobId === undefined ? {} : { job_id: body.jobId }),
    ...(body.brief === undefined ? {} : { brief: optionalText(body.brief) }),
    ...(body.language && { language: body.language }),
    ...(body.validUntil && { valid_until: body.validUntil }),
    ...(body.discount === undefined ? {} : { discount: body.discount }),
    ...(body.vatRate === undefined ? {} : { vat_rate: body.vatRate }),
    ...(body.whtRate === undefined ? {} : { wht_rate: body.whtRate }),
    ...(body.note === undefined ? {} : { note: optionalText(body.note) }),
    items,
  };
}

/** Refuses a new last day that is past; the stored one may be. */
export function checkValidUntil(given: string | undefined, known?: string): void {
  if (given !== undefined && given !== known && given < today())
    throw invalidField('validUntil', 'futureDate');
}

interface Priced {
  discount: number;
  vat_rate: number;
  wht_rate: number;
}

/** Refuses a discount above the subtotal, and sums beyond the column's range; returns the sums to store. */
export function checkTotals(
  { discount, vat_rate, wht_rate }: Priced,
  items: readonly Pick<ItemValues, 'quantity' | 'unitPrice'>[],
): { subtotal: number; total: number } {
  const check = new InputCheck();
  const terms = { discount, vatRate: vat_rate, whtRate: wht_rate };
  const { subtotal, total } = proposalTotals(items, terms);
  if (discount > subtotal) {
    check.refuse('discount', 'discountOverSubtotal', {
      reads: ['items'],
      params: { limit: subtotal },
    });
  }
  if (Math.max(subtotal, total) > MONEY_MAX) check.refuse('items', 'totalTooHigh');
  check.throwIfRefused();
  return { subtotal, total };
}
