import type { Db, Services } from '@dara/backend';
import { sql } from 'kysely';
import { contentChanged } from '../../../kernel/content/content.ts';
import { deleteRecord, lockRestorable, restoreRecord } from '../../../kernel/record/deletion.ts';
import type { UserContext } from '../../../kernel/record/history.ts';
import { endSessionsOf, throwDuplicate } from '../../authorization/authorization.public.ts';
import { auditBusiness, showAmongClients } from '../record/business-changes.ts';
import { lockBusiness, readBusiness } from '../record/business.repository.ts';
import type { BusinessRecord } from '../record/business.schema.ts';

const rowOf = (id: string) => ({ table: 'business_profile' as const, id });

/** Deletes a business with its accounts and ends their sessions; can be restored for 30 days. */
export async function deleteBusiness(
  services: Services,
  writer: UserContext,
  id: string,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const record = await lockBusiness(trx, id, writer.actor);
    const at = new Date();
    await deleteRecord(trx, rowOf(id), { at });
    await showAmongClients(trx, record, null);
    const { rows } = await sql<{ id: string }>`
      UPDATE profile SET deleted_at = ${at}, updated_at = ${at}, version = version + 1
      WHERE business_profile_id = ${id} AND permission = 'Business' AND deleted_at IS NULL
      RETURNING id`.execute(trx);
    for (const account of rows) await endSessionsOf(trx, account.id);
    await auditBusiness(trx, writer, 'Delete', id);
    await contentChanged(services, { entity: 'business', id }, trx);
  });
}

/** Restores a deleted business with the accounts deleted with it. No-op when not deleted. */
export function restoreBusiness(
  services: Services,
  writer: UserContext,
  id: string,
): Promise<BusinessRecord> {
  return services.db
    .transaction()
    .execute(async (trx) => {
      await contentChanged(services, { entity: 'business', id }, trx);
      return restoreIn(trx, writer, id);
    })
    .catch(throwDuplicate);
}

async function restoreIn(trx: Db, writer: UserContext, id: string): Promise<BusinessRecord> {
  const deletedAt = await lockRestorable(trx, rowOf(id), 'BUSINESS_NOT_EXIST');
  if (deletedAt === null) return readBusiness(trx, id, { reader: writer.actor });
  await restoreRecord(trx, rowOf(id));
  await sql`
    UPDATE profile SET deleted_at = NULL, updated_at = now(), version = version + 1
    WHERE business_profile_id = ${id} AND deleted_at = ${deletedAt}`.execute(trx);
  await auditBusiness(trx, writer, 'Restore', id);
  const record = await readBusiness(trx, id, { reader: writer.actor });
  await showAmongClients(trx, { ...record, showAsClient: false }, record);
  return record;
}
