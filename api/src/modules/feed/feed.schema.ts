import { Type, type Static } from 'typebox';
import { NEWS_TYPES } from '@dara/model';
import { Id, Instant, Nullable, StringEnum } from '../../kernel/schema/shapes.ts';
import { NewsCard } from '../news/news.public.ts';

/** Kinds of public records with a page. */
export const FEED_KINDS = ['talent', 'news', 'talk', 'job'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** Entries per sitemap; each is written once per language, far below the limit of 50,000. */
export const FEED_SIZE = 10_000;
export const LATEST_SIZE = 30;

export const FeedKindParams = Type.Object({ kind: StringEnum(FEED_KINDS) });
export const FeedQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
});

const Change = Nullable(Instant);

export const FeedOverview = Type.Object(
  {
    size: Type.Integer({ description: 'Records per page' }),
    kinds: Type.Array(
      Type.Object({
        kind: StringEnum(FEED_KINDS, 'FeedKind'),
        total: Type.Integer(),
        changedAt: Change,
      }),
    ),
  },
  { title: 'FeedOverview' },
);
export type FeedOverview = Static<typeof FeedOverview>;

export const FeedPage = Type.Object(
  { items: Type.Array(Type.Object({ id: Id, changedAt: Instant })) },
  { title: 'FeedPage' },
);
export type FeedPage = Static<typeof FeedPage>;

export const LatestQuery = Type.Object({ type: StringEnum(NEWS_TYPES) });
export const LatestNews = Type.Object({ items: Type.Array(NewsCard) }, { title: 'LatestNews' });
