import type { Measure } from './measure.ts';
import type { MeasuredSum } from './measures.repository.ts';

/** How a release fares, over some time. */
export interface ReleaseHealth {
  /** Pages that loaded or failed to. */
  loads: number;
  errors: number;
  /** Networks that reported an error, see `networkOf`. */
  failingNetworks: number;
}

export interface Budget {
  /** Loads without which a release is not judged. */
  minLoads: number;
  /** A release may have so many times the errors per load of the other one. */
  times: number;
  /** And at least so many errors per load. */
  minShare: number;
  /** The limit where the other one has too few loads to compare with. */
  unknownShare: number;
  /** Networks without which errors do not count: one visitor cannot take a release back. */
  minNetworks: number;
}

export const BUDGET: Budget = {
  ...{ minLoads: 50, times: 2, minShare: 0.01, unknownShare: 0.05, minNetworks: 5 },
};

export interface Verdict {
  isExceeded: boolean;
  /** Errors per load, and its limit. */
  share: number;
  limit: number;
}

const shareOf = ({ loads, errors }: ReleaseHealth): number => (loads === 0 ? 0 : errors / loads);

/** Compares a new release with the one before it, or with the one beside it. */
export function judge(release: ReleaseHealth, other: ReleaseHealth, budget = BUDGET): Verdict {
  const share = shareOf(release);
  const limit =
    other.loads < budget.minLoads
      ? budget.unknownShare
      : Math.max(budget.minShare, budget.times * shareOf(other));
  const isJudged =
    release.loads >= budget.minLoads && release.failingNetworks >= budget.minNetworks;
  return { isExceeded: isJudged && share >= limit, share, limit };
}

/** The health that counts tell, without those that were counted `earlier`. */
export function healthOf(sum: MeasuredSum, earlier: MeasuredSum = {}): ReleaseHealth {
  const of = (measure: Measure): number =>
    Math.max(0, (sum[measure] ?? 0) - (earlier[measure] ?? 0));
  const errors = (Object.keys(sum) as Measure[])
    .filter((measure) => measure.startsWith('error:'))
    .reduce((all, measure) => all + of(measure), 0);
  return {
    loads: of('load') + of('error:load'),
    errors,
    failingNetworks: of('failing-network'),
  };
}
