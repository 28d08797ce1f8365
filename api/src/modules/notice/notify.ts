import type { Db, Services } from '@dara/backend';
import type { NoticeKind } from '@dara/model';
import { newId } from '../../kernel/new-id.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';

/** What a notice says beyond its kind: names in both languages, days as `yyyy-mm-dd`, numbers. */
export type NoticeData = Record<string, string | number | boolean | null | Localized>;

export interface NoticeEvent {
  kind: NoticeKind;
  /** Names the event, such as an id with the version that it came to: nobody is told of it twice. */
  key: string;
  subject: { entity: string; id: string };
  data: NoticeData;
  /** Ids of profiles. */
  recipients: readonly string[];
}

/** Tells people of something that happened, in the transaction that it happens in; whoever knows of it already is left alone. */
export async function notify(
  _services: Pick<Services, 'events' | 'jobs' | 'mailJob'>,
  { kind, key, subject, data, recipients }: NoticeEvent,
  trx: Db,
): Promise<void> {
  const told = [...new Set(recipients)];
  if (told.length === 0) return;
  await trx
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
      })),
    )
    .onConflict((conflict) => conflict.columns(['recipient_id', 'kind', 'event_key']).doNothing())
    .execute();
}
