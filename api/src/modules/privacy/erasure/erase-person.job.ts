import type { Db, Services } from '@dara/backend';
import { Type } from 'typebox';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { PRIVACY_ENTITY } from '../privacy.audit.ts';
import { mailErased } from '../privacy-mail.ts';
import { erasureBlockersOf } from './erasure-blocks.ts';
import { erasePerson } from './erase-person.ts';
import { recordErasure } from './erased-notes.ts';
import { lockRequest } from '../privacy-lock.ts';
import { deleteShareImages } from '../../share/share.public.ts';

export const ERASE_PERSON = 'erase-person';

const statusDiff = (after: string) => ({ status: { before: 'Running', after } });

/** Blocked after an administrator started it: the request returns to the worklist with the reasons. */
async function giveBack(trx: Db, id: string, requestId: string): Promise<void> {
  await trx
    .updateTable('privacy_request')
    .set((row) => ({ status: 'Open', updated_at: new Date(), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  const event = {
    actor: null,
    action: 'Status' as const,
    entity: PRIVACY_ENTITY,
    entityId: id,
    requestId,
  };
  await recordAudit(trx, { ...event, diff: statusDiff('Open') });
}

/**
 * Erases the person of a request in `Running`, within the transaction, and notifies them unless `isTold` is false;
 * returns whether it was done. When blocked, the request returns to the worklist.
 */
export async function carryOutErasure(
  services: Services,
  trx: Db,
  id: string,
  { requestId, hasReleaseDetails }: { requestId: string; hasReleaseDetails: boolean },
): Promise<boolean> {
  const request = await lockRequest(trx, id);
  if (request.status !== 'Running') return request.status === 'Done';
  const subject = {
    profileId: request.profile_id,
    talentId: request.talent_id,
    email: request.email,
  };
  if ((await erasureBlockersOf(trx, subject, null)).length > 0) {
    await giveBack(trx, id, requestId);
    return false;
  }
  const { told, report } = await erasePerson(services, trx, request);
  const event = { actor: null, action: 'Status' as const, entity: PRIVACY_ENTITY, entityId: id };
  await recordAudit(trx, { ...event, requestId, diff: statusDiff('Done') });
  if (hasReleaseDetails) await mailErased(services, trx, told, report);
  return true;
}

/**
 * Executes a started erasure. Everything is one transaction: when the process dies, the person is intact and the job
 * is retried; a second run finds it done. Files are deleted before, since deleting is idempotent; the note is written
 * after, and by the retry if the job died in between.
 */
export async function runErasure(services: Services, id: string, jobId: string): Promise<void> {
  const current = await services.db
    .selectFrom('privacy_request')
    .select(['status', 'talent_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (current?.status === 'Running' && current.talent_id)
    await deleteShareImages(services.files, 'talent', current.talent_id);
  const isDone =
    current?.status === 'Running'
      ? await services.db
          .transaction()
          .execute((trx) =>
            carryOutErasure(services, trx, id, { requestId: jobId, hasReleaseDetails: true }),
          )
      : current?.status === 'Done';
  if (isDone) await recordErasure(services, id);
}

export function declareErasePerson(services: Services): void {
  services.jobs.declare({
    name: ERASE_PERSON,
    data: Type.Object({ id: Type.String() }),
    handle: ({ id }, job) => runErasure(services, id, job.id),
  });
}
