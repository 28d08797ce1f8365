import { BULK_MAX, TAG_KINDS, TAG_NAME_MAX } from '@dara/model';
import { Type, type Static } from 'typebox';
import { LocalizedInput } from '../../kernel/schema/input.ts';
import {
  Id,
  Instant,
  Keyword,
  Localized,
  Nullable,
  PAGE_SIZE,
  Page,
  StringEnum,
  VersionInput,
  listQuery,
} from '../../kernel/schema/shapes.ts';

const kind = StringEnum(TAG_KINDS, 'TagKind');
const name = LocalizedInput(TAG_NAME_MAX);

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

export const TagCreate = Type.Object({ kind: StringEnum(TAG_KINDS), name }, { title: 'TagCreate' });
export type TagCreate = Static<typeof TagCreate>;
export const TagUpdate = Type.Object({ name, version: VersionInput }, { title: 'TagUpdate' });
export type TagUpdate = Static<typeof TagUpdate>;

export const TagMerge = Type.Object(
  {
    ids: Type.Array(Id, {
      minItems: 1,
      maxItems: BULK_MAX,
      uniqueItems: true,
      description: 'Tags of the same kind that go',
    }),
    version: VersionInput,
  },
  { title: 'TagMerge' },
);
export type TagMerge = Static<typeof TagMerge>;
