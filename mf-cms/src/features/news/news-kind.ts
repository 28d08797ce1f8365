import { RECOMMENDED_SIZES, type NewsType } from '@dara/model';
import { paths } from '../../paths.ts';
import { newsMessages, talkMessages } from './news.messages.ts';

/** Differences between news and Talk of the town: paths, and image ratio. */
export interface NewsKind {
  type: NewsType;
  messages: typeof newsMessages | typeof talkMessages;
  list: string;
  create: string;
  detail: (id: string) => string;
  /** The page that everybody reads. */
  publicPage: (id: string) => string;
  /** Width and height of the image, in pixels. */
  picture: { width: number; height: number };
}

export const NEWS_KINDS: Readonly<Record<NewsType, NewsKind>> = {
  General: {
    type: 'General',
    messages: newsMessages,
    list: paths.news,
    create: paths.newsCreate,
    detail: paths.newsDetail,
    publicPage: paths.newsPublic,
    picture: RECOMMENDED_SIZES.news[0],
  },
  TalkOfTheTown: {
    type: 'TalkOfTheTown',
    messages: talkMessages,
    list: paths.talkOfTheTown,
    create: paths.talkOfTheTownCreate,
    detail: paths.talkOfTheTownDetail,
    publicPage: paths.talkOfTheTownPublic,
    picture: RECOMMENDED_SIZES.talkOfTheTown[0],
  },
};
