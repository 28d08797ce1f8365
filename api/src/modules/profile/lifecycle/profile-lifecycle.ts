import { AppError, type Db, type Services } from '@dara/backend';
import { sql } from 'kysely';
import { changeMany, type BulkResult } from '../../../kernel/record/bulk.ts';
import { deleteRecord, lockRestorable, restoreRecord } from '../../../kernel/record/deletion.ts';
import type { UserContext } from '../../../kernel/record/history.ts';
import { countResetMail, mailPasswordLink } from '../../authorization/authorization.public.ts';
import { auditProfile } from '../profile.audit.ts';
import { inviteUser } from '../invite-user.ts';
import { lockProfile } from '../lock-profile.ts';
import type { ManagementProfile } from '../profile.schema.ts';
import { requireDeletable } from './profile-holders.ts';
import { endAccess } from '../write/profile-change.ts';
import { throwTakenEmail } from '../write/profile-email.ts';
import { readProfile } from '../write/profile-write.ts';
import type { ProfileBulkBody } from './profile-lifecycle.schema.ts';

const rowOf = (id: string) => ({ table: 'profile' as const, id });

/** Deletes a user and ends their sessions; throws `UNABLE_TO_DELETE_USER` with what holds them. */
export async function deleteProfile(
  services: Pick<Services, 'db'>,
  writer: UserContext,
  id: string,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockProfile(trx, writer.actor, id);
    await requireDeletable(trx, writer.actor.id, id);
    await deleteRecord(trx, rowOf(id));
    await endAccess(trx, id);
    await auditProfile(trx, writer, 'Delete', id);
  });
}

/** Restores a deleted user; no-op when not deleted. */
export function restoreProfile(
  services: Pick<Services, 'db'>,
  writer: UserContext,
  id: string,
): Promise<ManagementProfile> {
  return services.db
    .transaction()
    .execute(async (trx) => {
      const deletedAt = await lockRestorable(trx, rowOf(id), 'USER_NOT_EXIST');
      if (deletedAt === null) return readProfile(trx, id);
      await requireOwnerRecord(trx, id);
      await restoreRecord(trx, rowOf(id));
      await auditProfile(trx, writer, 'Restore', id);
      return readProfile(trx, id);
    })
    .catch(throwTakenEmail);
}

/** An account is restored only with its talent or business. */
async function requireOwnerRecord(trx: Db, id: string): Promise<void> {
  const { rows } = await sql<{ talent_gone: boolean | null; business_gone: boolean | null }>`
    SELECT t.deleted_at IS NOT NULL AS talent_gone, b.deleted_at IS NOT NULL AS business_gone
    FROM profile p LEFT JOIN talent t ON t.id = p.talent_id
      LEFT JOIN business_profile b ON b.id = p.business_profile_id
    WHERE p.id = ${id}`.execute(trx);
  if (rows[0]?.talent_gone) throw new AppError('TALENT_NOT_EXIST');
  if (rows[0]?.business_gone) throw new AppError('BUSINESS_NOT_EXIST');
}

/** Activates or deactivates many users; one result per user. */
export function bulkProfiles(
  services: Pick<Services, 'db'>,
  writer: UserContext,
  { ids, action }: ProfileBulkBody,
): Promise<BulkResult> {
  const active = action === 'activate';
  return changeMany(services, {
    ids,
    change: async (trx, id) => {
      const record = await lockProfile(trx, writer.actor, id);
      if (record.active === active) return;
      if (id === writer.actor.id) throw new AppError('UNABLE_TO_DEACTIVATE');
      await sql`
        UPDATE profile SET active = ${active}, updated_at = now(), version = version + 1
        WHERE id = ${id}`.execute(trx);
      if (!active) await endAccess(trx, id);
      const diff = { active: { before: record.active, after: active } };
      await auditProfile(trx, writer, 'Update', id, diff);
    },
  });
}

/**
 * Mails a user a link to set the first or a new password. Only the owner ever sets a password. Throws `USER_DISABLED`
 * and `RATE_LIMITED`.
 */
export async function sendUserPasswordLink(
  services: Services,
  writer: UserContext,
  id: string,
): Promise<void> {
  const user = await readProfile(services.db, id);
  if (!user.active) throw new AppError('USER_DISABLED');
  await countResetMail(services.limiter, user.email);
  await services.db.transaction().execute(async (trx) => {
    await auditProfile(trx, writer, 'SendPasswordLink', id);
    if (user.isInvited) await inviteUser(services, trx, user);
    else await mailPasswordLink(services, trx, user);
  });
}
