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
}

/** Tells people of something that happened, in the transaction that it happens in; whoever knows of it already is left alone. */
export async function notify(
  { jobs }: Pick<Services, 'events' | 'jobs' | 'mailJob'>,
  { kind, key, subject, data, recipients, hasOwnMail = false }: NoticeEvent,
  trx: Db,
): Promise<void> {
  const told = [...new Set(recipients)];
  if (told.length === 0) return;
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
        has_own_mail: hasOwnMail,
      })),
    )
    .onConflict((conflict) => conflict.columns(['recipient_id', 'kind', 'event_key']).doNothing())
    .returning('id')
    .execute();
  if (made.length > 0) await jobs.enqueue(DELIVERY, { ids: made.map(({ id }) => id) }, { trx });
}
