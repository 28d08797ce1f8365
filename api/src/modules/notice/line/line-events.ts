import type { Db, Services } from '@dara/backend';
import type { LineAnswer } from './line-answer.job.ts';
import { finishLink, isLinkedUser, removeLinks } from './line-link.repository.ts';
import { linkedMail } from './linked-mail.ts';
import { ANSWER } from './line-queues.ts';

/** Relevant webhook events of a single user. */
export interface LineEvent {
  type: 'follow' | 'message' | 'unfollow' | 'accountLink';
  id: string;
  userId: string;
  at: Date;
  replyToken: string | null;
  /** For an account that LINE has linked. */
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

/** Events of a webhook body; unknown kinds and fields are ignored, since LINE adds some at any time. */
export function lineEvents(body: unknown): LineEvent[] {
  const { events } = objectOf(body);
  return (Array.isArray(events) ? events : []).flatMap((given: unknown) => {
    const { type, source, link, timestamp, replyToken, webhookEventId, mode } = objectOf(given);
    const { type: sourceType, userId } = objectOf(source);
    const id = textOf(webhookEventId);
    const at = new Date(typeof timestamp === 'number' ? timestamp : Number.NaN);
    // In standby mode another program of the channel replies.
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

/** Processes an event and queues replies; idempotent when LINE repeats it. */
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
  // When repeated, the nonce is used and the link exists.
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
