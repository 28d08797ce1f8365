import type { Db, Services } from '@dara/backend';
import type { LineAnswer } from './line-answer.job.ts';
import { finishLink, isLinkedUser, removeLinks } from './line-link.repository.ts';
import { linkedMail } from './linked-mail.ts';
import { ANSWER } from './line-queues.ts';

/** What LINE tells that matters here, of a single person. */
export interface LineEvent {
  type: 'follow' | 'message' | 'unfollow' | 'accountLink';
  id: string;
  userId: string;
  at: Date;
  replyToken: string | null;
  /** Of an account that LINE has linked. */
  nonce: string | null;
}

const TYPES: readonly string[] = ['follow', 'message', 'unfollow', 'accountLink'];
const USER_ID = /^U[0-9a-f]{32}$/;
const TEXT_MAX = 300;

type Json = Record<string, unknown>;
const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length > 0 && value.length <= TEXT_MAX ? value : null;

/** The events of a webhook's body; LINE adds kinds and fields at any time, which are passed over. */
export function lineEvents(body: unknown): LineEvent[] {
  const { events } = objectOf(body);
  return (Array.isArray(events) ? events : []).flatMap((given: unknown) => {
    const { type, source, link, timestamp, replyToken, webhookEventId, mode } = objectOf(given);
    const { type: sourceType, userId } = objectOf(source);
    const id = textOf(webhookEventId);
    const at = new Date(typeof timestamp === 'number' ? timestamp : Number.NaN);
    // In standby another program of the channel answers.
    if (mode === 'standby' || sourceType !== 'user' || !TYPES.includes(String(type))) return [];
    if (id === null || !USER_ID.test(String(userId)) || Number.isNaN(at.getTime())) return [];
    const { result, nonce } = objectOf(link);
    return {
      type: type as LineEvent['type'],
      id,
      userId: String(userId),
      at,
      replyToken: textOf(replyToken),
      nonce: result === 'ok' ? textOf(nonce) : null,
    };
  });
}

type EventServices = Pick<Services, 'config' | 'jobs' | 'mailJob'>;

/** Notes what happened, and lets answers leave with it; told again by LINE, it changes nothing. */
export async function takeEvent(
  services: EventServices,
  event: LineEvent,
  trx: Db,
  requestId: string,
): Promise<void> {
  const { userId } = event;
  if (event.type === 'unfollow') return removeLinks(trx, { userId, until: event.at, requestId });
  if (event.type !== 'accountLink') return answer(services, event, { kind: 'invite' }, trx);
  const person =
    event.nonce === null ? null : await finishLink(trx, { nonce: event.nonce, userId, requestId });
  if (person) {
    await services.mailJob.enqueue(linkedMail(person, services.config.publicUrl), { trx });
    return answer(services, event, { kind: 'linked', language: person.language }, trx);
  }
  // Told of once more, the nonce is used up and the link stands.
  if (await isLinkedUser(trx, userId)) return undefined;
  return answer(services, event, { kind: 'failed' }, trx);
}

async function answer(
  { jobs }: EventServices,
  { id, userId, replyToken }: LineEvent,
  what: Pick<LineAnswer, 'kind' | 'language'>,
  trx: Db,
): Promise<void> {
  if (replyToken === null) return;
  await jobs.enqueue(ANSWER, { ...what, userId, replyToken }, { trx, key: id });
}
