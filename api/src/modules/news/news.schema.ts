import { Type, type Static } from 'typebox';
import { NEWS_STATUSES, NEWS_TYPES } from '@dara/model';
import {
  Id,
  ImageRef,
  Instant,
  Keyword,
  Localized,
  Nullable,
  NullableInteger,
  NullableText,
  PAGE_SIZE,
  Page,
  TagRef,
  TagsQuery,
  StringEnum,
  listQuery,
} from '../../kernel/schema/shapes.ts';

const NewsTypeEnum = StringEnum(NEWS_TYPES, 'NewsType');
export const TypeQuery = Type.Object({ type: Type.Optional(StringEnum(NEWS_TYPES)) });

/** Tracking parameters that networks and newsletters add to URLs; ignored. */
const Campaign = Type.Optional(Type.String({ maxLength: 500 }));
export const SharePageQuery = Type.Object({
  lang: Type.Optional(StringEnum(['th', 'en'])),
  fbclid: Campaign,
  gclid: Campaign,
  utm_source: Campaign,
  utm_medium: Campaign,
  utm_campaign: Campaign,
  utm_term: Campaign,
  utm_content: Campaign,
  utm_id: Campaign,
});

export const NewsQuery = Type.Object({
  ...TypeQuery.properties,
  tags: Type.Optional(TagsQuery),
  talentId: Type.Optional(Id),
  keyword: Type.Optional(Keyword),
  ...listQuery(PAGE_SIZE.public),
});

const cardFields = {
  id: Id,
  type: NewsTypeEnum,
  title: Localized,
  shortDescription: Localized,
  image: Nullable(ImageRef),
  tags: Type.Array(TagRef),
  publishedAt: Instant,
};

export const NewsCard = Type.Object(cardFields, { title: 'NewsCard' });
export type NewsCard = Static<typeof NewsCard>;
export const NewsPage = Page(NewsCard, 'NewsPage');

const NewsTalent = Type.Object(
  { id: Id, name: Localized, image: Nullable(ImageRef) },
  { title: 'NewsTalent' },
);

/** Who made an article; empty where not given. */
export const creditFields = { byline: Localized, photoCredit: Localized };

export const NewsDetail = Type.Object(
  {
    ...cardFields,
    detail: Type.Object(
      { th: Type.String(), en: Type.String() },
      { description: 'Sanitised HTML' },
    ),
    shareImage: Nullable(ImageRef),
    talents: Type.Array(NewsTalent, { description: 'Public talents whom it names' }),
    ...creditFields,
    updatedAt: Instant,
  },
  { title: 'NewsDetail' },
);
export type NewsDetail = Static<typeof NewsDetail>;

export const newsRowFilters = {
  type: Type.Optional(StringEnum(NEWS_TYPES)),
  status: Type.Optional(StringEnum(NEWS_STATUSES)),
  tags: Type.Optional(TagsQuery),
  keyword: Type.Optional(Keyword),
  missingTranslation: Type.Optional(Type.Boolean()),
  deleted: Type.Optional(
    Type.Boolean({
      description: 'Only deleted articles that can be restored, instead of the others',
    }),
  ),
};
export const NewsRowQuery = Type.Object({ ...newsRowFilters, ...listQuery(PAGE_SIZE.management) });

/** What management sees of an article in the list and in its record. */
export const recordFields = {
  ...cardFields,
  publishedAt: NullableText,
  status: StringEnum(NEWS_STATUSES, 'NewsStatus'),
  publish: Type.Boolean(),
  publishAt: NullableText,
  order: NullableInteger,
  missingTranslation: Type.Boolean(),
  version: Type.Integer(),
  createdAt: Instant,
  updatedAt: Instant,
};

export const Editor = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  description: 'Name of the user who saved it last',
});

export const NewsRow = Type.Object(
  {
    ...recordFields,
    editedBy: Editor,
    hasDraft: Type.Boolean({ description: 'A user has an unsaved draft' }),
    deletedAt: Nullable(Instant),
  },
  { title: 'NewsRow' },
);
export type NewsRow = Static<typeof NewsRow>;
export const NewsRowPage = Page(NewsRow, 'NewsRowPage');
