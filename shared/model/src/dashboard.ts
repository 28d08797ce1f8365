import { daysFrom } from './days.ts';
import { PROPOSAL_EXPIRING_DAYS } from './limits.ts';
import {
  APPLICATION_STATUSES,
  JOB_STATUSES,
  type ApplicationStatus,
  type JobStatus,
} from './status.ts';

/** Figures of the dashboard, in the order of the response. */
export const DASHBOARD_FIGURES = [
  'jobsOpen',
  'jobsInReview',
  'jobsDraft',
  'applicationsNew',
  'applicationsShortlisted',
  'requestsPending',
  'bookingsAhead',
  'proposalsExpiring',
  'businessesPending',
  'talentsPending',
  'talentsWithStaleRates',
  'talentsUnused',
] as const;
export type DashboardFigure = (typeof DASHBOARD_FIGURES)[number];

/** Jobs whose applications are counted. */
export const CASTING_STATUSES = ['Open', 'Closed'] as const satisfies readonly JobStatus[];
/** Bookings are counted from today to so many days later. */
export const BOOKINGS_AHEAD_DAYS = 90;

export type FigureList =
  | 'job'
  | 'application'
  | 'request'
  | 'booking'
  | 'proposal'
  | 'business'
  | 'talent';

/** A list, and the query with which its total is the figure; the same for its screen and its operation. */
export interface FigureTarget {
  list: FigureList;
  query: string;
}

type Query = Readonly<Record<string, string | readonly string[]>>;

const target = (list: FigureList, query: Query): FigureTarget => ({
  list,
  query: Object.entries(query)
    .flatMap(([name, values]) => [values].flat().map((value) => `${name}=${value}`))
    .join('&'),
});

const FIGURES: Record<DashboardFigure, (day: string) => FigureTarget> = {
  jobsOpen: () => target('job', { status: 'Open' }),
  jobsInReview: () => target('job', { status: 'Review' }),
  jobsDraft: () => target('job', { status: 'Draft' }),
  applicationsNew: () => targetOfStage('Applied'),
  applicationsShortlisted: () => targetOfStage('Shortlisted'),
  requestsPending: () => target('request', { status: 'Pending' }),
  bookingsAhead: (day) =>
    target('booking', { kind: 'Booked', from: day, to: daysFrom(day, BOOKINGS_AHEAD_DAYS) }),
  proposalsExpiring: (day) =>
    target('proposal', {
      status: ['Sent', 'Viewed', 'Responded'],
      ...{ validFrom: day, validTo: daysFrom(day, PROPOSAL_EXPIRING_DAYS) },
    }),
  businessesPending: () => target('business', { status: 'Pending' }),
  talentsPending: () => target('talent', { status: 'Pending' }),
  talentsWithStaleRates: () => target('talent', { status: 'Approved', staleRates: 'true' }),
  talentsUnused: () => target('talent', { unused: 'true' }),
};

/** The list of what a figure counts, on a day in Bangkok. */
export const targetOfFigure = (figure: DashboardFigure, day: string): FigureTarget =>
  FIGURES[figure](day);

/** The list of the applications that the dashboard counts in a stage. */
export const targetOfStage = (status: ApplicationStatus): FigureTarget =>
  target('application', { status, jobStatus: CASTING_STATUSES });

/** Figures of a business in the list of all businesses. */
export const BUSINESS_FIGURES = ['openJobs', 'jobs', 'applications', 'hired'] as const;
export type BusinessFigure = (typeof BUSINESS_FIGURES)[number];

const BUSINESS_TARGETS: Record<BusinessFigure, [list: FigureList, status: readonly string[]]> = {
  openJobs: ['job', ['Open']],
  jobs: ['job', JOB_STATUSES.filter((status) => status !== 'Cancelled')],
  applications: ['application', APPLICATION_STATUSES.filter((status) => status !== 'Withdrawn')],
  hired: ['application', ['Hired', 'Completed']],
};

/** The list of what a figure of a business counts; without the business for its own users. */
export function targetOfBusinessFigure(
  figure: BusinessFigure,
  businessProfileId?: string,
): FigureTarget {
  const [list, status] = BUSINESS_TARGETS[figure];
  return target(list, { ...(businessProfileId && { businessProfileId }), status });
}
