import { PERMISSIONS } from '@dara/backend';
import { Type, type Static } from 'typebox';
import {
  Id,
  Instant,
  Nullable,
  NullableText,
  PAGE_SIZE,
  Page,
  StringEnum,
} from '../../../kernel/schema/shapes.ts';

export const TalentAuditQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  size: Type.Integer({ minimum: 1, maximum: 2_147_483_647, default: PAGE_SIZE.management }),
});

export const TalentAuditEvent = Type.Object(
  {
    id: Id,
    at: Instant,
    actor: Nullable(Type.Object({ id: Id, name: NullableText })),
    permission: Nullable(StringEnum(PERMISSIONS)),
    action: Type.String(),
    changes: Type.Array(
      Type.Object({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() }),
    ),
  },
  { title: 'TalentAuditEvent' },
);
export type TalentAuditEvent = Static<typeof TalentAuditEvent>;
export const TalentAuditPage = Page(TalentAuditEvent, 'TalentAuditPage');
