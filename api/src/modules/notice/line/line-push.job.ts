import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { LINE_PUSH } from '../delivery/queues.ts';
import { lockNotices } from '../delivery/waiting-notices.ts';
import { isRefusal, type LineChannel } from './line-channel.ts';
import { removeLinks } from './line-link.repository.ts';
import { noticeLine } from './line-messages.ts';

export type PushServices = Pick<Services, 'config' | 'db' | 'jobs' | 'log'>;

/**
 * Sends a notice to its reader's current LINE account; skipped when read, unlinked or turned off meanwhile. The
 * notice's id is the retry key, so that it is delivered once even if a process dies.
 */
async function pushNotice(
  { config, db, log }: PushServices,
  channel: LineChannel,
  id: string,
): Promise<void> {
  const [notice] = await db
    .transaction()
    .execute((trx) => lockNotices(trx, sql`t.id = ${id}::uuid`));
  const userId = notice?.lineUserId;
  if (!notice || !userId) return;
  try {
    await channel.push(userId, noticeLine(notice, config.publicUrl), id);
  } catch (error) {
    if (!isRefusal(error, 400, 403, 404)) throw error;
    log.warn({ err: error, noticeId: id }, 'LINE does not take a notice');
    if (await channel.hasFriend(userId)) return;
    await db.transaction().execute((trx) => removeLinks(trx, { userId, requestId: id }));
  }
}

export function declareLinePush(services: PushServices, channel: LineChannel): void {
  services.jobs.declare({
    name: LINE_PUSH,
    data: Type.Object({ id: Type.String() }),
    handle: ({ id }) => pushNotice(services, channel, id),
    concurrency: 5,
  });
}
