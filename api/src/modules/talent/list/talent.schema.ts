import { Type, type Static } from 'typebox';
import {
  BANDS_MAX,
  CHANNELS,
  EXPERIENCE_TYPES,
  FREE_DAYS_AHEAD,
  GENDERS,
  SHORTLIST_LIMITS,
  TALENT_BODY,
  TALENT_TYPES,
} from '@dara/model';
import { bodyFields } from '../rules/talent-body.schema.ts';
import { LanguagesInput } from '../../../kernel/schema/input.ts';
import {
  ChannelEnum,
  GenderEnum,
  Id,
  ImageRef,
  Instant,
  Keyword,
  Localized,
  Nullable,
  NullableInteger,
  NullableNumber,
  NullableText,
  PAGE_SIZE,
  Page,
  TagRef,
  TagsQuery,
  TalentTypeEnum,
  VideoRef,
  StringEnum,
  listQuery,
} from '../../../kernel/schema/shapes.ts';

const Figure = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const Rate = Type.Number({ minimum: 0, maximum: 1_000_000 });
const Years = Type.Integer({ minimum: 0, maximum: 150 });
const Centimetres = Type.Number({ minimum: 0, maximum: 300 });

/** Several ranges of figures, any of which may hold; both ends are inclusive. */
const bands = (figure: string) =>
  Type.Array(
    Type.String({
      pattern: `^${figure}(-(${figure})?)?$`,
      description: 'Inclusive: `18-24`; `61` and `61-` without an upper end',
    }),
    { maxItems: BANDS_MAX },
  );
const oneOrMore = <const Values extends readonly string[]>(values: Values) =>
  Type.Array(StringEnum(values), { maxItems: values.length });

/** Filters shared by visitors and staff, by fields that are public for everyone; ranges are inclusive. */
export const talentFilters = {
  talentGroup: Type.Optional(StringEnum(TALENT_TYPES)),
  tags: Type.Optional(TagsQuery),
  channel: Type.Optional(StringEnum(CHANNELS)),
  followersFrom: Type.Optional(Figure),
  followersTo: Type.Optional(Figure),
  engagementRateFrom: Type.Optional(Rate),
  engagementRateTo: Type.Optional(Rate),
  gender: Type.Optional(oneOrMore(GENDERS)),
  age: Type.Optional(bands('\\d{1,3}')),
  ageFrom: Type.Optional(Years),
  ageTo: Type.Optional(Years),
  height: Type.Optional(bands('\\d{1,3}(\\.\\d{1,2})?')),
  heightFrom: Type.Optional(Centimetres),
  heightTo: Type.Optional(Centimetres),
  hairColour: Type.Optional(oneOrMore(TALENT_BODY.hairColour.words)),
  skinTone: Type.Optional(oneOrMore(TALENT_BODY.skinTone.words)),
  keyword: Type.Optional(Keyword),
};

const Day = Type.String({
  format: 'date',
  description: `Adults who are free from this day to the other one, at most ${FREE_DAYS_AHEAD} days from today`,
});

export const TalentQuery = Type.Object({
  ...talentFilters,
  language: Type.Optional(LanguagesInput),
  freeFrom: Type.Optional(Day),
  freeTo: Type.Optional(Day),
  ids: Type.Optional(
    Type.Array(Id, { maxItems: SHORTLIST_LIMITS.talents, description: 'Only these talents' }),
  ),
  ...listQuery(PAGE_SIZE.public),
});
export type TalentQuery = Static<typeof TalentQuery>;

/** Fields of a talent in every list. */
export const talentCardFields = {
  id: Id,
  displayName: Type.String({ description: 'The stage name, unique' }),
  name: Localized,
  nickName: Nullable(Localized),
  talentTypes: Type.Array(TalentTypeEnum),
  image: Nullable(ImageRef),
  gender: GenderEnum,
  age: NullableInteger,
  height: NullableNumber,
  hairColour: NullableText,
  nationality: Type.String({ description: 'ISO 3166 code of two letters' }),
  followers: NullableInteger,
  engagementRate: NullableNumber,
  channel: Nullable(ChannelEnum),
  tags: Type.Array(TagRef),
  isTop10: Type.Boolean(),
  createdAt: Instant,
  updatedAt: Instant,
};

export const TalentCard = Type.Object(
  {
    ...talentCardFields,
    /** On the wanted days; a minor is always asked for. */
    availability: Type.Optional(StringEnum(['Free', 'Ask'], 'Availability')),
    /** ISO 639 codes, with `ids` only: a shortlist is compared by them. */
    languages: Type.Optional(Type.Array(Type.String())),
  },
  { title: 'TalentCard' },
);
export type TalentCard = Static<typeof TalentCard>;
/** Matches of a frequent keyword are counted up to a maximum. */
export const totalBound = {
  isTotalBound: Type.Optional(Type.Boolean({ description: 'There are more records than `total`' })),
};

export const TalentPage = Type.Object(
  {
    ...Page(TalentCard, 'TalentPage').properties,
    ...totalBound,
    /** A suggested name when there are no results. */
    suggestion: Type.Optional(Nullable(Localized)),
  },
  { title: 'TalentPage' },
);
export type TalentPage = Static<typeof TalentPage>;

export const TalentSummary = Type.Object(
  {
    total: Type.Integer(),
    groups: Type.Array(Type.Object({ talentType: TalentTypeEnum, count: Type.Integer() })),
  },
  { title: 'TalentSummary' },
);
export type TalentSummary = Static<typeof TalentSummary>;

export const TalentSocial = Type.Object(
  {
    channel: ChannelEnum,
    name: Type.String({ description: 'Empty when visitors must not find the account of a minor' }),
    link: NullableText,
    followers: NullableInteger,
    engagementRate: NullableNumber,
  },
  { title: 'TalentSocial' },
);

export const WorkExperience = Type.Object(
  {
    id: Id,
    customerName: Type.String(),
    project: Nullable(Type.String({ description: 'The product: film, series, campaign' })),
    role: Nullable(Type.String({ description: "The talent's role in it" })),
    experienceType: StringEnum(EXPERIENCE_TYPES),
    hireDate: NullableText,
    link: NullableText,
    images: Type.Array(ImageRef),
  },
  { title: 'WorkExperience' },
);

const PublicWork = Type.Object(
  { id: Id, talentType: TalentTypeEnum, experiences: Type.Array(WorkExperience) },
  { title: 'TalentWork' },
);

const CardSummary = Type.Object(
  { id: Id, name: Type.String(), template: Type.String() },
  { title: 'CompositeCardSummary' },
);

/** Without birthday; for a minor without weight, measurements and links to accounts. */
export const TalentDetail = Type.Object(
  {
    ...talentCardFields,
    ...bodyFields,
    firstName: Localized,
    lastName: Localized,
    isMinor: Type.Boolean(),
    languages: Type.Array(Type.String()),
    bio: Nullable(Localized),
    album: Type.Array(ImageRef),
    reel: Nullable(VideoRef),
    socialMedia: Type.Array(TalentSocial),
    works: Type.Array(PublicWork),
    compositeCards: Type.Array(CardSummary),
  },
  { title: 'TalentDetail' },
);
export type TalentDetail = Static<typeof TalentDetail>;
