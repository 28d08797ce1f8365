import { NEWS_LINES, NEWS_TALENTS_MAX, NEWS_TYPES, TAGS_MAX } from '@dara/model';
import { Type, type Static } from 'typebox';
import { LocalizedInput } from '../../../kernel/schema/input.ts';
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
import { Editor, creditFields, recordFields } from '../news.schema.ts';

/** A text that may be empty until publication. */
const TextInput = (maxLength: number) =>
  Type.Object({ th: Type.String({ maxLength }), en: Type.Optional(Type.String({ maxLength })) });

const Order = OrNull(Type.Integer({ minimum: 1, maximum: 1_000_000 }));
const Tags = Type.Array(Id, { maxItems: TAGS_MAX, uniqueItems: true });
const TalentIds = Type.Array(Id, { maxItems: NEWS_TALENTS_MAX, uniqueItems: true });
const EditorialImage = Type.Optional(
  OrNull(Type.String({ format: 'uuid', description: 'An editorial image' })),
);

/** Optional fields: empty for a new article, unchanged for an existing one. */
const optional = {
  shortDescription: Type.Optional(TextInput(NEWS_LINES.shortDescription)),
  detail: Type.Optional(TextInput(NEWS_LINES.detailBytes)),
  publish: Type.Optional(Type.Boolean({ description: 'True for a new article unless given' })),
  publishAt: Type.Optional(
    OrNull(
      Type.String({
        format: 'date-time',
        description: 'Publication time; null publishes immediately',
      }),
    ),
  ),
  order: Type.Optional(Order),
  tags: Type.Optional(Tags),
  talentIds: Type.Optional(TalentIds),
  byline: Type.Optional(TextInput(NEWS_LINES.byline)),
  photoCredit: Type.Optional(TextInput(NEWS_LINES.photoCredit)),
  imageId: EditorialImage,
  shareImageId: EditorialImage,
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

/** Every writable field of an article. */
export type NewsInput = Omit<Partial<NewsCreate>, 'type'>;

const draftFields = { title: Type.Optional(TextInput(NEWS_LINES.title)), ...optional };

/** A draft: unsaved changes of an article; may be incomplete. */
export const NewsDraftInput = Type.Object(draftFields, { title: 'NewsDraftInput' });
const NewsDraftData = Type.Object(draftFields, { title: 'NewsDraftData' });
export type NewsDraftData = Static<typeof NewsDraftData>;

/** Fields of the article other than texts and images. */
export const NewsDraftStanding = Type.Object(
  {
    publish: Type.Boolean(),
    publishAt: OrNull(Type.String({ format: 'date-time' })),
    order: Order,
    tags: Tags,
    talentIds: Type.Optional(TalentIds),
    byline: optional.byline,
    photoCredit: optional.photoCredit,
  },
  { title: 'NewsDraftStanding' },
);
export type NewsDraftStanding = Static<typeof NewsDraftStanding>;

const ManagementNewsTalent = Type.Object(
  {
    id: Id,
    name: Localized,
    image: Nullable(ImageRef),
    isShown: Type.Boolean({ description: 'Whether readers see the talent' }),
  },
  { title: 'ManagementNewsTalent' },
);
const talents = Type.Array(ManagementNewsTalent);

/** The article when the draft was begun; null while it is unchanged. */
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
    talents,
    ...creditFields,
  },
  { title: 'NewsDraftBase' },
);
export type NewsDraftBase = Static<typeof NewsDraftBase>;

export const NewsDraft = Type.Object(
  {
    data: NewsDraftData,
    talents: Type.Array(ManagementNewsTalent, { description: 'Those of `data.talentIds`' }),
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
    ...recordFields,
    detail: Localized,
    shareImage: Nullable(ImageRef),
    talents,
    ...creditFields,
    updatedBy: Editor,
    deletedAt: NullableText,
    draft: Nullable(NewsDraft),
    otherDrafts: Type.Array(Type.Object({ savedAt: Instant, savedBy: NullableText }), {
      description: 'Working copies of other users, which only they see',
    }),
  },
  { title: 'ManagementNews' },
);
export type ManagementNews = Static<typeof ManagementNews>;

export const NewsRecordQuery = Type.Object({
  deleted: Type.Optional(Type.Boolean({ description: 'A deleted record that can be restored' })),
});
