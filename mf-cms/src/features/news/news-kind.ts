import { RECOMMENDED_SIZES, type NewsType } from '@dara/model';

type Size = { width: number; height: number };

const kindOf = (
  type: NewsType,
  section: 'news' | 'talkofthetown',
  textId: (name: string) => string,
  picture: Size,
) => ({
  type,
  section,
  messages: {
    title: { id: textId('title') },
    lead: { id: textId('lead') },
    search: { id: textId('search') },
    emptyTitle: { id: textId('empty.title') },
    emptyText: { id: textId('empty.text') },
    create: { id: textId('create') },
    edit: { id: textId('edit') },
  },
  list: `/management/cms/${section}`,
  create: `/management/cms/${section}/detail`,
  detail: (id: string) => `/management/cms/${section}/detail/${id}`,
  publicPage: (id: string) => `/${section}/${id}`,
  /** Width and height of the image, in pixels. */
  picture,
});

/**
 * Differences between news and Talk of the town in management: texts, addresses and the shape of the image. On the public
 * site talk of the town shows its second image, made for sharing, as the cover.
 */
export type NewsKind = ReturnType<typeof kindOf>;

const { news, talkOfTheTown } = RECOMMENDED_SIZES;
export const NEWS_KINDS: Readonly<Record<NewsType, NewsKind>> = {
  General: kindOf('General', 'news', (name) => `cms.news.${name}`, news[0]),
  TalkOfTheTown: kindOf(
    'TalkOfTheTown',
    'talkofthetown',
    (name) => `cms.talkOfTheTown.${name}`,
    talkOfTheTown[0],
  ),
};
