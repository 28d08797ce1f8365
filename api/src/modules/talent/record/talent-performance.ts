import type { BudgetType, Channel } from '@dara/model';
import type { SocialMediaPerformance, WorkRecord } from './talent-record.schema.ts';

/** Budget of a channel; a post's budget when it has none. */
const BUDGET_OF: Record<Channel, BudgetType> = {
  Instagram: 'Post',
  Facebook: 'Post',
  XTwitter: 'Post',
  Tiktok: 'ShortVideo',
  Youtube: 'Video',
};

function perUnit(rate: number | undefined, units: number | null): number | null {
  if (rate === undefined || !units || units < 0) return null;
  return Math.round((rate / units) * 100) / 100;
}

/** Cost per reach and per engagement, as far as the work's own budgets and figures tell. */
function suggestions(
  {
    channel,
    followers,
    engagement,
    averagePostReach,
  }: Pick<SocialMediaPerformance, 'channel' | 'followers' | 'engagement' | 'averagePostReach'>,
  budgets: readonly Pick<WorkRecord['budgets'][number], 'type' | 'rateCharge'>[],
): Pick<SocialMediaPerformance, 'suggestedCpr' | 'suggestedCpe'> {
  const rateOf = (wanted: BudgetType) => budgets.find(({ type }) => type === wanted)?.rateCharge;
  const rate = rateOf(BUDGET_OF[channel]) ?? rateOf('Post');
  const engagements =
    followers === null || engagement === null ? null : (followers * engagement) / 100;
  return {
    suggestedCpr: perUnit(rate, averagePostReach),
    suggestedCpe: perUnit(rate, engagements),
  };
}

export function withSuggestions(work: WorkRecord): WorkRecord {
  return {
    ...work,
    socialMediaPerformance: work.socialMediaPerformance.map((performance) => ({
      ...performance,
      ...suggestions(performance, work.budgets),
    })),
  };
}
