import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from '../../kernel/schema/shapes.ts';

export const EmailChangeQuery = Type.Object({
  profileId: Type.Optional(Id),
  talentId: Type.Optional(Id),
});

/** A pending address, and whose confirmation is missing. */
export const WaitingEmailChange = Type.Object(
  {
    id: Id,
    before: Type.String(),
    email: Type.String(),
    /** Null when the owner requested it. */
    askedBy: Nullable(Type.Object({ id: Id, name: Type.String() })),
    askedAt: Instant,
    expiresAt: Instant,
    isNewConfirmed: Type.Boolean(),
    isOldConfirmed: Type.Boolean(),
    isOldLost: Type.Boolean(),
    isApproved: Type.Boolean(),
    /** Whether the reader may cancel it, and say that the address before is lost. */
    canManage: Type.Boolean(),
    /** Whether the reader may approve in place of a lost address. */
    canDecide: Type.Boolean(),
  },
  { title: 'WaitingEmailChange' },
);
export type WaitingEmailChange = Static<typeof WaitingEmailChange>;

export const WaitingEmailChanges = Type.Object(
  { pending: Nullable(WaitingEmailChange) },
  { title: 'WaitingEmailChanges' },
);

export const EmailChangeDecisionBody = Type.Object(
  { isApproved: Type.Boolean() },
  { title: 'EmailChangeDecisionBody' },
);
