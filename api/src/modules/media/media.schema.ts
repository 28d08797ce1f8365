import { MEDIA_KINDS } from '@dara/model';
import { Type, type Static } from 'typebox';
import {
  Id,
  ImageRef,
  Instant,
  Keyword,
  Nullable,
  NullableText,
  PAGE_SIZE,
  Page,
  StringEnum,
  listQuery,
} from '../../kernel/schema/shapes.ts';

export const MediaListQuery = Type.Object({
  keyword: Type.Optional(Keyword),
  kind: Type.Optional(Type.Array(StringEnum(MEDIA_KINDS), { maxItems: MEDIA_KINDS.length })),
  used: Type.Optional(Type.Boolean({ description: 'Whether any record shows the image' })),
  missingAlt: Type.Optional(Type.Boolean({ description: 'Whether a description is missing' })),
  deleted: Type.Optional(
    Type.Boolean({
      description: 'Only deleted records that can be restored, instead of the others',
    }),
  ),
  ...listQuery(PAGE_SIZE.management),
});
export type MediaListQuery = Static<typeof MediaListQuery>;

const fields = {
  id: Id,
  image: ImageRef,
  name: NullableText,
  kind: StringEnum(MEDIA_KINDS, 'MediaKind'),
  format: StringEnum(['jpeg', 'png', 'svg']),
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
  { ...fields, isUsed: Type.Boolean({ description: 'Whether any record shows the image' }) },
  { title: 'Media' },
);
export type Media = Static<typeof Media>;
export const MediaPage = Page(Media, 'MediaPage');
