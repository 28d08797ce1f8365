import { Type, type Static } from 'typebox';
import { EmailInput, LanguageInput } from '../../../kernel/schema/contact.ts';
import { Id, Instant, Nullable } from '../../../kernel/schema/shapes.ts';
import { BusinessRole } from '../record/business.schema.ts';

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

/** Users and invitations of a business, at most 50 together. */
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
