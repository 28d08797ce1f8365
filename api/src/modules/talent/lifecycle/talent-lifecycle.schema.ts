import { BULK_MAX, REASON_MAX, TAGS_MAX, TALENT_STATUSES } from '@dara/model';
import { Type, type Static } from 'typebox';
import { BulkResult } from '../../../kernel/record/bulk.ts';
import { Id, VersionInput, StringEnum } from '../../../kernel/schema/shapes.ts';

export const TalentStatusBody = Type.Object(
  {
    status: StringEnum(TALENT_STATUSES),
    reason: Type.Optional(
      Type.String({ maxLength: REASON_MAX, description: 'Required when rejecting' }),
    ),
    version: Type.Optional(VersionInput),
  },
  { title: 'TalentStatusBody' },
);
export type TalentStatusBody = Static<typeof TalentStatusBody>;

const BULK_ACTIONS = ['activate', 'deactivate', 'tag', 'untag'] as const;

export const TalentBulkBody = Type.Object(
  {
    ids: Type.Array(Id, { minItems: 1, maxItems: BULK_MAX, uniqueItems: true }),
    action: StringEnum(BULK_ACTIONS),
    tagIds: Type.Optional(Type.Array(Id, { maxItems: TAGS_MAX, uniqueItems: true })),
  },
  { title: 'TalentBulkBody' },
);
export type TalentBulkBody = Static<typeof TalentBulkBody>;

export const TalentBulkResult = BulkResult('Talent');
