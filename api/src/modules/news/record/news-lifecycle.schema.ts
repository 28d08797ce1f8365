import { BULK_MAX, TAGS_MAX } from '@dara/model';
import { Type, type Static } from 'typebox';
import { BulkResult } from '../../../kernel/record/bulk.ts';
import { Id, StringEnum } from '../../../kernel/schema/shapes.ts';

const NEWS_BULK_ACTIONS = [
  'publish',
  'unpublish',
  'delete',
  'restore',
  'addTags',
  'removeTags',
] as const;

export const NewsBulkBody = Type.Object(
  {
    ids: Type.Array(Id, { minItems: 1, maxItems: BULK_MAX, uniqueItems: true }),
    action: StringEnum(NEWS_BULK_ACTIONS),
    tagIds: Type.Optional(
      Type.Array(Id, {
        maxItems: TAGS_MAX,
        uniqueItems: true,
        description: 'Due when adding or removing tags',
      }),
    ),
  },
  { title: 'NewsBulkBody' },
);
export type NewsBulkBody = Static<typeof NewsBulkBody>;

export const NewsBulkResult = BulkResult('News');
