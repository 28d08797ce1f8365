import type { Services, Trx } from '@dara/backend';
import { recordAudit } from '../../../kernel/record/audit.ts';

/** Queues of modules that continue a registration after its address is confirmed. */
const CONFIRMED_QUEUES = {
  Talent: 'talent-confirmed',
  Business: 'business-confirmed',
} as const;

/** Marks the address of an account as confirmed. No-op when it is already confirmed. */
export async function confirmAddress(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Trx,
  profileId: string,
  requestId: string,
): Promise<void> {
  const confirmed = await trx
    .updateTable('profile')
    .set({ email_confirmed_at: new Date() })
    .where('id', '=', profileId)
    .where('email_confirmed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning(['permission', 'business_profile_id'])
    .executeTakeFirst();
  if (!confirmed) return;
  const about = { entity: 'profile', entityId: profileId, requestId };
  await recordAudit(trx, { actor: null, action: 'ConfirmAddress', ...about });
  const { permission, business_profile_id: businessId } = confirmed;
  if (businessId !== null) await confirmBusiness(trx, businessId, profileId);
  if (permission === 'Talent' || permission === 'Business')
    await jobs.enqueue(CONFIRMED_QUEUES[permission], { profileId }, { trx });
}

/** The address of a business that registered itself is that of the account which registered it. */
async function confirmBusiness(trx: Trx, businessId: string, profileId: string): Promise<void> {
  await trx
    .updateTable('business_profile')
    .set({ email_confirmed_at: new Date() })
    .where('id', '=', businessId)
    .where('created_by', '=', profileId)
    .where('email_confirmed_at', 'is', null)
    .execute();
}
