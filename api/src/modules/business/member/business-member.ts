import type { Db, Services } from '@dara/backend';
import type { BusinessRole } from '@dara/model';
import { deleteRecord } from '../../../kernel/record/deletion.ts';
import type { UserContext } from '../../../kernel/record/history.ts';
import { endSessionsOf } from '../../authorization/authorization.public.ts';
import { auditBusiness } from '../record/business-changes.ts';
import { requireStatus } from '../record/business-write.ts';
import { requireOwner } from '../record/business.policy.ts';
import { lockBusiness } from '../record/business.repository.ts';
import type { BusinessRecord } from '../record/business.schema.ts';
import { readMember, requireOtherOwner } from './business-member.repository.ts';
import type { BusinessMember } from './business-member.schema.ts';

/** Locks the business while its users change; throws when the actor may not change them. */
export async function lockOwned(trx: Db, writer: UserContext, id: string): Promise<BusinessRecord> {
  const record = await lockBusiness(trx, id, writer.actor);
  await requireOwner(trx, writer.actor, id);
  requireStatus(writer.actor, record);
  return record;
}

/** Changes a user to owner or member; throws `LAST_OWNER`. */
export function changeMemberRole(
  services: Services,
  writer: UserContext,
  businessId: string,
  { memberId, role }: { memberId: string; role: BusinessRole },
): Promise<BusinessMember> {
  return services.db.transaction().execute(async (trx) => {
    await lockOwned(trx, writer, businessId);
    const member = await readMember(trx, businessId, memberId);
    if (member.role === role) return member;
    if (role === 'Member') await requireOtherOwner(trx, businessId, member.id);
    await trx
      .updateTable('profile')
      .set((eb) => ({
        business_role: role,
        updated_at: new Date(),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', member.id)
      .execute();
    const diff = { member: member.email, role: { before: member.role, after: role } };
    await auditBusiness(trx, writer, 'MemberRole', businessId, diff);
    return readMember(trx, businessId, member.id);
  });
}

/**
 * Removes a user from a business and deletes the account; its sessions end immediately. Everyone may leave except the
 * last owner.
 */
export async function removeMember(
  services: Services,
  writer: UserContext,
  businessId: string,
  memberId: string,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const isLeaving = memberId === writer.actor.id;
    if (isLeaving) await lockBusiness(trx, businessId, writer.actor);
    else await lockOwned(trx, writer, businessId);
    const member = await readMember(trx, businessId, memberId);
    if (member.role === 'Owner') await requireOtherOwner(trx, businessId, member.id);
    await deleteRecord(trx, { table: 'profile', id: member.id });
    await endSessionsOf(trx, member.id);
    const action = isLeaving ? 'MemberLeft' : 'RemoveMember';
    await auditBusiness(trx, writer, action, businessId, { member: member.email });
  });
}
