import { BULK_MAX, TAG_KINDS, TAG_NAME_MAX } from '@dara/model';
import { Type, type Static } from 'typebox';
import { LocalizedInput } from '../../kernel/schema/input.ts';
import { Id, StringEnum, VersionInput } from '../../kernel/schema/shapes.ts';

const name = LocalizedInput(TAG_NAME_MAX);

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
