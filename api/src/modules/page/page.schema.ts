import { CONTENT_PAGE_LIMITS } from '@dara/model';
import { Type, type Static } from 'typebox';
import { LocalizedInput } from '../../kernel/schema/input.ts';
import {
  Id,
  Instant,
  Localized,
  Nullable,
  NullableText,
  Page,
  VersionInput,
} from '../../kernel/schema/shapes.ts';

const Body = Type.Object(
  { th: Type.String(), en: Type.String() },
  { description: 'Sanitised HTML' },
);

const pageFields = {
  slug: Type.String(),
  title: Localized,
  /** One or two sentences for search results. */
  description: Localized,
  body: Body,
  version: Type.Integer(),
  textVersion: Type.String({
    description: 'Identifies this version of the text, as in consents: privacy-1',
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
    consents: Type.Integer({ description: 'Consents in force to the current text' }),
  },
  { title: 'ContentPageRow' },
);
export type ContentPageRow = Static<typeof ContentPageRow>;
export const ContentPageRows = Type.Object(
  { items: Type.Array(ContentPageRow) },
  { title: 'ContentPageRows' },
);

const versionFields = {
  version: Type.Integer(),
  textVersion: Type.String(),
  createdAt: Instant,
  /** Name of the user who saved it. */
  createdBy: NullableText,
  consents: Type.Integer({ description: 'Consents in force to this text' }),
};
export const ContentPageVersionRow = Type.Object(
  {
    ...versionFields,
    changed: Type.Array(Type.String(), { description: 'Differences from the previous version' }),
  },
  { title: 'ContentPageVersionRow' },
);
export type ContentPageVersionRow = Static<typeof ContentPageVersionRow>;
export const ContentPageVersionPage = Page(ContentPageVersionRow, 'ContentPageVersionPage');

export const ContentPageVersion = Type.Object(
  {
    ...versionFields,
    title: Localized,
    description: Localized,
    body: Body,
  },
  { title: 'ContentPageVersion' },
);
export type ContentPageVersion = Static<typeof ContentPageVersion>;

export const ContentPageRestore = Type.Object(
  { version: VersionInput },
  { title: 'ContentPageRestore' },
);
