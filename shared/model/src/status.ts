import type { Permission } from './permission.ts';

/**
 * `Owner` is the business or talent the record belongs to, `Client` a user who holds a proposal's link or belongs to its business,
 * `System` a deadline or another record's change.
 */
export type Actor = Permission | 'Owner' | 'Client' | 'System';

/** Allowed status transitions by role; used by handlers, policies and tests. */
export type Transitions<Status extends string> = Record<
  Status,
  Partial<Record<Status, readonly Actor[]>>
>;

const STAFF = ['Staff', 'Admin'] as const;
const OWNER_OR_STAFF = ['Owner', 'Staff', 'Admin'] as const;

export const TALENT_STATUSES = ['Pending', 'Approved', 'Rejected', 'Archived'] as const;
export type TalentStatus = (typeof TALENT_STATUSES)[number];
export const TALENT_TRANSITIONS: Transitions<TalentStatus> = {
  Pending: { Approved: STAFF, Rejected: STAFF },
  Rejected: { Pending: ['Owner'] },
  Approved: { Archived: ['Admin'] },
  Archived: { Approved: ['Admin'] },
};

export const JOB_STATUSES = [
  'Draft',
  'Review',
  'Open',
  'Closed',
  'Completed',
  'Cancelled',
] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
/** An owner's edit of an open job sends it back to Review; the system closes it at the deadline and when filled. */
export const JOB_TRANSITIONS: Transitions<JobStatus> = {
  Draft: { Review: OWNER_OR_STAFF, Cancelled: OWNER_OR_STAFF },
  Review: { Open: STAFF, Draft: STAFF, Cancelled: OWNER_OR_STAFF },
  Open: {
    Review: ['Owner'],
    Closed: [...OWNER_OR_STAFF, 'System'],
    Cancelled: OWNER_OR_STAFF,
  },
  Closed: { Open: STAFF, Completed: STAFF, Cancelled: OWNER_OR_STAFF },
  Completed: {},
  Cancelled: {},
};

/** The status in which a business and staff may edit a job; a closed one cannot be edited. */
export const JOB_EDITABLE: Readonly<Record<'owner' | 'staff', readonly JobStatus[]>> = {
  owner: ['Draft', 'Review', 'Open'],
  staff: ['Draft', 'Review', 'Open', 'Closed'],
};

