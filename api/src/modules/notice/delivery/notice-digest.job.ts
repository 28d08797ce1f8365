import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { DeliveryServices } from './notice-delivery.job.ts';
import { digestMail } from './digest-mail.ts';
import { DIGEST } from './queues.ts';
import { lockNotices, settle, type NoticeToSend } from './waiting-notices.ts';

/** 08:00 in Bangkok. */
const HOUR_UTC = 1;
const DAY_MS = 86_400_000;

/** The last time for the day's mails that is not after `now`. */
export function lastDigestTime(now: Date): Date {
  const time = new Date(now);
  time.setUTCHours(HOUR_UTC, 0, 0, 0);
  return time > now ? new Date(time.getTime() - DAY_MS) : time;
}

/** Time of the next digest: the first 8:00 after the oldest notice was added to it. */
async function nextDigestTime(db: Db): Promise<Date | null> {
  const oldest = await db
    .selectFrom('notice')
    .select(({ fn }) => fn.min('settled_at').as('at'))
    .where('delivery', '=', 'waiting')
    .executeTakeFirst();
  return oldest?.at ? new Date(lastDigestTime(oldest.at).getTime() + DAY_MS) : null;
}

/** Sends each user one digest of notices from before 8:00 that are still unread. */
export async function sendDigests(services: DeliveryServices, now = new Date()): Promise<void> {
  const before = lastDigestTime(now);
  const people = await services.db
    .selectFrom('notice')
    .select('recipient_id')
    .distinct()
    .where('delivery', '=', 'waiting')
    .where('settled_at', '<', before)
    .execute();
  for (const { recipient_id } of people) await sendDigest(services, recipient_id, before);
}

function sendDigest(
  { config, db, mailJob }: DeliveryServices,
  profileId: string,
  before: Date,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const waiting = await lockNotices(
      trx,
      sql`t.recipient_id = ${profileId} AND t.delivery = 'waiting' AND t.settled_at < ${before}`,
    );
    const wanted = waiting.filter(({ choice }) => choice !== 'never');
    const mailed = wanted.filter(({ hasOwnMail }) => !hasOwnMail);
    if (isSome(mailed)) await mailJob.enqueue(digestMail(mailed, config.publicUrl), { trx });
    await settle(trx, wanted, 'sent');
    await settle(
      trx,
      waiting.filter(({ choice }) => choice === 'never'),
      'none',
    );
  });
}

const isSome = (notices: NoticeToSend[]): notices is [NoticeToSend, ...NoticeToSend[]] =>
  notices.length > 0;

export function declareDigest(services: DeliveryServices): void {
  services.jobs.declare({
    name: DIGEST,
    data: Type.Object({}),
    next: () => nextDigestTime(services.db),
    handle: () => sendDigests(services),
  });
}
