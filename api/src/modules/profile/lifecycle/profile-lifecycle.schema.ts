import { BULK_MAX } from '@dara/model';
import { Type, type Static } from 'typebox';
import { BulkResult } from '../../../kernel/record/bulk.ts';
import { Id, StringEnum } from '../../../kernel/schema/shapes.ts';

export const ProfileBulkBody = Type.Object(
  {
    ids: Type.Array(Id, { minItems: 1, maxItems: BULK_MAX, uniqueItems: true }),
    action: StringEnum(['activate', 'deactivate']),
  },
  { title: 'ProfileBulkBody' },
);
export type ProfileBulkBody = Static<typeof ProfileBulkBody>;

export const ProfileBulkResult = BulkResult('Profile');
