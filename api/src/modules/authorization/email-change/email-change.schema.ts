import { Type, type Static } from 'typebox';
import { EmailInput } from '../../../kernel/schema/contact.ts';
import { Instant, Nullable, StringEnum } from '../../../kernel/schema/shapes.ts';
import { Password } from '../account/authorization.schema.ts';

export const EmailChangeBody = Type.Object(
  {
    email: EmailInput,
    password: Password,
  },
  { title: 'EmailChangeBody' },
);
export type EmailChangeBody = Static<typeof EmailChangeBody>;

/** The address that is waiting for its owner's word, if any. */
export const EmailChange = Type.Object(
  { pending: Nullable(Type.Object({ email: Type.String(), expiresAt: Instant })) },
  { title: 'EmailChange' },
);
export type EmailChange = Static<typeof EmailChange>;

/** The token of a mailed link; in the body, so that no log holds it. */
const token = Type.String({ minLength: 1, maxLength: 200 });
export const EmailLinkBody = Type.Object({ token }, { title: 'EmailLinkBody' });

export const EmailLinkFollowBody = Type.Object(
  {
    token,
    isAgreed: Type.Optional(
      Type.Boolean({ description: 'Of a link that asks to decide; anything but true declines' }),
    ),
  },
  { title: 'EmailLinkFollowBody' },
);
export type EmailLinkFollowBody = Static<typeof EmailLinkFollowBody>;

/** What following a link does: confirm the address, have everything stay as it is, or either, as its reader decides. */
export const EmailLink = Type.Object(
  {
    answer: StringEnum(['Confirm', 'Stop', 'Decide']),
    email: Type.String(),
    /** Somebody else asked: the address counts once both have confirmed. */
    isOthers: Type.Boolean(),
  },
  { title: 'EmailLink' },
);
export type EmailLink = Static<typeof EmailLink>;
