import type { Db, Services } from '@dara/backend';
import type { NoticeKind } from '@dara/model';
import { newId } from '../../kernel/new-id.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { DELIVERY } from './delivery/queues.ts';

/**
 * What a notice says beyond its kind. The texts know `job`, `talent`, `business`, `person`, `number` and `title` as
 * names, `jobId`, `status` (which the record came to), `reason`, and as days `from`, `to`, `day` and `respondBy`;
 * `notice-names.ts` lists what else they are called.
 */
export type NoticeData = Record<string, string | number | boolean | null | Localized>;

export interface NoticeEvent {
  kind: NoticeKind;
  /** Names the event, such as an id with the version that it came to: nobody is told of it twice. */
  key: string;
  subject: { entity: string; id: string };
  data: NoticeData;
  /** Ids of profiles. */
  recipients: readonly string[];
  /** The event has a mail of its own, which needs no second one beside it. */
  hasOwnMail?: boolean;
  /** Where the event's own mail goes; whoever of the recipients has this address gets no second one. */
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

/** Tells people of something that happened, in the transaction that it happens in; whoever knows of it already is left alone. */
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
