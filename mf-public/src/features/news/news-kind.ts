import { defineMessages } from '@dara/sdk/i18n';
import { listArgs, manyTexts, textFilter, type ListValues } from '@dara/kit/resource';
import type { NewsDetail, NewsListApiArg, NewsType } from '../../api/generated.ts';
import { paths } from '../../paths.ts';

/** News and talk of the town share their screens. */
export const newsKinds = {
  General: {
    type: 'General',
    listPath: paths.newsList,
    itemPath: paths.news,
    messages: defineMessages({
      title: { id: 'public.news.list.title' },
      lead: { id: 'public.news.list.lead' },
      description: { id: 'public.news.list.description' },
      empty: { id: 'public.news.list.empty' },
      related: { id: 'public.news.related' },
    }),
  },
  TalkOfTheTown: {
    type: 'TalkOfTheTown',
    listPath: paths.talks,
    itemPath: paths.talk,
    messages: defineMessages({
      title: { id: 'public.talk.list.title' },
      lead: { id: 'public.talk.list.lead' },
      description: { id: 'public.talk.list.description' },
      empty: { id: 'public.talk.list.empty' },
      related: { id: 'public.talk.related' },
    }),
  },
} as const satisfies Record<NewsType, object>;

export type NewsKind = (typeof newsKinds)[NewsType];

/** Allowed URL state of both lists. */
export const newsListSpec = {
  sizes: [12],
  sorts: [],
  filters: { keyword: textFilter, tags: manyTexts },
} as const;

export function newsListArgs(
  values: ListValues<typeof newsListSpec.filters>,
  { type }: NewsKind,
): NewsListApiArg {
  return { ...listArgs(values), type };
}

/** Number of further articles below one. */
export const RELATED = 3;

/** Those that share a tag, one more than shown: the article itself is among them. */
export function relatedArgs({ type, tags }: NewsDetail): NewsListApiArg {
  return { type, tags: tags.map(({ id }) => id), page: 1, size: RELATED + 1 };
}
