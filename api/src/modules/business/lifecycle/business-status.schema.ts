import { BUSINESS_STATUSES, REASON_MAX } from '@dara/model';
import { Type, type Static } from 'typebox';
import { StringEnum, VersionInput } from '../../../kernel/schema/shapes.ts';

export const BusinessStatusBody = Type.Object(
  {
    status: StringEnum(BUSINESS_STATUSES),
    reason: Type.Optional(
      Type.String({ maxLength: REASON_MAX, description: 'Required when rejecting or suspending' }),
    ),
    version: Type.Optional(VersionInput),
  },
  { title: 'BusinessStatusBody' },
);
export type BusinessStatusBody = Static<typeof BusinessStatusBody>;
