import { Type, type Static } from 'typebox';
import { Keyword, Localized, Nullable, StringEnum } from '../../kernel/schema/shapes.ts';

export const FOUND_KINDS = ['talent', 'job', 'proposal', 'business', 'news', 'user'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Ids as `kind.id`; at most as many as a browser stores. */
const RECENT_MAX = 20;

export const PaletteQuery = Type.Object({
  keyword: Type.Optional(Keyword),
  ids: Type.Optional(
    Type.Array(Type.String({ maxLength: 60 }), {
      maxItems: RECENT_MAX,
      description: 'Recently opened records as `kind.id`; returns those that are visible',
    }),
  ),
});

const FoundRecord = Type.Object(
  {
    id: Type.String({ description: '`kind.id`' }),
    title: Localized,
    text: Nullable(Localized),
    path: Type.String(),
  },
  { title: 'FoundRecord' },
);
export type FoundRecord = Static<typeof FoundRecord>;

const FoundGroup = Type.Object(
  {
    kind: StringEnum(FOUND_KINDS, 'FoundKind'),
    label: Localized,
    items: Type.Array(FoundRecord),
  },
  { title: 'FoundGroup' },
);
export type FoundGroup = Static<typeof FoundGroup>;

export const FoundRecords = Type.Object(
  { groups: Type.Array(FoundGroup) },
  { title: 'FoundRecords' },
);