export const APPLICATION_STATUSES = [
  'Applied',
  'Shortlisted',
  'Hold',
  'Hired',
  'Completed',
  'Rejected',
  'Withdrawn',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
/** `Owner` is the job's business; only the applicant withdraws. The end of the job moves those left. */
export const APPLICATION_TRANSITIONS: Transitions<ApplicationStatus> = {
  Applied: { Shortlisted: OWNER_OR_STAFF, Rejected: OWNER_OR_STAFF, Withdrawn: ['Talent'] },
  Shortlisted: {
    Applied: OWNER_OR_STAFF,
    Hold: STAFF,
    Hired: STAFF,
    Rejected: OWNER_OR_STAFF,
    Withdrawn: ['Talent'],
  },
  Hold: { Hired: STAFF, Shortlisted: STAFF, Rejected: OWNER_OR_STAFF },
  // To Shortlisted releases the hire, with a reason.
  Hired: { Completed: STAFF, Shortlisted: STAFF },
  Completed: { Hired: STAFF },
  Rejected: { Applied: STAFF, Shortlisted: STAFF },
  Withdrawn: {},
};
/** The application status that a talent sees; internal steps are hidden. */
export const APPLICATION_VIEWS = [
  'Applied',
  'InReview',
  'Hired',
  'NotSelected',
  'Withdrawn',
] as const;
export type ApplicationView = (typeof APPLICATION_VIEWS)[number];
const APPLICATION_VIEW: Record<ApplicationStatus, ApplicationView> = {
  Applied: 'Applied',
  Shortlisted: 'InReview',
  Hold: 'InReview',
  Hired: 'Hired',
  Completed: 'Hired',
  Rejected: 'NotSelected',
  Withdrawn: 'Withdrawn',
};

export function viewOfApplication(status: ApplicationStatus): ApplicationView {
  return APPLICATION_VIEW[status];
}

export const REJECT_REASONS = ['Budget', 'Look', 'Date', 'Conflict', 'Filled', 'Other'] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

export const REQUEST_STATUSES = [
  'Pending',
  'Accepted',
  'Declined',
  'Cancelled',
  'Expired',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
/** The system ends those of a closed or cancelled job, and expired ones. */
export const REQUEST_TRANSITIONS: Transitions<RequestStatus> = {
  Pending: {
    Accepted: ['Talent'],
    Declined: ['Talent'],
    Cancelled: [...OWNER_OR_STAFF, 'System'],
    Expired: ['System'],
  },
  Accepted: {},
  Declined: {},
  Cancelled: {},
  Expired: {},
};

export const BUSINESS_STATUSES = ['Pending', 'Approved', 'Rejected', 'Suspended'] as const;
export type BusinessStatus = (typeof BUSINESS_STATUSES)[number];
/** A rejected business corrects its profile and resubmits. */
export const BUSINESS_TRANSITIONS: Transitions<BusinessStatus> = {
  Pending: { Approved: STAFF, Rejected: STAFF },
  Rejected: { Pending: ['Owner'] },
  Approved: { Suspended: STAFF },
  Suspended: { Approved: STAFF },
};

export const PROPOSAL_STATUSES = [
  'Draft',
  'Sent',
  'Viewed',
  'Responded',
  'Accepted',
  'Declined',
  'Expired',
  'Cancelled',
] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];
/** Taken back to Draft it becomes the next revision. */
export const PROPOSAL_TRANSITIONS: Transitions<ProposalStatus> = {
  Draft: { Sent: STAFF, Cancelled: STAFF },
  Sent: { Viewed: ['System'], Draft: STAFF, Expired: ['System'], Cancelled: STAFF },
  Viewed: { Responded: ['Client'], Draft: STAFF, Expired: ['System'], Cancelled: STAFF },
  Responded: {
    Accepted: ['Client'],
    Declined: ['Client'],
    Draft: STAFF,
    Expired: ['System'],
    Cancelled: STAFF,
  },
  Accepted: {},
  Declined: {},
  Expired: { Draft: STAFF },
  Cancelled: {},
};

/** A client's decision about a proposed talent. */
export const PROPOSAL_DECISIONS = ['None', 'Yes', 'Backup', 'No'] as const;
export type ProposalDecision = (typeof PROPOSAL_DECISIONS)[number];
/** Why a client does not want a talent, or only as a backup. */
export const PROPOSAL_REASONS = ['Budget', 'Look', 'Date', 'Conflict', 'Other'] as const;
export type ProposalReason = (typeof PROPOSAL_REASONS)[number];

/** The state of a talent in the line-up of an accepted proposal, as the client sees it. */
export const LINE_UP_STATES = ['Pending', 'Held', 'Booked', 'Replaced'] as const;
export type LineUpState = (typeof LINE_UP_STATES)[number];

/** How firmly a talent's days are taken: a first and a second option, and a booking. */
export const BOOKING_KINDS = ['Option1', 'Option2', 'Booked'] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];
/** The system promotes a second option when the first is cancelled; a booking is cancelled, not downgraded. */
export const BOOKING_KIND_TRANSITIONS: Transitions<BookingKind> = {
  Option1: { Option2: STAFF, Booked: STAFF },
  Option2: { Option1: [...STAFF, 'System'], Booked: STAFF },
  Booked: {},
};

export const BOOKING_STATUSES = ['Active', 'Cancelled', 'Lapsed'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
export const BOOKING_TRANSITIONS: Transitions<BookingStatus> = {
  Active: { Cancelled: [...STAFF, 'System'], Lapsed: ['System'] },
  Cancelled: {},
  Lapsed: {},
};
/** The booking status that a talent sees; the rank of an option is internal. */
export const BOOKING_VIEWS = ['Held', 'Booked'] as const;
export type BookingView = (typeof BOOKING_VIEWS)[number];

export function viewOfBooking(kind: BookingKind): BookingView {
  return kind === 'Booked' ? 'Booked' : 'Held';
}

/** Whether one of an actor's roles may change a record from one status to another. */
export function canTransition<Status extends string>(
  transitions: Transitions<Status>,
  from: Status,
  to: Status,
  actors: readonly Actor[],
): boolean {
  return transitions[from][to]?.some((actor) => actors.includes(actor)) ?? false;
}
