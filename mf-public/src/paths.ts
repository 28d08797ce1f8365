/** Addresses of the public pages. */
export const paths = {
  home: '/',
  talents: '/talent',
  talent: (id: string) => `/talent/${id}`,
  newsList: '/news',
  news: (id: string) => `/news/${id}`,
  talks: '/talkofthetown',
  talk: (id: string) => `/talkofthetown/${id}`,
  jobs: '/job',
  job: (id: string) => `/job/${id}`,
  clients: '/client',
  signUp: '/?dialog=signup',
  /** The sign-in dialog, and back to a page afterwards. */
  signInFor: (path: string) => `/?redirect=${encodeURIComponent(path)}`,
} as const;
