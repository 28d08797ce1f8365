import Big from 'big.js';

/** One item of an offer; `cost` is the agency's cost per unit. */
export interface PricedItem {
  quantity: number;
  unitPrice: number;
  cost?: number | null;
}

/** Terms of a whole offer: a discount in baht, rates in percent. */
export interface PriceTerms {
  discount: number;
  vatRate: number;
  whtRate: number;
}

/** Of a new proposal: Thai VAT, and the tax that a company withholds from a service. */
export const NEW_TERMS = { discount: 0, vatRate: 7, whtRate: 3 } as const satisfies PriceTerms;

/** Baht with two decimals, each rounded half up to the satang where an invoice writes it down. */
export interface ProposalTotals {
  subtotal: number;
  discount: number;
  /** Subtotal after the discount: base of VAT and withholding tax. */
  taxable: number;
  vat: number;
  total: number;
  withholding: number;
  /** Amount to transfer: the total less withholding tax. */
  netPayable: number;
}

export interface ProposalMargin {
  cost: number;
  margin: number;
  /** Relative to the subtotal after the discount; null if that is zero. */
  marginPercent: number | null;
}

const rounded = (value: Big): Big => value.round(2, Big.roundHalfUp);
const percentOf = (value: Big, rate: number): Big => rounded(value.times(rate).div(100));
const sum = (values: readonly Big[]): Big =>
  values.reduce((total, value) => total.plus(value), new Big(0));

/** The amount of one item, in baht. */
export function lineAmount(item: Pick<PricedItem, 'quantity' | 'unitPrice'>): number {
  return lineOf(item).toNumber();
}

function lineOf(item: Pick<PricedItem, 'quantity' | 'unitPrice'>): Big {
  return rounded(new Big(item.unitPrice).times(item.quantity));
}

/** A discount counts up to the subtotal, so that no total falls below zero. */
export function proposalTotals(items: readonly PricedItem[], terms: PriceTerms): ProposalTotals {
  const subtotal = sum(items.map(lineOf));
  const wanted = rounded(new Big(terms.discount));
  const discount = wanted.gt(subtotal) ? subtotal : wanted;
  const taxable = subtotal.minus(discount);
  const vat = percentOf(taxable, terms.vatRate);
  const total = taxable.plus(vat);
  const withholding = percentOf(taxable, terms.whtRate);
  return {
    subtotal: subtotal.toNumber(),
    discount: discount.toNumber(),
    taxable: taxable.toNumber(),
    vat: vat.toNumber(),
    total: total.toNumber(),
    withholding: withholding.toNumber(),
    netPayable: total.minus(withholding).toNumber(),
  };
}

/** Totals of some items of an offer, with their share of its discount. */
export function partialTotals(
  chosen: readonly PricedItem[],
  all: readonly PricedItem[],
  terms: PriceTerms,
): ProposalTotals {
  const whole = sum(all.map(lineOf));
  const part = sum(chosen.map(lineOf));
  const share = whole.eq(0) ? new Big(0) : rounded(new Big(terms.discount).times(part).div(whole));
  return proposalTotals(chosen, { ...terms, discount: share.toNumber() });
}

/** Cost and margin of one item, without the terms of its offer. */
export const itemMargin = (item: PricedItem): ProposalMargin | null =>
  proposalMargin([item], { discount: 0, vatRate: 0, whtRate: 0 });

/** Cost and margin before taxes; null while the cost of an item is unknown. Never for clients. */
export function proposalMargin(
  items: readonly PricedItem[],
  terms: PriceTerms,
): ProposalMargin | null {
  const costs = items.map((item) =>
    item.cost === null || item.cost === undefined
      ? null
      : rounded(new Big(item.cost).times(item.quantity)),
  );
  if (costs.some((cost) => cost === null)) return null;
  const cost = sum(costs.filter((value) => value !== null));
  const taxable = new Big(proposalTotals(items, terms).taxable);
  const margin = taxable.minus(cost);
  return {
    cost: cost.toNumber(),
    margin: margin.toNumber(),
    marginPercent: taxable.eq(0) ? null : rounded(margin.times(100).div(taxable)).toNumber(),
  };
}
