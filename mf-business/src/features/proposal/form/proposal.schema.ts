import { futureDate } from '@dara/agency/schema';
import { max, maxLength, requiredText, required, text, type Rule } from '@dara/kit/validation';
import { MONEY_MAX, PROPOSAL_LIMITS, proposalTotals } from '@dara/model';
import { array, object, string } from 'yup';
import { figure, pricedItem, termsOf, type ProposalValues } from './proposal-values.ts';

function rule(id: string, passes: (value: string) => boolean): Rule<string> {
  return { name: id, message: { id }, test: (value) => !value?.trim() || passes(value) };
}

const bare = (value: string) => value.replaceAll(/[,\s]/g, '');
const isFigure = (value: string) => figure(value) !== null;
const hasSatang = (value: string) => !isFigure(value) || /^\d+(\.\d{1,2})?$/.test(bare(value));

const atMost = (limit: number): Rule<string> => ({
  name: 'max',
  message: max(limit).message,
  test: (value) => (figure(value ?? '') ?? 0) <= limit,
});

/** Baht to the satang. */
const money = () =>
  string()
    .ensure()
    .test(rule('kit.validation.number', isFigure))
    .test(rule('business.error.satang', hasSatang))
    .test(atMost(MONEY_MAX));
const percent = () =>
  string().ensure().test(rule('kit.validation.number', isFigure)).test(atMost(100));
const quantity = () =>
  string()
    .ensure()
    .test(required())
    .test(rule('business.proposal.rule.quantity', (value) => /^[1-9]\d*$/.test(bare(value))))
    .test(atMost(PROPOSAL_LIMITS.quantity));

const item = object({
  deliverable: string().ensure().test(maxLength(PROPOSAL_LIMITS.deliverable)),
  quantity: quantity(),
  unitPrice: money().test(required()),
  cost: money(),
  availability: string().ensure().test(maxLength(PROPOSAL_LIMITS.availability)),
});

function isDiscountCovered(discount: string, values: ProposalValues): boolean {
  const items = values.items.map(pricedItem);
  const { subtotal } = proposalTotals(items, { ...termsOf(values), discount: 0 });
  return (figure(discount) ?? 0) <= subtotal;
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
    discount: money().test('discount', (value, context) =>
      isDiscountCovered(value, context.parent as ProposalValues)
        ? true
        : context.createError({ message: { id: 'business.error.discountOverSubtotal' } as never }),
    ),
    items: array().of(item),
  });
