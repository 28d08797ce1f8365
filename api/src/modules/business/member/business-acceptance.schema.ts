import { Type, type Static } from 'typebox';
import { LanguageInput, PasswordInput } from '../../../kernel/schema/contact.ts';
import { Instant, Localized, NullableText } from '../../../kernel/schema/shapes.ts';
import { BusinessRole } from '../record/business.schema.ts';

/** As many characters as an account's names take. */
const NAME_MAX = 50;

const TOKEN = Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' });

export const InvitationToken = Type.Object({ token: TOKEN }, { title: 'BusinessInvitationToken' });

/** Shown to an invited user before accepting. */
export const InvitedTo = Type.Object(
  {
    companyName: Localized,
    email: Type.String(),
    role: BusinessRole,
    invitedBy: NullableText,
    expiresAt: Instant,
  },
  { title: 'BusinessInvitedTo' },
);
export type InvitedTo = Static<typeof InvitedTo>;

export const AcceptanceBody = Type.Object(
  {
    token: TOKEN,
    firstName: Type.String({ minLength: 1, maxLength: NAME_MAX }),
    lastName: Type.String({ minLength: 1, maxLength: NAME_MAX }),
    password: PasswordInput,
    terms: Type.Object(
      {
        accepted: Type.Boolean({ default: false }),
        textVersion: Type.String({ minLength: 1, maxLength: 40 }),
      },
      { title: 'BusinessAcceptanceTerms' },
    ),
    language: LanguageInput,
  },
  { title: 'BusinessAcceptance' },
);
export type AcceptanceBody = Static<typeof AcceptanceBody>;
