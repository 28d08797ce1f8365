const NEWS = '/management/cms/news';
const TALK_OF_THE_TOWN = '/management/cms/talkofthetown';

/** Paths of the content pages. */
export const paths = {
  news: NEWS,
  newsCreate: `${NEWS}/detail`,
  newsDetail: (id: string) => `${NEWS}/detail/${id}`,
  /** The pages that everybody reads. */
  newsPublic: (id: string) => `/news/${id}`,
  talkOfTheTown: TALK_OF_THE_TOWN,
  talkOfTheTownCreate: `${TALK_OF_THE_TOWN}/detail`,
  talkOfTheTownDetail: (id: string) => `${TALK_OF_THE_TOWN}/detail/${id}`,
  talkOfTheTownPublic: (id: string) => `/talkofthetown/${id}`,
} as const;
