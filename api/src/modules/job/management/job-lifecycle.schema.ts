import { BULK_MAX, JOB_STATUSES, REASON_MAX } from '@dara/model';
import { Type, type Static } from 'typebox';
import { BulkResult } from '../../../kernel/record/bulk.ts';
import { Id, StringEnum, VersionInput } from '../../../kernel/schema/shapes.ts';

const move = {
  status: StringEnum(JOB_STATUSES),
  reason: Type.Optional(
    Type.String({ maxLength: REASON_MAX, description: 'Required when returning or cancelling' }),
  ),
};

export const JobStatusBody = Type.Object(
  { ...move, version: Type.Optional(VersionInput) },
  { title: 'JobStatusBody' },
);
export type JobStatusBody = Static<typeof JobStatusBody>;

export const JobBulkBody = Type.Object(
  { ...move, ids: Type.Array(Id, { minItems: 1, maxItems: BULK_MAX, uniqueItems: true }) },
  { title: 'JobBulkBody' },
);
export type JobBulkBody = Static<typeof JobBulkBody>;

export const JobBulkResult = BulkResult('Job');
