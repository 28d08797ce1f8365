import { Type, type Static } from 'typebox';
import { Instant, Localized, NullableText } from '../../kernel/schema/shapes.ts';

export const ContentPageRow = Type.Object(
  {
    slug: Type.String(),
    title: Localized,
    version: Type.Integer(),
    textVersion: Type.String(),
    missingTranslation: Type.Boolean(),
    updatedAt: Instant,
    /** Name of the user who saved it. */
    updatedBy: NullableText,
    consents: Type.Integer({ description: 'Standing consents that name the text in force' }),
  },
  { title: 'ContentPageRow' },
);
export type ContentPageRow = Static<typeof ContentPageRow>;
export const ContentPageRows = Type.Object(
  { items: Type.Array(ContentPageRow) },
  { title: 'ContentPageRows' },
);
