import { TAG_KINDS } from '@dara/model';
import { Type, type Static } from 'typebox';
import {
  Id,
  Instant,
  Keyword,
  Localized,
  Nullable,
  PAGE_SIZE,
  Page,
  StringEnum,
  listQuery,
} from '../../kernel/schema/shapes.ts';

const kind = StringEnum(TAG_KINDS, 'TagKind');

export const TagListQuery = Type.Object({
  keyword: Type.Optional(Keyword),
  kind: Type.Optional(StringEnum(TAG_KINDS)),
  missingTranslation: Type.Optional(Type.Boolean()),
  deleted: Type.Optional(Type.Boolean({ description: 'Those that can be restored, instead' })),
  ...listQuery(PAGE_SIZE.management),
});
export type TagListQuery = Static<typeof TagListQuery>;

export const TagRecord = Type.Object(
  {
    id: Id,
    kind,
    name: Localized,
    uses: Type.Integer({ description: 'How many records bear it' }),
    missingTranslation: Type.Boolean(),
    version: Type.Integer(),
    createdAt: Instant,
    updatedAt: Instant,
    deletedAt: Nullable(Instant),
  },
  { title: 'TagRecord' },
);
export type TagRecord = Static<typeof TagRecord>;
export const TagPage = Page(TagRecord, 'TagPage');

export const TagChoiceQuery = Type.Object({
  kind: StringEnum(TAG_KINDS),
  keyword: Type.Optional(Keyword),
});
/** As many tags as are offered at once. */
export const TAG_CHOICES = 20;
export const TagChoices = Type.Object(
  {
    items: Type.Array(
      Type.Object({ id: Id, name: Localized, uses: Type.Integer() }, { title: 'TagChoice' }),
      { maxItems: TAG_CHOICES },
    ),
  },
  { title: 'TagChoices' },
);
