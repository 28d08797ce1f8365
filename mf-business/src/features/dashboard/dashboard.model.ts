import { toIsoDate } from '@dara/kit/format';
import { PROPOSAL_EXPIRING_DAYS } from '@dara/model';
import type { Dashboard } from '../../api/generated.ts';
import { paths } from '../../paths.ts';

export type Figure = Dashboard['figures'][number];
export type FigureName = Figure['name'];

const TALENTS = '/management/talent/model';
const BUSINESSES = '/management/business/profile';
const BOOKINGS = '/management/business/booking';

/** The list that is narrowed as the figure was counted; applications stand within their jobs. */
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

export function figurePath(name: FigureName, now: number): string | undefined {
  return name === 'proposalsExpiring' ? expiringPath(now) : FIGURE_PATHS[name];
}

/** What waits for somebody of the agency, or of the business, to decide. */
const WAITING = new Set<FigureName>([
  'jobsInReview',
  'applicationsNew',
  'businessesPending',
  'talentsPending',
]);

/** What waits comes first, in the order of the answer otherwise. */
export function groupFigures(figures: readonly Figure[]): { waiting: Figure[]; other: Figure[] } {
  return {
    waiting: figures.filter(({ name }) => WAITING.has(name)),
    other: figures.filter(({ name }) => !WAITING.has(name)),
  };
}

/** The stages of an application in their order; what was taken back stays out. */
export const STAGES = ['Applied', 'Shortlisted', 'Hold', 'Hired', 'Completed', 'Rejected'] as const;

export function stageCounts(
  stages: Dashboard['stages'],
): { status: (typeof STAGES)[number]; count: number }[] {
  return STAGES.map((status) => ({
    status,
    count: stages.find((stage) => stage.status === status)?.count ?? 0,
  }));
}

export function duePath({ kind, jobId }: Dashboard['due'][number]): string {
  if (kind === 'OptionLapses' || jobId === null) return BOOKINGS;
  return kind === 'RequestEnds' ? paths.jobRequests(jobId) : paths.jobDetail(jobId);
}
