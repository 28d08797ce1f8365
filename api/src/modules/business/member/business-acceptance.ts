import { AppError, type Db, type Services } from '@dara/backend';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { BusinessRole } from '@dara/model';
import { newId } from '../../../kernel/new-id.ts';
import { InputCheck, cleanLine, cleanName } from '../../../kernel/schema/input.ts';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import {
  checkPassword,
  hashPassword,
  hashSecretToken,
  insertAccount,
  signInAnswer,
  throwDuplicate,
  type Session,
  type Signer,
} from '../../authorization/authorization.public.ts';
import { notify } from '../../notice/notice.public.ts';
import { auditBusiness } from '../record/business-changes.ts';
import { listMembers } from './business-member.repository.ts';
import type { AcceptanceBody, InvitedTo } from './business-acceptance.schema.ts';

interface Invited {
  id: string;
  business_profile_id: string;
  email: string;
  role: BusinessRole;
  expires_at: Date;
  company_name: Localized;
  invited_by: string | null;
  is_spent: boolean;
}

/**
 * The invitation of a link; throws `INVITATION_NOT_EXIST` for an unknown or replaced one, `LINK_EXPIRED` for one that
 * expired, was revoked or accepted.
 */
async function findInvited(db: Db, token: string, forUpdate = false): Promise<Invited> {
  const { rows } = await sql<Invited>`
    SELECT i.id, i.business_profile_id, i.email, i.role, i.expires_at, b.company_name,
      (SELECT nullif(trim(p.first_name || ' ' || p.last_name), '') FROM profile p
        WHERE p.id = i.created_by AND p.business_profile_id = b.id) AS invited_by,
      i.accepted_at IS NOT NULL OR i.revoked_at IS NOT NULL OR b.deleted_at IS NOT NULL AS is_spent
    FROM business_invitation i JOIN business_profile b ON b.id = i.business_profile_id
    WHERE i.token_hash = ${hashSecretToken(token)} ${forUpdate ? sql`FOR UPDATE OF i` : sql``}`.execute(
    db,
  );
  const [invited] = rows;
  if (!invited) throw new AppError('INVITATION_NOT_EXIST');
  if (invited.is_spent || invited.expires_at.getTime() <= Date.now()) {
    throw new AppError('LINK_EXPIRED');
  }
  return invited;
}

export async function describeInvitation(db: Db, token: string): Promise<InvitedTo> {
  const invited = await findInvited(db, token);
  return {
    companyName: invited.company_name,
    email: invited.email,
    role: invited.role,
    invitedBy: invited.invited_by,
    expiresAt: invited.expires_at.toISOString(),
  };
}

/** Checks beyond the schema; the token is checked first, so that an invalid one reveals nothing. */
export async function checkAcceptance(db: Db, body: AcceptanceBody) {
  const invited = await findInvited(db, body.token);
  const check = new InputCheck();
  const names = { firstName: cleanName(body.firstName), lastName: cleanName(body.lastName) };
  check.required('firstName', names.firstName);
  check.required('lastName', names.lastName);
  const { th, en } = invited.company_name;
  await checkPassword(check, body.password, [invited.email, ...Object.values(names), th, en]);
  if (!body.terms.accepted) check.refuse('terms.accepted', 'CONSENT_REQUIRED');
  check.throwIfRefused();
  return names;
}

/** Creates the account of an invited user, once, and signs it in. */
export async function acceptInvitation(
  app: Signer,
  services: Services,
  body: AcceptanceBody,
  requestId: string,
): Promise<Static<typeof Session>> {
  const names = await checkAcceptance(services.db, body);
  const passwordHash = await hashPassword(body.password);
  return services.db
    .transaction()
    .execute(async (trx) => {
      const invited = await findInvited(trx, body.token, true);
      const profileId = newId();
      await insertAccount(trx, {
        id: profileId,
        email: invited.email,
        password_hash: passwordHash,
        first_name: names.firstName,
        last_name: names.lastName,
        permission: 'Business',
        business_profile_id: invited.business_profile_id,
        business_role: invited.role,
        language: body.language ?? 'th',
      });
      await writeAcceptance(trx, invited, { profileId, terms: body.terms.textVersion });
      await tellOwners(services, trx, invited, { profileId, requestId, ...names });
      return signInAnswer(app, trx, profileId);
    })
    .catch(throwDuplicate);
}

async function writeAcceptance(
  trx: Db,
  { id }: Invited,
  { profileId, terms }: { profileId: string; terms: string },
): Promise<void> {
  const set = trx.updateTable('business_invitation').set({ accepted_at: new Date() });
  await set.where('id', '=', id).execute();
  await trx
    .insertInto('consent')
    .values({
      id: newId(),
      subject: profileId,
      purpose: 'Terms',
      text_version: cleanLine(terms),
      given_by: 'self',
    })
    .execute();
}

interface Joined {
  profileId: string;
  requestId: string;
  firstName: string;
  lastName: string;
}

async function tellOwners(
  services: Services,
  trx: Db,
  { business_profile_id: id, email, role, company_name: business }: Invited,
  { profileId, requestId, firstName, lastName }: Joined,
): Promise<void> {
  const actor = { id: profileId, permission: 'Business' as const };
  await auditBusiness(trx, { actor, requestId }, 'MemberJoined', id, { member: email, role });
  const members = await listMembers(trx, id);
  const owners = members.filter(
    (one) => one.role === 'Owner' && one.active && one.id !== profileId,
  );
  const event = {
    kind: 'MemberJoined',
    key: profileId,
    subject: { entity: 'business', id },
    data: { business, person: `${firstName} ${lastName}`, role },
    recipients: owners.map((owner) => owner.id),
  } as const;
  await notify(services, event, trx);
}
