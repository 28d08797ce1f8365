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

/** Token of a mailed link; in the body, so that it does not appear in access logs. */
const token = Type.String({ minLength: 1, maxLength: 200 });
export const EmailLinkBody = Type.Object({ token }, { title: 'EmailLinkBody' });

export const EmailLinkFollowBody = Type.Object(
  {
    token,
    isAgreed: Type.Optional(
      Type.Boolean({ description: 'For a link with a decision; any value but true declines' }),
    ),
  },
  { title: 'EmailLinkFollowBody' },
);
export type EmailLinkFollowBody = Static<typeof EmailLinkFollowBody>;

/** What following a link does: confirm, cancel, or let the reader decide between both; or confirm a business's contact. */
export const EmailLink = Type.Object(
  {
    answer: StringEnum(['Confirm', 'Stop', 'Decide', 'Contact']),
    email: Type.String(),
    /** Another user requested the change: both addresses must confirm. */
    isOthers: Type.Boolean(),
  },
  { title: 'EmailLink' },
);
export type EmailLink = Static<typeof EmailLink>;
