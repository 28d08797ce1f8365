/** A form about some talents. */
const about = (path: string, ids: readonly string[]): string =>
  ids.length > 0 ? `${path}?${ids.map((id) => `talent=${id}`).join('&')}` : path;

/** Paths of the public pages. */
export const paths = {
  home: '/',
  talents: '/talent',
  newFaces: '/talent?talentGroup=NewBorn',
  /** Talents found by a word of their profile or credits. */
  talentsBy: (keyword: string) => `/talent?keyword=${encodeURIComponent(keyword)}`,
  talent: (id: string) => `/talent/${id}`,
  newsList: '/news',
  news: (id: string) => `/news/${id}`,
  talks: '/talkofthetown',
  talk: (id: string) => `/talkofthetown/${id}`,
  jobs: '/job',
  job: (id: string) => `/job/${id}`,
  clients: '/client',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  shortlist: '/talent/shortlist',
  /** A shortlist as a link that opens for anyone. */
  sharedShortlist: (ids: readonly string[]) => `/talent/shortlist?ids=${ids.join(',')}`,
  contact: '/contact',
  /** The contact form about some talents. */
  contactAbout: (ids: readonly string[]) => about('/contact', ids),
  brief: '/brief',
  /** The brief about some talents. */
  briefAbout: (ids: readonly string[]) => about('/brief', ids),
  newFace: '/newface',
  /** The state of an application, by the token that its applicant has. */
  newFaceState: (token: string) => `/newface/${token}`,
  registerTalent: '/register/talent',
  registerBusiness: '/register/business',
  ownProfile: '/talent/profile',
  /** The editor of a composite card, with a link back to the job it is for. */
  newCard: (jobId: string) => `/talent/profile/compositecard/new?job=${jobId}`,
  ownJobs: '/management/business/job',
  ownJob: (id: string) => `/management/business/job/detail/${id}`,
  signIn: '/?dialog=signin',
  /** The sign-in dialog, and back to a page afterwards. */
  signInFor: (path: string) => `/?redirect=${encodeURIComponent(path)}`,
} as const;
