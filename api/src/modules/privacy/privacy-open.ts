import type { Db, Services } from '@dara/backend';
import { PRIVACY_DUE_DAYS, type PrivacyKind } from '@dara/model';
import { sql } from 'kysely';
import { newId } from '../../kernel/new-id.ts';
import type { ActorContext } from '../../kernel/record/history.ts';
import { adminRecipients, notify } from '../notice/notice.public.ts';
import type { PrivacyRequest } from './erasure/erase-person.ts';
import { auditPrivacy } from './privacy.audit.ts';
import { guardianOf } from './privacy-guardian.ts';
import { mailGuardian } from './privacy-mail.ts';

export type NewRequest = Pick<
  PrivacyRequest,
  | 'kind'
  | 'channel'
  | 'asked_by'
  | 'profile_id'
  | 'talent_id'
  | 'email'
  | 'requester'
  | 'reason'
  | 'received_on'
> & { isIdentified: boolean };

/**
 * Creates a request unless the same one is pending, and notifies administrators and a guardian; returns whether it is
 * new.
 */
export async function openRequest(
  services: Services,
  trx: Db,
  context: ActorContext,
  { isIdentified, ...given }: NewRequest,
): Promise<{ id: string; isNew: boolean }> {
  const id = newId();
  const made = await trx
    .insertInto('privacy_request')
    .values({
      ...given,
      id,
      due_on: sql<string>`${given.received_on}::date + ${PRIVACY_DUE_DAYS}::integer`,
      identity_checked_at: isIdentified ? new Date() : null,
      created_by: context.actor.id,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return { id: await openRequestOf(trx, given), isNew: false };
  await auditPrivacy(trx, context, 'Create', id, { kind: given.kind, channel: given.channel });
  await notifyOf(services, trx, context, { id, kind: given.kind });
  const guarded = await guardianOf(trx, given.talent_id);
  if (guarded) {
    const { guardian, talent } = guarded;
    await mailGuardian(services, trx, { to: guardian.email, talent, kind: given.kind });
  }
  return { id, isNew: true };
}

async function openRequestOf(
  trx: Db,
  { kind, profile_id, email }: Omit<NewRequest, 'isIdentified'>,
): Promise<string> {
  const { id } = await trx
    .selectFrom('privacy_request')
    .select('id')
    .where('kind', '=', kind)
    .where('status', 'in', ['Open', 'Running'])
    .where((row) =>
      profile_id === null
        ? row.and([row('profile_id', 'is', null), row('email', '=', email)])
        : row('profile_id', '=', profile_id),
    )
    .executeTakeFirstOrThrow();
  return id;
}

/** Administrators handle requests; the one who recorded it is not notified. */
async function notifyOf(
  services: Services,
  trx: Db,
  { actor }: ActorContext,
  { id, kind }: { id: string; kind: PrivacyKind },
): Promise<void> {
  const admins = await adminRecipients(trx);
  await notify(
    services,
    {
      kind: 'PrivacyRequested',
      key: id,
      subject: { entity: 'privacy_request', id },
      data: { status: kind },
      recipients: admins.filter((admin) => admin !== actor.id),
      ownMailTo: services.config.adminEmail,
    },
    trx,
  );
}
