import { REASON_MAX } from '@dara/model';
import { Type, type Static } from 'typebox';
import { StringEnum } from '../../../kernel/schema/shapes.ts';

export const TalentChangeBody = Type.Object(
  {
    status: StringEnum(['Approved', 'Rejected']),
    reason: Type.Optional(
      Type.String({ maxLength: REASON_MAX, description: 'Required when rejecting' }),
    ),
  },
  { title: 'TalentChangeBody' },
);
export type TalentChangeBody = Static<typeof TalentChangeBody>;
