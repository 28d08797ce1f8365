import { BULK_MAX, MEDIA_KINDS, MEDIA_LIMITS, MEDIA_PLACES, MEDIA_USERS } from '@dara/model';
import { Type, type Static } from 'typebox';
import { BulkResult } from '../../kernel/record/bulk.ts';
import { Upload } from '../../kernel/schema/input.ts';
import { OrNull } from '../../kernel/schema/or-null.ts';
import {
  Id,
  ImageFocus,
  ImageRef,
  Instant,
  Keyword,
  Localized,
  Nullable,
  NullableText,
  PAGE_SIZE,
  Page,
  StringEnum,
  VersionInput,
  listQuery,
} from '../../kernel/schema/shapes.ts';

export const MediaListQuery = Type.Object({
  keyword: Type.Optional(Keyword),
  kind: Type.Optional(Type.Array(StringEnum(MEDIA_KINDS), { maxItems: MEDIA_KINDS.length })),
  used: Type.Optional(Type.Boolean({ description: 'Whether any record shows it' })),
  missingAlt: Type.Optional(Type.Boolean({ description: 'Whether a description is missing' })),
  deleted: Type.Optional(Type.Boolean({ description: 'Those that can be restored, instead' })),
  ...listQuery(PAGE_SIZE.management),
});
export type MediaListQuery = Static<typeof MediaListQuery>;

const fields = {
  id: Id,
  image: ImageRef,
  name: NullableText,
  kind: StringEnum(MEDIA_KINDS, 'MediaKind'),
  format: StringEnum(['jpeg', 'png']),
  size: Type.Integer({ description: 'Bytes of the original' }),
  missingAlt: Type.Boolean({
    description: 'Whether it has no description in one of the languages',
  }),
  isEditable: Type.Boolean({
    description:
      'Whether its file is replaced and removed here, not at the record that it belongs to',
  }),
  version: Type.Integer(),
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: Nullable(Instant),
};

export const Media = Type.Object(
  { ...fields, isUsed: Type.Boolean({ description: 'Whether any record shows it' }) },
  { title: 'Media' },
);
export type Media = Static<typeof Media>;
export const MediaPage = Page(Media, 'MediaPage');

const MediaUse = Type.Object(
  {
    entity: StringEnum(MEDIA_USERS, 'MediaUser'),
    place: StringEnum(MEDIA_PLACES, 'MediaPlace'),
    id: Type.String({ description: 'Of the record; of a page the name in its address' }),
    label: Nullable(Localized),
    isTalkOfTheTown: Type.Boolean(),
    isDeleted: Type.Boolean({ description: 'Whether the record lies in the bin' }),
  },
  { title: 'MediaUse' },
);
export type MediaUse = Static<typeof MediaUse>;

export const MediaDetail = Type.Object(
  {
    ...Media.properties,
    uses: Type.Array(MediaUse, { description: `The first ${MEDIA_LIMITS.uses}` }),
    useCount: Type.Integer(),
  },
  { title: 'MediaDetail' },
);
export type MediaDetail = Static<typeof MediaDetail>;

export const MediaDetailQuery = Type.Object({
  deleted: Type.Optional(Type.Boolean({ description: 'One that can be restored, instead' })),
});

const Line = Type.Optional(Type.String({ maxLength: MEDIA_LIMITS.alt }));
const name = Type.Optional(OrNull(Type.String({ maxLength: MEDIA_LIMITS.name })));
const alt = Type.Optional(Type.Object({ th: Line, en: Line }));
const focus = Type.Optional(OrNull(ImageFocus));

export const MediaCreate = Type.Object({ name, alt, focus }, { title: 'MediaCreate' });
export type MediaCreate = Static<typeof MediaCreate>;
export const MediaUpdate = Type.Object(
  { name, alt, focus, version: VersionInput },
  { title: 'MediaUpdate' },
);
export type MediaUpdate = Static<typeof MediaUpdate>;

const image = Type.Optional(Upload);
export const MediaCreateForm = Type.Object({ data: MediaCreate, image });
export const MediaUpdateForm = Type.Object({ data: MediaUpdate, image });
export const MEDIA_UPLOADS = { image: 1 };

const MEDIA_BULK_ACTIONS = ['delete', 'restore'] as const;
export const MediaBulkBody = Type.Object(
  {
    action: StringEnum(MEDIA_BULK_ACTIONS),
    ids: Type.Array(Id, { minItems: 1, maxItems: BULK_MAX, uniqueItems: true }),
  },
  { title: 'MediaBulkBody' },
);
export type MediaBulkBody = Static<typeof MediaBulkBody>;
export const MediaBulkResult = BulkResult('Media');
