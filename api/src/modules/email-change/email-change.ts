import { AppError, type Db, type Identity, type Services, type Trx } from '@dara/backend';
import type { AuditAction } from '@dara/model';
import { recordAudit } from '../../kernel/record/audit.ts';
import type { ActorContext } from '../../kernel/record/history.ts';
import { enqueueMails } from '../../kernel/text/email-template.ts';
import {
  completeIfDue,
  emailLink,
  findChangeOf,
  forgetEmailChange,
  lockChange,
  mayAskFor,
  mayDecideFor,
  oldLinkToken,
  oldLostMail,
  throwTaken,
  type PendingChange,
} from '../authorization/authorization.public.ts';
import { notify } from '../notice/notice.public.ts';
import type { WaitingEmailChange } from './email-change.schema.ts';

/** The acting user and request. */
interface Writer extends ActorContext {
  actor: Identity;
}

/** Whether a user may see the change of an account: users who could request it or decide about it. */
const isVisible = (actor: Identity, { permission }: PendingChange): boolean =>
  mayAskFor(actor, permission) || mayDecideFor(actor, permission);

/** Neither the requester, nor the owner of the account, nor an account created for the purpose may decide. */
async function canDecide(db: Db, actor: Identity, change: PendingChange): Promise<boolean> {
  if (change.asked_by === null || change.asked_by === actor.id) return false;
  if (change.profile_id === actor.id || !mayDecideFor(actor, change.permission)) return false;
  const known = await db
    .selectFrom('profile')
    .select('id')
    .where('id', '=', actor.id)
    .where('permission', '=', actor.permission as 'Staff')
    .where('active', '=', true)
    .where('created_at', '<', change.created_at)
    .executeTakeFirst();
  return known !== undefined;
}

/** The pending change of an account, for management. */
export async function readWaiting(
  db: Db,
  actor: Identity,
  account: { profileId?: string; talentId?: string },
): Promise<WaitingEmailChange | null> {
  const change = await findChangeOf(db, account);
  if (!change || !isVisible(actor, change)) return null;
  const { id, before, email, asked_by: askerId, asker_name: name } = change;
  return {
    ...{ id, before, email },
    askedBy: askerId === null ? null : { id: askerId, name: name ?? '' },
    askedAt: change.created_at.toISOString(),
    expiresAt: change.expires_at.toISOString(),
    isNewConfirmed: change.new_confirmed_at !== null,
    isOldConfirmed: change.old_confirmed_at !== null,
    isOldLost: change.old_lost_at !== null,
    isApproved: change.isApproved,
    canManage: askerId !== null && mayAskFor(actor, change.permission),
    canDecide:
      change.old_lost_at !== null && !change.isApproved && (await canDecide(db, actor, change)),
  };
}

/** Locks a change requested by staff; throws `EMAIL_CHANGE_NOT_EXIST` otherwise, and for users without permission. */
async function lockOthers(trx: Db, actor: Identity, id: string): Promise<PendingChange> {
  const change = await lockChange(trx, id);
  if (!change || change.asked_by === null || !isVisible(actor, change))
    throw new AppError('EMAIL_CHANGE_NOT_EXIST');
  return change;
}

function record(
  trx: Trx,
  { actor, requestId }: Writer,
  { profile_id: entityId, email: detail }: PendingChange,
  action: AuditAction,
): Promise<void> {
  const about = { entity: 'profile', entityId, diff: { detail } };
  return recordAudit(trx, { actor, action, ...about, requestId });
}

/** Cancels a change; its links become invalid. */
export function cancelChange(services: Services, writer: Writer, id: string): Promise<void> {
  return services.db.transaction().execute(async (trx) => {
    const change = await lockOthers(trx, writer.actor, id);
    if (!mayAskFor(writer.actor, change.permission)) throw new AppError('FORBIDDEN');
    await forgetEmailChange(trx, change.profile_id);
    await record(trx, writer, change, 'EmailChangeStopped');
  });
}

/** States that the old address cannot be read: a second person decides, and the old address gets a link to stop it. */
export function reportOldAddressLost(
  services: Services,
  writer: Writer,
  id: string,
): Promise<void> {
  return services.db.transaction().execute(async (trx) => {
    const change = await lockOthers(trx, writer.actor, id);
    if (!mayAskFor(writer.actor, change.permission)) throw new AppError('FORBIDDEN');
    // No-op on a double click: already requested.
    if (change.old_lost_at !== null || change.old_confirmed_at !== null) return;
    await trx
      .updateTable('email_change')
      .set({ old_lost_at: new Date() })
      .where('id', '=', id)
      .execute();
    const { before, email, language } = change;
    const link = emailLink(services.config.publicUrl, oldLinkToken(services.config, change.id));
    await enqueueMails(services, [oldLostMail({ before, email, language }, link)], trx);
    await record(trx, writer, change, 'EmailChangeOldLost');
    await notifyDeciders(services, trx, change);
  });
}

async function notifyDeciders(services: Services, trx: Trx, change: PendingChange): Promise<void> {
  const { talent_id: talentId, profile_id: profileId } = change;
  // Users are managed by administrators; talents by all staff.
  const people = await trx
    .selectFrom('profile')
    .select(['id', 'permission'])
    .where('permission', 'in', talentId === null ? ['Admin'] : ['Admin', 'Staff'])
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .where('created_at', '<', change.created_at)
    .where(
      'id',
      'not in',
      [change.asked_by ?? '', profileId].filter((id) => id !== ''),
    )
    .execute();
  const subject =
    talentId === null ? { entity: 'profile', id: profileId } : { entity: 'talent', id: talentId };
  const person = `${change.first_name} ${change.last_name}`.trim();
  const recipients = people.map(({ id }) => id);
  const event = { kind: 'EmailChangeAsked' as const, key: change.id, data: { person } };
  await notify(services, { ...event, subject, recipients }, trx);
}

/** A second user decides in place of the lost address. */
export function decideChange(
  services: Services,
  writer: Writer,
  { id, isApproved }: { id: string; isApproved: boolean },
): Promise<void> {
  return services.db
    .transaction()
    .execute(async (trx) => {
      const change = await lockOthers(trx, writer.actor, id);
      if (change.old_lost_at === null || !(await canDecide(trx, writer.actor, change)))
        throw new AppError('FORBIDDEN');
      if (!isApproved) {
        await forgetEmailChange(trx, change.profile_id);
        return record(trx, writer, change, 'EmailChangeDeclined');
      }
      if (change.isApproved) return;
      const approved = { approved_by: writer.actor.id };
      await trx.updateTable('email_change').set(approved).where('id', '=', id).execute();
      await record(trx, writer, change, 'EmailChangeApproved');
      await completeIfDue(services, trx, { ...change, isApproved: true }, writer.requestId);
    })
    .catch(throwTaken);
}
