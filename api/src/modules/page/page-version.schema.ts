import { Type, type Static } from 'typebox';
import {
  Instant,
  Localized,
  NullableText,
  PAGE_SIZE,
  Page,
  VersionInput,
} from '../../kernel/schema/shapes.ts';

/** Name of the user who saved it. */
const person = NullableText;

export const PageVersionQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  size: Type.Integer({ minimum: 1, maximum: 2_147_483_647, default: PAGE_SIZE.management }),
});
/** Checked by hand, so that an address with a mistyped version answers that there is none. */
export const PageVersionParams = Type.Object({
  slug: Type.String({ maxLength: 200 }),
  version: Type.String({ maxLength: 200 }),
});

const row = {
  version: Type.Integer(),
  textVersion: Type.String(),
  createdAt: Instant,
  createdBy: person,
  consents: Type.Integer({ description: 'Standing consents that name this text' }),
};
export const ContentPageVersionRow = Type.Object(
  {
    ...row,
    changed: Type.Array(Type.String(), { description: 'Differences from the previous version' }),
  },
  { title: 'ContentPageVersionRow' },
);
export type ContentPageVersionRow = Static<typeof ContentPageVersionRow>;
export const ContentPageVersionPage = Page(ContentPageVersionRow, 'ContentPageVersionPage');

export const ContentPageVersion = Type.Object(
  {
    ...row,
    title: Localized,
    description: Localized,
    body: Type.Object({ th: Type.String(), en: Type.String() }, { description: 'Sanitised HTML' }),
  },
  { title: 'ContentPageVersion' },
);
export type ContentPageVersion = Static<typeof ContentPageVersion>;

export const ContentPageRestore = Type.Object(
  { version: VersionInput },
  { title: 'ContentPageRestore' },
);
