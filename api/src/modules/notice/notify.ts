import type { Db, Services } from '@dara/backend';
import type { NoticeKind } from '@dara/model';
import { newId } from '../../kernel/new-id.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { DELIVERY } from './delivery/queues.ts';

/**
 * Data of a notice beyond its kind. Texts know the names `job`, `talent`, `business`, `person`, `number` and `title`,
 * further `jobId`, `status` (the new one), `reason`, and the days `from`, `to`, `day` and `respondBy`;
 * `notice-names.ts` lists aliases.
 */
export type NoticeData = Record<string, string | number | boolean | null | Localized>;

export interface NoticeEvent {
  kind: NoticeKind;
  /** Event key, for example an id with its new version: a user is notified of an event once. */
  key: string;
  subject: { entity: string; id: string };
  data: NoticeData;
  /** Ids of profiles. */
  recipients: readonly string[];
  /** The event has its own mail, so no second one is sent. */
  hasOwnMail?: boolean;
  /** Recipient of the event's own mail, who gets no second one. */
  ownMailTo?: string | null;
}

async function idsAt(trx: Db, email: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('profile')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Creates notices of an event in its transaction; the acting user is left out. */
export async function notify(
  { jobs }: Pick<Services, 'events' | 'jobs' | 'mailJob'>,
  { kind, key, subject, data, recipients, hasOwnMail = false, ownMailTo = null }: NoticeEvent,
  trx: Db,
): Promise<void> {
  const told = [...new Set(recipients)];
  if (told.length === 0) return;
  const mailed = ownMailTo === null ? [] : await idsAt(trx, ownMailTo);
  const made = await trx
    .insertInto('notice')
    .values(
      told.map((recipient) => ({
        id: newId(),
        recipient_id: recipient,
        kind,
        event_key: key,
        entity: subject.entity,
        entity_id: subject.id,
        data: JSON.stringify(data),
        has_own_mail: hasOwnMail || mailed.includes(recipient),
      })),
    )
    .onConflict((conflict) => conflict.columns(['recipient_id', 'kind', 'event_key']).doNothing())
    .returning('id')
    .execute();
  if (made.length > 0) await jobs.enqueue(DELIVERY, { ids: made.map(({ id }) => id) }, { trx });
}
