const PROPOSALS = '/management/business/proposal';
const JOBS = '/management/business/job';

const BUSINESSES = '/management/business/profile';

/** Addresses of the business pages. */
export const paths = {
  proposals: PROPOSALS,
  proposalCreate: `${PROPOSALS}/detail`,
  proposalDetail: (id: string) => `${PROPOSALS}/detail/${id}`,
  contact: '/contact',
  dashboardProfile: '/management/business/dashboard/profile',
  jobs: JOBS,
  jobCreate: `${JOBS}/detail`,
  bookings: '/management/business/booking',
  jobDetail: (id: string) => `${JOBS}/detail/${id}`,
  jobApplications: (id: string) => `${JOBS}/detail/${id}/application`,
  jobRequests: (id: string) => `${JOBS}/detail/${id}/request`,
  jobInvite: (id: string) => `${JOBS}/detail/${id}/request/invite`,
  /** A talent as staff see it, and as everybody does. */
  talentDetail: (id: string) => `/management/talent/model/detail/${id}`,
  talentPublic: (id: string) => `/talent/${id}`,
  /** The page that everybody sees. */
  jobPublic: (id: string) => `/job/${id}`,
  businesses: BUSINESSES,
  /** The own business of its people; for staff the form of a new one. */
  ownBusiness: `${BUSINESSES}/detail`,
  businessCreate: `${BUSINESSES}/detail`,
  businessDetail: (id: string) => `${BUSINESSES}/detail/${id}`,
  home: '/',
  terms: '/terms',
  privacy: '/privacy',
} as const;
