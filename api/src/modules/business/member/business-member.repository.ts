import { AppError, type Db } from '@dara/backend';
import { BUSINESS_MEMBERS_MAX } from '@dara/model';
import { sql } from 'kysely';
import { toAnswer } from '../../../kernel/query/answer-columns.ts';
import type { BusinessInvitation, BusinessMember } from './business-member.schema.ts';

const MEMBER_COLUMNS = [
  ...(['id', 'email', 'first_name as firstName', 'last_name as lastName'] as const),
  ...(['business_role as role', 'active'] as const),
  ...(['last_login_at as lastLoginAt', 'created_at as createdAt'] as const),
] as const;

function accounts(db: Db, businessId: string) {
  return db
    .selectFrom('profile')
    .select(MEMBER_COLUMNS)
    .where('business_profile_id', '=', businessId)
    .where('permission', '=', 'Business')
    .where('deleted_at', 'is', null);
}

/** Owners first, then in the order in which they came. */
export async function listMembers(db: Db, businessId: string): Promise<BusinessMember[]> {
  const rows = await accounts(db, businessId)
    .orderBy(sql`business_role = 'Owner'`, 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toAnswer<typeof BusinessMember>);
}

/** Throws `MEMBER_NOT_EXIST`. */
export async function readMember(db: Db, businessId: string, id: string): Promise<BusinessMember> {
  const row = await accounts(db, businessId).where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('MEMBER_NOT_EXIST');
  return toAnswer<typeof BusinessMember>(row);
}

/** Throws `LAST_OWNER` when no other active user owns the business; call it with the business locked. */
export async function requireOtherOwner(trx: Db, businessId: string, id: string): Promise<void> {
  const other = await accounts(trx, businessId)
    .where('business_role', '=', 'Owner')
    .where('active', '=', true)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new AppError('LAST_OWNER');
}

const INVITATION_COLUMNS = [
  ...(['id', 'email', 'role', 'sent_at as sentAt'] as const),
  'expires_at as expiresAt',
] as const;

function invitations(db: Db, businessId: string) {
  return db
    .selectFrom('business_invitation')
    .select(INVITATION_COLUMNS)
    .where('business_profile_id', '=', businessId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null);
}

function toInvitation(row: object): BusinessInvitation {
  const invitation = toAnswer<typeof BusinessInvitation>(row);
  return { ...invitation, isExpired: Date.parse(invitation.expiresAt) <= Date.now() };
}

/** Invitations neither accepted nor revoked; an expired one can be sent again. */
export async function listInvitations(db: Db, businessId: string): Promise<BusinessInvitation[]> {
  const rows = await invitations(db, businessId).orderBy('sent_at').orderBy('id').execute();
  return rows.map(toInvitation);
}

/** Throws `INVITATION_NOT_EXIST`. */
export async function readInvitation(
  db: Db,
  businessId: string,
  id: string,
): Promise<BusinessInvitation> {
  const row = await invitations(db, businessId).where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('INVITATION_NOT_EXIST');
  return toInvitation(row);
}

/** Throws `MEMBER_INVITED` or `MEMBERS_FULL`; call it with the business locked. */
export async function requirePlace(trx: Db, businessId: string, email: string): Promise<void> {
  const invited = await listInvitations(trx, businessId);
  if (invited.some((one) => one.email === email)) {
    throw new AppError('MEMBER_INVITED', { errors: [{ field: 'email', rule: 'MEMBER_INVITED' }] });
  }
  const members = await listMembers(trx, businessId);
  if (members.length + invited.length >= BUSINESS_MEMBERS_MAX) throw new AppError('MEMBERS_FULL');
}
