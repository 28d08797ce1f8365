import { CONTENT_PAGE_LIMITS } from '@dara/model';
import { Type, type Static } from 'typebox';
import { LocalizedInput } from '../../kernel/schema/input.ts';
import { Instant, Localized, Nullable, Id, VersionInput } from '../../kernel/schema/shapes.ts';

export const SlugParams = Type.Object({ slug: Type.String({ maxLength: 200 }) });

const pageFields = {
  slug: Type.String(),
  title: Localized,
  /** One or two sentences for search results. */
  description: Localized,
  body: Type.Object({ th: Type.String(), en: Type.String() }, { description: 'Sanitised HTML' }),
  version: Type.Integer(),
  textVersion: Type.String({
    description: 'Names this very text, as consents do: privacy-1',
  }),
  updatedAt: Instant,
  isSample: Type.Boolean({
    description: 'The initial sample text, not confirmed by the agency',
  }),
};

export const ContentPage = Type.Object(pageFields, { title: 'ContentPage' });
export type ContentPage = Static<typeof ContentPage>;

export const ManagementContentPage = Type.Object(
  {
    ...pageFields,
    missingTranslation: Type.Boolean(),
    updatedBy: Nullable(Id),
    createdAt: Instant,
  },
  { title: 'ManagementContentPage' },
);
export type ManagementContentPage = Static<typeof ManagementContentPage>;

/** Absent fields stay unchanged. */
export const ContentPageInput = Type.Object(
  {
    version: VersionInput,
    title: Type.Optional(LocalizedInput(CONTENT_PAGE_LIMITS.title)),
    description: Type.Optional(LocalizedInput(CONTENT_PAGE_LIMITS.description)),
    body: Type.Optional(LocalizedInput(CONTENT_PAGE_LIMITS.body)),
  },
  { title: 'ContentPageInput' },
);
export type ContentPageInput = Static<typeof ContentPageInput>;

export const ContentPageConfirm = Type.Object(
  { version: VersionInput },
  { title: 'ContentPageConfirm' },
);
