import {
  countAttempt,
  AppError,
  addressKey,
  type Db,
  type Identity,
  type Limit,
  type Services,
} from '@dara/backend';
import { isStaff } from '../../../kernel/schema/permission.ts';
import { newId } from '../../../kernel/new-id.ts';
import { InputCheck } from '../../../kernel/schema/input.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { enqueueMails } from '../../../kernel/text/email-template.ts';
import type { UserContext } from '../../../kernel/record/history.ts';
import {
  checkEmail,
  newSecretToken,
  normalizeEmail,
  refuseDuplicates,
} from '../../authorization/authorization.public.ts';
import { agencyOf } from '../../site-setting/site-setting.public.ts';
import { auditBusiness } from '../record/business-changes.ts';
import type { BusinessRecord } from '../record/business.schema.ts';
import { lockOwned } from './business-member.ts';
import { readInvitation, requirePlace } from './business-member.repository.ts';
import type { BusinessInvitation, InvitationBody } from './business-member.schema.ts';
import { invitationMail } from './business-invitation-mail.ts';

/** Long enough for people who read mail once a week. */
const LINK_MS = 7 * 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
/** Mails per business and per address, against flooding of mailboxes. */
const PER_BUSINESS: Limit = { name: 'business-invitation', max: 50, windowMs: DAY_MS };
const PER_ADDRESS: Limit = { name: 'business-invitation-address', max: 5, windowMs: DAY_MS };
/** Over all businesses: from one network address, and from everywhere. */
const PER_SENDER: Limit = { name: 'business-invitation-sender', max: 50, windowMs: DAY_MS };
const ALL: Limit = { name: 'business-invitation-all', max: 1000, windowMs: DAY_MS };

/** A call that invites, and the network address it came from. */
export interface InvitingWriter extends UserContext {
  ip: string;
}

/** Staff invite for a business of any status. */
function requireApproved(actor: Identity, { status }: BusinessRecord): void {
  if (!isStaff(actor) && status !== 'Approved') throw new AppError('INVITATION_BEFORE_APPROVAL');
}

async function countMail(
  services: Services,
  { actor, ip }: InvitingWriter,
  businessId: string,
  email: string,
): Promise<void> {
  const byAnyone = [
    [PER_BUSINESS, businessId],
    [PER_ADDRESS, email],
  ] as const;
  const byBusiness = [
    [PER_SENDER, addressKey(ip)],
    [ALL, 'all'],
  ] as const;
  for (const [limit, key] of isStaff(actor) ? byAnyone : [...byAnyone, ...byBusiness]) {
    await countAttempt(services.limiter, limit, key);
  }
}

const newLink = () => {
  const { token, tokenHash } = newSecretToken();
  const sent = { token_hash: tokenHash, sent_at: new Date() };
  return { token, row: { ...sent, expires_at: new Date(Date.now() + LINK_MS) } };
};

interface Sent {
  business: BusinessRecord;
  email: string;
  language: Language;
  token: string;
}

async function mailLink(services: Services, sent: Sent, trx: Db): Promise<void> {
  const { business, email, language, token } = sent;
  const link = `${services.config.publicUrl}/business/invitation/${token}`;
  await enqueueMails(services, [invitationMail(email, language, business.companyName, link)], trx);
}

/** Invites a colleague by a mailed link. Throws `INVITATION_BEFORE_APPROVAL`, `EMAIL_DUPLICATE`, `MEMBER_INVITED`, `MEMBERS_FULL`, `RATE_LIMITED`. */
export async function inviteMember(
  services: Services,
  writer: InvitingWriter,
  businessId: string,
  { role, language = 'th', ...body }: InvitationBody,
): Promise<BusinessInvitation> {
  const { db } = services;
  const email = normalizeEmail(body.email);
  const check = new InputCheck();
  checkEmail(check, 'email', email, agencyOf(services).emailSuffix);
  check.throwIfRefused();
  requireApproved(writer.actor, await lockOwned(db, writer, businessId));
  await refuseDuplicates(db, { email });
  await requirePlace(db, businessId, email);
  await countMail(services, writer, businessId, email);
  return db.transaction().execute(async (trx) => {
    const business = await lockOwned(trx, writer, businessId);
    requireApproved(writer.actor, business);
    await refuseDuplicates(trx, { email });
    await requirePlace(trx, businessId, email);
    const { token, row } = newLink();
    const id = newId();
    await trx
      .insertInto('business_invitation')
      .values({
        ...{ id, business_profile_id: businessId, email, role, language, ...row },
        created_by: writer.actor.id,
      })
      .execute();
    await auditBusiness(trx, writer, 'InviteMember', businessId, { email, role });
    await mailLink(services, { business, email, language, token }, trx);
    return readInvitation(trx, businessId, id);
  });
}

/** Sends a new link that replaces the earlier one. */
export async function resendInvitation(
  services: Services,
  writer: InvitingWriter,
  businessId: string,
  id: string,
): Promise<BusinessInvitation> {
  requireApproved(writer.actor, await lockOwned(services.db, writer, businessId));
  const { email } = await readInvitation(services.db, businessId, id);
  await countMail(services, writer, businessId, email);
  return services.db.transaction().execute(async (trx) => {
    const business = await lockOwned(trx, writer, businessId);
    requireApproved(writer.actor, business);
    await readInvitation(trx, businessId, id);
    const { token, row } = newLink();
    const { language } = await trx
      .updateTable('business_invitation')
      .set(row)
      .where('id', '=', id)
      .returning('language')
      .executeTakeFirstOrThrow();
    await auditBusiness(trx, writer, 'ResendInvitation', businessId, { email });
    await mailLink(services, { business, email, language, token }, trx);
    return readInvitation(trx, businessId, id);
  });
}

/** Revokes the link of an invitation. */
export async function revokeInvitation(
  services: Services,
  writer: UserContext,
  businessId: string,
  id: string,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockOwned(trx, writer, businessId);
    const { email } = await readInvitation(trx, businessId, id);
    await trx
      .updateTable('business_invitation')
      .set({ revoked_at: new Date() })
      .where('id', '=', id)
      .execute();
    await auditBusiness(trx, writer, 'RevokeInvitation', businessId, { email });
  });
}
