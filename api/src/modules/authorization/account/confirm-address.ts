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
    .returning('permission')
    .executeTakeFirst();
  if (!confirmed) return;
  const about = { entity: 'profile', entityId: profileId, requestId };
  await recordAudit(trx, { actor: null, action: 'ConfirmAddress', ...about });
  const { permission } = confirmed;
  if (permission === 'Talent' || permission === 'Business')
    await jobs.enqueue(CONFIRMED_QUEUES[permission], { profileId }, { trx });
}
