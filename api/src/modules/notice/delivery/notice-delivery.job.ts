import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { noticeMail } from './notice-mail.ts';
import { DELIVERY, LINE_PUSH } from './queues.ts';
import { lockNotices, settle } from './waiting-notices.ts';

export type DeliveryServices = Pick<Services, 'config' | 'db' | 'jobs' | 'mailJob'>;

/**
 * Queues immediate mails and LINE messages of new notices, and marks others for the daily digest. Each is queued in
 * the transaction that marks it, so that it is sent once even if a process dies.
 */
export function deliverNotices(
  { config, db, jobs, mailJob }: DeliveryServices,
  ids: readonly string[],
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const notices = await lockNotices(trx, sql`t.id = ANY (${ids}::uuid[]) AND t.delivery IS NULL`);
    const by = (choice: string) => notices.filter((notice) => notice.choice === choice);
    const instant = by('instant');
    for (const notice of instant.filter(({ hasOwnMail }) => !hasOwnMail)) {
      await mailJob.enqueue(noticeMail(notice, config.publicUrl), { trx });
    }
    for (const { id, lineUserId } of config.line ? notices : []) {
      if (lineUserId !== null) await jobs.enqueue(LINE_PUSH, { id }, { trx });
    }
    await settle(trx, instant, 'sent');
    await settle(trx, by('daily'), 'waiting');
    await settle(trx, by('never'), 'none');
  });
}

export function declareDelivery(services: DeliveryServices): void {
  services.jobs.declare({
    name: DELIVERY,
    data: Type.Object({ ids: Type.Array(Type.String()) }),
    handle: ({ ids }) => deliverNotices(services, ids),
  });
}
