import { Type, type Static } from 'typebox';
import { EmailInput, LanguageInput, PasswordInput } from '../../../kernel/schema/contact.ts';
import { Id, Instant, Localized, Nullable, NullableText } from '../../../kernel/schema/shapes.ts';
import { BusinessRole } from '../record/business.schema.ts';

/** As many characters as an account's names take. */
const NAME_MAX = 50;
const param = Type.String({ maxLength: 200 });

export const MemberParams = Type.Object({ id: param, memberId: param });
export const InvitationParams = Type.Object({ id: param, invitationId: param });

export const BusinessMember = Type.Object(
  {
    id: Id,
    email: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    role: BusinessRole,
    active: Type.Boolean(),
    lastLoginAt: Nullable(Instant),
    createdAt: Instant,
  },
  { title: 'BusinessMember' },
);
export type BusinessMember = Static<typeof BusinessMember>;

export const BusinessInvitation = Type.Object(
  {
    id: Id,
    email: Type.String(),
    role: BusinessRole,
    sentAt: Instant,
    expiresAt: Instant,
    isExpired: Type.Boolean(),
  },
  { title: 'BusinessInvitation' },
);
export type BusinessInvitation = Static<typeof BusinessInvitation>;

/** Everybody of a business, at most 50 together. */
export const BusinessPeople = Type.Object(
  { members: Type.Array(BusinessMember), invitations: Type.Array(BusinessInvitation) },
  { title: 'BusinessPeople' },
);

export const InvitationBody = Type.Object(
  { email: EmailInput, role: BusinessRole, language: LanguageInput },
  { title: 'BusinessInvitationBody' },
);
export type InvitationBody = Static<typeof InvitationBody>;

export const MemberRoleBody = Type.Object({ role: BusinessRole }, { title: 'BusinessMemberBody' });

const TOKEN = Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' });

export const InvitationToken = Type.Object({ token: TOKEN }, { title: 'BusinessInvitationToken' });

/** What somebody who was invited is told before they accept. */
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
