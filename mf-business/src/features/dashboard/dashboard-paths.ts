import { toIsoDate } from '@dara/kit/format';
import { PROPOSAL_EXPIRING_DAYS } from '@dara/model';
import type { Dashboard } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import type { FigureName } from './dashboard.model.ts';

const TALENTS = '/management/talent/model';
const BUSINESSES = '/management/business/profile';
const BOOKINGS = '/management/business/booking';

/** The list with the filter of the figure; applications are listed per job. */
const FIGURE_PATHS: Partial<Record<FigureName, string>> = {
  jobsOpen: `${paths.jobs}?status=Open`,
  jobsInReview: `${paths.jobs}?status=Review`,
  jobsDraft: `${paths.jobs}?status=Draft`,
  businessesPending: `${BUSINESSES}?status=Pending`,
  bookingsAhead: BOOKINGS,
  talentsPending: `${TALENTS}?status=Pending`,
  talentsWithStaleRates: `${TALENTS}?status=Approved&staleRates=true`,
  talentsUnused: `${TALENTS}?unused=true`,
};

const DAY_MS = 24 * 3_600_000;

/** Proposals that are with their clients and end soon. */
function expiringPath(now: number): string {
  const params = new URLSearchParams(
    ['Sent', 'Viewed', 'Responded'].map((status) => ['status', status]),
  );
  params.set('validFrom', toIsoDate(now));
  params.set('validTo', toIsoDate(now + PROPOSAL_EXPIRING_DAYS * DAY_MS));
  return `${paths.proposals}?${params}`;
}

/** Target of a figure; undefined when no list shows what was counted. */
export function figurePath(name: FigureName, now: number): string | undefined {
  return name === 'proposalsExpiring' ? expiringPath(now) : FIGURE_PATHS[name];
}

/** Where something that ends today is seen to. */
export function duePath({ kind, jobId }: Dashboard['due'][number]): string {
  if (kind === 'OptionLapses' || jobId === null) return BOOKINGS;
  return kind === 'RequestEnds' ? paths.jobRequests(jobId) : paths.jobDetail(jobId);
}
