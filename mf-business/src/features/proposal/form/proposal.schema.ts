import { futureDate } from '@dara/agency/schema';
import {
  max,
  maxLength,
  money,
  requiredText,
  required,
  text,
  type Rule,
} from '@dara/kit/validation';
import { MONEY_MAX, PROPOSAL_LIMITS, plainNumber, proposalTotals, typedNumber } from '@dara/model';
import { array, object, string } from 'yup';
import { pricedItem, termsOf, type ProposalValues } from './proposal-values.ts';

function rule(id: string, passes: (value: string) => boolean): Rule<string> {
  return { name: id, message: { id }, test: (value) => !value?.trim() || passes(value) };
}

const isFigure = (value: string) => typedNumber(value) !== null;

const atMost = (limit: number): Rule<string> => ({
  name: 'max',
  message: max(limit).message,
  test: (value) => (typedNumber(value ?? '') ?? 0) <= limit,
});

const amount = () => string().ensure().test(money()).test(atMost(MONEY_MAX));
const percent = () =>
  string().ensure().test(rule('kit.validation.number', isFigure)).test(atMost(100));
const quantity = () =>
  string()
    .ensure()
    .test(required())
    .test(rule('business.proposal.rule.quantity', (value) => /^[1-9]\d*$/.test(plainNumber(value))))
    .test(atMost(PROPOSAL_LIMITS.quantity));

const item = object({
  deliverable: string().ensure().test(maxLength(PROPOSAL_LIMITS.deliverable)),
  quantity: quantity(),
  unitPrice: amount().test(required()),
  cost: amount(),
  availability: string().ensure().test(maxLength(PROPOSAL_LIMITS.availability)),
});

function isDiscountCovered(discount: string, values: ProposalValues): boolean {
  const items = values.items.map(pricedItem);
  const { subtotal } = proposalTotals(items, { ...termsOf(values), discount: 0 });
  return (typedNumber(discount) ?? 0) <= subtotal;
}

/** Validation of the form; `validUntil` is the stored day. */
export const proposalSchema = (validUntil: string) =>
  object({
    title: requiredText(PROPOSAL_LIMITS.title),
    businessProfileId: string().test(required()),
    brief: text(PROPOSAL_LIMITS.brief),
    validUntil: string().test(required()).test(futureDate(validUntil)),
    note: text(PROPOSAL_LIMITS.note),
    vatRate: percent(),
    whtRate: percent(),
    discount: amount().test('discount', (value, context) =>
      isDiscountCovered(value, context.parent as ProposalValues)
        ? true
        : context.createError({ message: { id: 'business.error.discountOverSubtotal' } as never }),
    ),
    items: array().of(item),
  });
