import { NEWS_LINES, NEWS_STATUSES, NEWS_TYPES, TAGS_MAX } from '@dara/model';
import { Type, type Static } from 'typebox';
import { LocalizedInput, Upload } from '../../../kernel/schema/input.ts';
import { OrNull } from '../../../kernel/schema/or-null.ts';
import {
  Id,
  ImageRef,
  Instant,
  Localized,
  Nullable,
  NullableInteger,
  NullableText,
  StringEnum,
  TagRef,
  VersionInput,
} from '../../../kernel/schema/shapes.ts';

/** A text that may be empty as long as nobody reads it. */
const TextInput = (maxLength: number) =>
  Type.Object({ th: Type.String({ maxLength }), en: Type.Optional(Type.String({ maxLength })) });

const MAX_ORDER = 1_000_000;

/** What may be left out: of a new article it is empty, of another it stays as it is. */
const optional = {
  shortDescription: Type.Optional(TextInput(NEWS_LINES.shortDescription)),
  detail: Type.Optional(TextInput(NEWS_LINES.detailBytes)),
  publish: Type.Optional(Type.Boolean()),
  publishAt: Type.Optional(
    OrNull(
      Type.String({
        format: 'date-time',
        description: 'When it is, or was, to be readable; null is at once',
      }),
    ),
  ),
  order: Type.Optional(OrNull(Type.Integer({ minimum: 1, maximum: MAX_ORDER }))),
  tags: Type.Optional(Type.Array(Id, { maxItems: TAGS_MAX, uniqueItems: true })),
  imageId: Type.Optional(
    OrNull(Type.String({ format: 'uuid', description: 'A picture that was made for articles' })),
  ),
  shareImageId: Type.Optional(
    OrNull(Type.String({ format: 'uuid', description: 'A picture that was made for articles' })),
  ),
};
const title = LocalizedInput(NEWS_LINES.title);

export const NewsCreate = Type.Object(
  { type: StringEnum(NEWS_TYPES), title, ...optional },
  { title: 'NewsCreate' },
);
export type NewsCreate = Static<typeof NewsCreate>;

export const NewsUpdate = Type.Object(
  { title: Type.Optional(title), ...optional, version: VersionInput },
  { title: 'NewsUpdate' },
);
export type NewsUpdate = Static<typeof NewsUpdate>;

/** Every field of an article that a write may bring. */
export type NewsInput = Omit<Partial<NewsCreate>, 'type'>;

const files = { image: Type.Optional(Upload), shareImage: Type.Optional(Upload) };
export const NewsCreateForm = Type.Object({ data: NewsCreate, ...files });
export const NewsUpdateForm = Type.Object({ data: NewsUpdate, ...files });

const draftFields = { title: Type.Optional(TextInput(NEWS_LINES.title)), ...optional };

/** A working copy: what was changed of an article and not saved; nothing of it has to be complete. */
export const NewsDraftInput = Type.Object(draftFields, { title: 'NewsDraftInput' });
const NewsDraftData = Type.Object(draftFields, { title: 'NewsDraftData' });
export type NewsDraftData = Static<typeof NewsDraftData>;

/** How an article stands besides its texts and pictures. */
export const NewsDraftStanding = Type.Object(
  {
    publish: Type.Boolean(),
    publishAt: OrNull(Type.String({ format: 'date-time' })),
    order: OrNull(Type.Integer({ minimum: 1, maximum: MAX_ORDER })),
    tags: Type.Array(Id, { maxItems: TAGS_MAX, uniqueItems: true }),
  },
  { title: 'NewsDraftStanding' },
);
export type NewsDraftStanding = Static<typeof NewsDraftStanding>;

/** The article as a draft of it was begun; null while it has not been changed since. */
const NewsDraftBase = Type.Object(
  {
    title: Localized,
    shortDescription: Localized,
    detail: Localized,
    image: Nullable(ImageRef),
    shareImage: Nullable(ImageRef),
    publish: Type.Boolean(),
    publishAt: NullableText,
    order: NullableInteger,
    tags: Type.Array(TagRef),
  },
  { title: 'NewsDraftBase' },
);
export type NewsDraftBase = Static<typeof NewsDraftBase>;

export const NewsDraft = Type.Object(
  {
    data: NewsDraftData,
    baseVersion: Type.Integer(),
    base: Nullable(NewsDraftBase),
    savedAt: Instant,
    savedBy: NullableText,
  },
  { title: 'NewsDraft' },
);
export type NewsDraft = Static<typeof NewsDraft>;

export const ManagementNews = Type.Object(
  {
    id: Id,
    type: StringEnum(NEWS_TYPES, 'NewsType'),
    title: Localized,
    shortDescription: Localized,
    detail: Localized,
    publish: Type.Boolean(),
    publishAt: NullableText,
    publishedAt: NullableText,
    status: StringEnum(NEWS_STATUSES, 'NewsStatus'),
    order: NullableInteger,
    image: Nullable(ImageRef),
    shareImage: Nullable(ImageRef),
    tags: Type.Array(TagRef),
    missingTranslation: Type.Boolean(),
    version: Type.Integer(),
    createdAt: Instant,
    updatedAt: Instant,
    updatedBy: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The name of who saved it last',
    }),
    deletedAt: NullableText,
    draft: Nullable(NewsDraft),
    otherDrafts: Type.Array(Type.Object({ savedAt: Instant, savedBy: NullableText }), {
      description: "Others' working copies, which only they see",
    }),
  },
  { title: 'ManagementNews' },
);
export type ManagementNews = Static<typeof ManagementNews>;

export const NewsRecordQuery = Type.Object({
  deleted: Type.Optional(Type.Boolean({ description: 'One that can be restored instead' })),
});
