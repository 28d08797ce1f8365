import { typedNumber, type Channel } from '@dara/model';
import type { BudgetType, BudgetValues, PerformanceValues } from './work.model.ts';

/** Rate of a channel; a post's rate when it has none. */
const BUDGET_OF: Record<Channel, BudgetType> = {
  Instagram: 'Post',
  Facebook: 'Post',
  XTwitter: 'Post',
  Tiktok: 'ShortVideo',
  Youtube: 'Video',
};

function perUnit(rate: number | null, units: number | null): number | null {
  return rate === null || !units ? null : Math.round((rate / units) * 100) / 100;
}

/** Cost per reach and per engagement while figures are still being typed, as the api will suggest them. */
export function suggestRates(
  entry: PerformanceValues,
  budgets: readonly BudgetValues[],
): { cpr: number | null; cpe: number | null } {
  const rateOf = (wanted: BudgetType) => {
    const budget = budgets.find(({ type }) => type === wanted);
    return budget ? typedNumber(budget.rateCharge) : null;
  };
  const rate = rateOf(BUDGET_OF[entry.channel]) ?? rateOf('Post');
  const followers = typedNumber(entry.followers);
  const engagement = typedNumber(entry.engagement);
  const engagements =
    followers === null || engagement === null ? null : (followers * engagement) / 100;
  return {
    cpr: perUnit(rate, typedNumber(entry.averagePostReach)),
    cpe: perUnit(rate, engagements),
  };
}
