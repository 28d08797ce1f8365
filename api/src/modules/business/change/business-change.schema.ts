import { REASON_MAX } from '@dara/model';
import { Type, type Static } from 'typebox';
import { StringEnum, VersionInput } from '../../../kernel/schema/shapes.ts';

export const BusinessChangeBody = Type.Object(
  {
    status: StringEnum(['Approved', 'Rejected']),
    reason: Type.Optional(
      Type.String({
        maxLength: REASON_MAX,
        description: 'Required when rejecting; shown to the users of the business',
      }),
    ),
    /** The business as displayed beside the requested change. */
    version: VersionInput,
  },
  { title: 'BusinessChangeBody' },
);
export type BusinessChangeBody = Static<typeof BusinessChangeBody>;
