import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from '../../../kernel/schema/shapes.ts';

/** The link that just set the password. */
const link = {
  email: Type.String({ minLength: 3, maxLength: 254 }),
  token: Type.String({ minLength: 1, maxLength: 200 }),
};

export const AfterResetBody = Type.Object(link, { title: 'AfterResetBody' });

/** Credentials other than the new password. */
export const AfterReset = Type.Object(
  {
    passkeys: Type.Array(Type.Object({ id: Id, name: Type.String(), createdAt: Instant })),
    /** When the authenticator app was set up; null without one. */
    secondStepSince: Nullable(Instant),
  },
  { title: 'AfterReset' },
);
export type AfterReset = Static<typeof AfterReset>;

export const RemovePasskeysBody = Type.Object(
  { ...link, passkeyIds: Type.Array(Id, { minItems: 1, maxItems: 10, uniqueItems: true }) },
  { title: 'RemovePasskeysBody' },
);
