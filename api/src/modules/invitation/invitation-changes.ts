import { type Db, AppError, type Services } from '@dara/backend';
import { REQUEST_TRANSITIONS } from '@dara/model';
import { today } from '../../kernel/age.ts';
import type { ActorContext } from '../../kernel/record/history.ts';
import { requireTransition } from '../../kernel/record/transition.ts';
import { notifyEnded, notifyInvited } from './invitation-notices.ts';
import { requireOpen, type InvitingJob, type Inviter } from './invitation.policy.ts';
import { findInvitingJob } from './inviting-job.repository.ts';
import { findInvitation } from './invitation.repository.ts';
import type { Invitation } from './invitation.schema.ts';
import { auditInvitation } from './invite.ts';

interface Meant {
  inviter: Inviter;
  jobId: string;
  id: string;
}

async function locked(trx: Db, { inviter, jobId, id }: Meant) {
  const job = await findInvitingJob(trx, inviter, jobId);
  return { job, invitation: await requireInvitation(trx, job, inviter, id) };
}

async function requireInvitation(trx: Db, job: InvitingJob, inviter: Inviter, id: string) {
  const invitation = await findInvitation(trx, job, inviter, id, true);
  if (!invitation) throw new AppError('REQUEST_NOT_EXIST');
  return invitation;
}

/** Brings an invitation that waits to mind again, not on the day on which the talent was written to. */
export function remind(
  services: Services,
  context: ActorContext,
  meant: Meant,
): Promise<Invitation> {
  return services.db.transaction().execute(async (trx) => {
    const { job, invitation } = await locked(trx, meant);
    requireOpen(job, today());
    if (invitation.status !== 'Pending') throw new AppError('INVALID_TRANSITION');
    if (!invitation.canRemind) throw new AppError('ALREADY_REMINDED');
    const at = new Date();
    await trx
      .updateTable('job_request')
      .set((eb) => ({ reminded_at: at, updated_at: at, version: eb('version', '+', 1) }))
      .where('id', '=', invitation.id)
      .execute();
    await auditInvitation(trx, context, 'remind', invitation.id);
    const telling = { key: `reminder:${today(at)}`, isReminder: true };
    await notifyInvited(services, trx, invitation.id, telling);
    return requireInvitation(trx, job, meant.inviter, invitation.id);
  });
}

/** Withdraws an invitation. No-op when already withdrawn. */
export function cancel(
  services: Services,
  context: ActorContext,
  meant: Meant,
): Promise<Invitation> {
  return services.db.transaction().execute(async (trx) => {
    const { job, invitation } = await locked(trx, meant);
    const { actors } = meant.inviter;
    const { id, status } = invitation;
    if (!requireTransition(REQUEST_TRANSITIONS, status, 'Cancelled', actors)) return invitation;
    await trx
      .updateTable('job_request')
      .set((eb) => ({
        status: 'Cancelled',
        updated_at: new Date(),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    await auditInvitation(trx, context, 'cancel', id, {
      status: { before: status, after: 'Cancelled' },
    });
    await notifyEnded(services, trx, id);
    return requireInvitation(trx, job, meant.inviter, id);
  });
}
