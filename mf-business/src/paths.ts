const JOBS = '/management/business/job';

/** Addresses of the business pages. */
export const paths = {
  dashboardProfile: '/management/business/dashboard/profile',
  jobs: JOBS,
  jobCreate: `${JOBS}/detail`,
  jobDetail: (id: string) => `${JOBS}/detail/${id}`,
  jobApplications: (id: string) => `${JOBS}/detail/${id}/application`,
  jobRequests: (id: string) => `${JOBS}/detail/${id}/request`,
  /** The page that everybody sees. */
  jobPublic: (id: string) => `/job/${id}`,
} as const;
