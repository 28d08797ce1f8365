import { Type, type Static } from 'typebox';
import { Instant } from '../../../kernel/schema/shapes.ts';
import { NewsDetail } from '../news.schema.ts';

export const NewsPreviewLink = Type.Object(
  { path: Type.String({ description: 'Where the page of the preview is' }), expiresAt: Instant },
  { title: 'NewsPreviewLink' },
);
export type NewsPreviewLink = Static<typeof NewsPreviewLink>;

/** An article as its page will show it. */
export const NewsPreview = Type.Object(
  {
    ...NewsDetail.properties,
    isDraft: Type.Boolean({ description: 'It shows an unsaved draft' }),
    expiresAt: Instant,
  },
  { title: 'NewsPreview' },
);
export type NewsPreview = Static<typeof NewsPreview>;

export const PreviewParams = Type.Object({ token: Type.String({ maxLength: 200 }) });
