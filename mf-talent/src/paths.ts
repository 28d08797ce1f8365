/** Paths of the talent pages. */
export const paths = {
  home: '/',
  profile: '/talent/profile',
  ownCards: '/talent/profile/compositecard',
  ownCard: (cardId: string) => `/talent/profile/compositecard/${cardId}`,
  ownJobs: '/talent/profile/job',
  ownCalendar: '/talent/profile/calendar',
  jobs: '/job',
  job: (id: string) => `/job/${id}`,
  /** The job's page with its apply dialog open. */
  applyTo: (id: string) => `/job/${id}?apply=1`,
  talents: '/management/talent/model',
  newFaces: '/management/talent/newface',
  newFace: (id: string) => `/management/talent/newface/detail/${id}`,
  talentCreate: '/management/talent/model/detail',
  talentDetail: (id: string) => `/management/talent/model/detail/${id}`,
  talentCards: (id: string) => `/management/talent/model/detail/${id}/compositecards`,
  talentCard: (id: string, cardId: string) =>
    `/management/talent/model/detail/${id}/compositecard/${cardId}`,
  /** The public page. */
  talentPublic: (id: string) => `/talent/${id}`,
} as const;
