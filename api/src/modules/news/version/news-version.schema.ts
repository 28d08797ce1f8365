import { Type, type Static } from 'typebox';
import {
  ImageRef,
  Instant,
  Localized,
  Nullable,
  NullableText,
  Page,
  VersionInput,
} from '../../../kernel/schema/shapes.ts';

const row = {
  version: Type.Integer(),
  createdAt: Instant,
  createdBy: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'Name of the user who saved it',
  }),
  title: Localized,
};

const NewsVersionRow = Type.Object(
  {
    ...row,
    changed: Type.Array(Type.String(), { description: 'Differences from the previous version' }),
  },
  { title: 'NewsVersionRow' },
);
export type NewsVersionRow = Static<typeof NewsVersionRow>;
export const NewsVersionPage = Page(NewsVersionRow, 'NewsVersionPage');

export const NewsVersion = Type.Object(
  {
    ...row,
    createdBy: NullableText,
    earlier: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'The previous version; null for the first',
    }),
    shortDescription: Localized,
    detail: Localized,
    image: Nullable(ImageRef),
    shareImage: Nullable(ImageRef),
  },
  { title: 'NewsVersion' },
);
export type NewsVersion = Static<typeof NewsVersion>;

export const NewsVersionRestoreBody = Type.Object(
  { version: VersionInput },
  { title: 'NewsVersionRestoreBody' },
);
