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
export const EmailLinkBody = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 200 }) },
  { title: 'EmailLinkBody' },
);

/** What following a link does: make the address count, or have everything stay as it is. */
export const EmailLink = Type.Object(
  { answer: StringEnum(['Confirm', 'Stop']), email: Type.String() },
  { title: 'EmailLink' },
);
export type EmailLink = Static<typeof EmailLink>;
