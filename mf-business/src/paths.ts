const PROPOSALS = '/management/business/proposal';
const BRIEFS = '/management/business/brief';
const JOBS = '/management/business/job';

const BOOKINGS = '/management/business/booking';
const BUSINESSES = '/management/business/profile';

interface DaysToBook {
  talentId: string;
  jobId: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** Path of a new option for a talent and job, prefilled with the shooting days. */
function bookDays({ talentId, jobId, from, to }: DaysToBook): string {
  const asked = new URLSearchParams({ talentId, jobId, booking: 'new' });
  if (from) {
    asked.set('month', from.slice(0, 7));
    asked.set('day', from);
    asked.set('until', to ?? from);
  }
  return `${BOOKINGS}?${asked}`;
}

/** Paths of the business pages. */
export const paths = {
  proposals: PROPOSALS,
  proposalCreate: `${PROPOSALS}/detail`,
  /** A new one for those on a job's shortlist. */
  proposalOfJob: (jobId: string) => `${PROPOSALS}/detail?jobId=${jobId}`,
  proposalDetail: (id: string) => `${PROPOSALS}/detail/${id}`,
  contact: '/contact',
  dashboardProfile: '/management/business/dashboard/profile',
  briefs: BRIEFS,
  briefDetail: (id: string) => `${BRIEFS}/detail/${id}`,
  jobs: JOBS,
  jobCreate: `${JOBS}/detail`,
  bookings: BOOKINGS,
  bookingDetail: (id: string) => `${BOOKINGS}?booking=${id}`,
  applications: '/management/business/application',
  requests: '/management/business/request',
  talents: '/management/talent/model',
  bookDays,
  /** One booking in the month of its first day. */
  booking: ({ id, from }: { id: string; from: string }) =>
    `${BOOKINGS}?month=${from.slice(0, 7)}&booking=${id}`,
  jobDetail: (id: string) => `${JOBS}/detail/${id}`,
  jobApplications: (id: string) => `${JOBS}/detail/${id}/application`,
  /** An application, opened on the board of its job. */
  jobApplication: (jobId: string, id: string) => `${JOBS}/detail/${jobId}/application?open=${id}`,
  jobRequests: (id: string) => `${JOBS}/detail/${id}/request`,
  jobInvite: (id: string) => `${JOBS}/detail/${id}/request/invite`,
  /** The candidates of a name. */
  jobInviteNamed: (id: string, name: string) =>
    `${JOBS}/detail/${id}/request/invite?keyword=${encodeURIComponent(name)}`,
  /** The candidates who were starred in the brief of the job. */
  jobStarred: (id: string) => `${JOBS}/detail/${id}/request/invite?starred=true`,
  /** A talent as staff see it, and its public page. */
  talentDetail: (id: string) => `/management/talent/model/detail/${id}`,
  talentPublic: (id: string) => `/talent/${id}`,
  /** The public page. */
  jobPublic: (id: string) => `/job/${id}`,
  businesses: BUSINESSES,
  /** The own business for its users; the form of a new one for staff. */
  ownBusiness: `${BUSINESSES}/detail`,
  businessCreate: `${BUSINESSES}/detail`,
  businessDetail: (id: string) => `${BUSINESSES}/detail/${id}`,
  home: '/',
  terms: '/terms',
  privacy: '/privacy',
} as const;
