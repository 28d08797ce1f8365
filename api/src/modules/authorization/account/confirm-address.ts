import type { Services, Trx } from '@dara/backend';
import { recordAudit } from '../../../kernel/record/audit.ts';

/** Queues of the modules that go on with a registration once its address is confirmed. */
const CONFIRMED_QUEUES = {
  Talent: 'talent-confirmed',
  Business: 'business-confirmed',
} as const;

/** Marks the address of an account as confirmed, which its owner has shown by a mailed link; no-op when it is. */
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
