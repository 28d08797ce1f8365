import { countAttempt, type Db, type Limit, type Services } from '@dara/backend';
import { isStaff } from '../../../kernel/schema/permission.ts';
import type { UserContext } from '../../../kernel/record/history.ts';
import { askContactEmail, countResetMail } from '../../authorization/authorization.public.ts';
import type { BusinessColumns } from './business-input.ts';
import { requireOwner } from './business.policy.ts';
import { lockBusiness, readBusiness } from './business.repository.ts';
import type { BusinessRecord } from './business.schema.ts';

/** Per business: requests may name ever new addresses. */
const PER_BUSINESS: Limit = {
  name: 'business-email',
  max: 10,
  windowMs: 24 * 3_600_000,
  hasTrustedKeys: true,
};

async function countMail({ limiter }: Services, id: string, email: string): Promise<void> {
  await countAttempt(limiter, PER_BUSINESS, id);
  await countResetMail(limiter, email);
}

/** Whether one of the business's people signs in with the address, and so has confirmed it. */
async function isConfirmedByPeople(trx: Db, id: string, email: string): Promise<boolean> {
  const account = await trx
    .selectFrom('profile')
    .select('id')
    .where('business_profile_id', '=', id)
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return account !== undefined;
}

/**
 * Takes another contact address out of the written columns of a business's own user: it counts once it is confirmed.
 * One saved twice is mailed once. What staff write ends a request that waits.
 */
export async function confirmEmailFirst(
  services: Services,
  trx: Db,
  { actor }: UserContext,
  known: BusinessRecord,
  columns: BusinessColumns,
): Promise<BusinessColumns> {
  const { email, ...rest } = columns;
  if (typeof email !== 'string' || email === known.email) return columns;
  if (isStaff(actor) || (await isConfirmedByPeople(trx, known.id, email))) {
    await dropRequest(trx, known.id);
    return columns;
  }
  if (known.pendingEmail?.email === email) return rest;
  await countMail(services, known.id, email);
  await askContactEmail(services, trx, { businessId: known.id, email, requestedBy: actor.id });
  return rest;
}

async function dropRequest(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('business_email_change').where('business_profile_id', '=', id).execute();
}

/** Mails the link of a waiting address again, or drops the request; no-op without one. */
export function changePendingEmail(
  services: Services,
  { actor }: UserContext,
  id: string,
  wish: 'resend' | 'drop',
): Promise<BusinessRecord> {
  return services.db.transaction().execute(async (trx) => {
    const { pendingEmail } = await lockBusiness(trx, id, actor);
    await requireOwner(trx, actor, id);
    if (wish === 'drop') await dropRequest(trx, id);
    else if (pendingEmail) {
      const { email } = pendingEmail;
      await countMail(services, id, email);
      await askContactEmail(services, trx, { businessId: id, email, requestedBy: actor.id });
    }
    return readBusiness(trx, id, { reader: actor });
  });
}
