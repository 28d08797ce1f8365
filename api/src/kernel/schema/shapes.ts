import { CHANNELS, GENDERS, TALENT_TYPES } from '@dara/model';
import { Type, type Static, type TSchema } from 'typebox';

/** One of a list of strings, as `enum` in JSON Schema. */
export function StringEnum<const Values extends readonly string[]>(values: Values, title?: string) {
  return Type.Unsafe<Values[number]>({
    type: 'string',
    enum: [...values],
    ...(title ? { title } : {}),
  });
}

/** A value or null, in a form that serialises fast and generates `T | null` in clients. */
export function Nullable<T extends TSchema>(schema: T) {
  return Type.Unsafe<Static<T> | null>({ anyOf: [schema, { type: 'null' }] });
}

export const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] });
export const NullableNumber = Type.Unsafe<number | null>({ type: ['number', 'null'] });
export const NullableInteger = Type.Unsafe<number | null>({ type: ['integer', 'null'] });

export const Id = Type.String({ format: 'uuid' });
/** `normalizeIds` has checked it: an address with a mistyped id answers that the record does not exist. */
export const IdParams = Type.Object({ id: Type.String({ maxLength: 200 }) });
/** An instant, ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time' });

/** Thai is always there; an empty English text falls back to it. */
export const Localized = Type.Object(
  { th: Type.String(), en: Type.String() },
  { title: 'Localized' },
);
export type Localized = Static<typeof Localized>;

/** First and last name of a talent. */
export const FullNames = Type.Object(
  { firstName: Localized, lastName: Localized },
  { title: 'FullNames' },
);
export type Language = keyof Localized;

/** A point of an image, as fractions of width and height from the top left. */
export const ImageFocus = Type.Object(
  { x: Type.Number({ minimum: 0, maximum: 1 }), y: Type.Number({ minimum: 0, maximum: 1 }) },
  { title: 'ImageFocus' },
);
export type ImageFocus = Static<typeof ImageFocus>;

/** The file is at `/api/image/{id}/{width}.{avif|webp|jpg}`. */
export const ImageRef = Type.Object(
  {
    id: Id,
    width: Type.Integer(),
    height: Type.Integer(),
    alt: Nullable(Localized),
    placeholder: Type.Union([Type.String(), Type.Null()]),
    focus: Type.Optional(
      Type.Unsafe<ImageFocus | null>({
        ...Nullable(ImageFocus),
        description: 'Focal point, visible in every crop',
      }),
    ),
  },
  { title: 'ImageRef' },
);
export type ImageRef = Static<typeof ImageRef>;

/** The file is at `/api/video/{id}/video.mp4`. */
export const VideoRef = Type.Object(
  {
    id: Id,
    width: Type.Integer(),
    height: Type.Integer(),
    duration: Type.Unsafe<number | null>({ type: ['number', 'null'], description: 'Seconds' }),
    poster: Nullable(ImageRef),
    addedAt: Instant,
  },
  { title: 'VideoRef' },
);
export type VideoRef = Static<typeof VideoRef>;

/** A tag's id with its name in both languages. */
export const TagRef = Type.Object(
  { id: Id, th: Type.String(), en: Type.String() },
  { title: 'TagRef' },
);
export type TagRef = Static<typeof TagRef>;

export const TalentTypeEnum = StringEnum(TALENT_TYPES, 'TalentType');
export const ChannelEnum = StringEnum(CHANNELS, 'Channel');
export const GenderEnum = StringEnum(GENDERS, 'Gender');

export const PAGE_SIZE = { public: 12, management: 10, max: 100 } as const;
const MAX_PAGE = 1_000_000;
const MAX_INTEGER = 2_147_483_647;

/** The job that a record belongs to. */
export const JobRef = Type.Object({ id: Id, title: Localized, companyName: Localized });

/** The version of the edited record in a write. */
export const VersionInput = Type.Integer({
  minimum: 1,
  maximum: MAX_INTEGER,
  description: 'The version that was edited',
});

/** Query of every list: page from 1, order, and size; `capPageSize` limits it to 100. */
export function listQuery(size: number) {
  return {
    page: Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1 }),
    size: Type.Integer({
      minimum: 1,
      maximum: MAX_INTEGER,
      default: size,
      description: `Answered as ${PAGE_SIZE.max} when larger`,
    }),
    sortByColumn: Type.Optional(Type.String({ maxLength: 40 })),
    sortByAlphabetically: Type.Optional(StringEnum(['asc', 'desc'])),
  };
}

export const Keyword = Type.String({ maxLength: 100 });
/** Tags by id or by name in either language; matches any of them. */
export const TagsQuery = Type.Array(Type.String({ maxLength: 100 }), { maxItems: 20 });

/** Response of a list. */
export function Page<T extends TSchema>(item: T, title: string) {
  return Type.Object(
    {
      items: Type.Array(item),
      page: Type.Integer(),
      size: Type.Integer(),
      total: Type.Integer(),
    },
    { title },
  );
}

export const Empty = Type.Null({ description: 'No content' });
