import type { Db } from '@dara/backend';
import { sql, type Selectable } from 'kysely';
import type { BusinessChange } from '../../../kernel/database/json-columns.ts';
import type { BusinessChangeRequestTable } from '../../../kernel/database/generated.ts';
import { newId } from '../../../kernel/new-id.ts';

type BusinessChangeStatus = Selectable<BusinessChangeRequestTable>['status'];

export interface ChangeRow {
  id: string;
  change: BusinessChange;
  status: BusinessChangeStatus;
}

const COLUMNS = ['id', 'change', 'status'] as const;

/** The pending change of a business. Its row must be locked. */
export function findOpenChange(trx: Db, businessId: string): Promise<ChangeRow | undefined> {
  return trx
    .selectFrom('business_change_request')
    .select(COLUMNS)
    .where('business_profile_id', '=', businessId)
    .where('status', '=', 'Open')
    .executeTakeFirst();
}

export function findChange(
  trx: Db,
  businessId: string,
  id: string,
): Promise<ChangeRow | undefined> {
  return trx
    .selectFrom('business_change_request')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('business_profile_id', '=', businessId)
    .executeTakeFirst();
}

export async function insertChange(
  trx: Db,
  { businessId, change, by }: { businessId: string; change: BusinessChange; by: string },
): Promise<string> {
  const id = newId();
  const row = { id, business_profile_id: businessId, requested_by: by };
  await trx
    .insertInto('business_change_request')
    .values({ ...row, change: JSON.stringify(change) })
    .execute();
  return id;
}

interface Closing {
  status: Exclude<BusinessChangeStatus, 'Open'>;
  reason?: string | null;
  by: string;
}

export async function closeChange(
  trx: Db,
  id: string,
  { status, reason = null, by }: Closing,
): Promise<void> {
  await trx
    .updateTable('business_change_request')
    .set({ status, reason, decided_by: by, decided_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Discards a requested logo that is not used any more. */
export async function dropLogo(trx: Db, logoId: string | null | undefined): Promise<void> {
  if (!logoId) return;
  await sql`
    UPDATE image SET deleted_at = now(), updated_at = now(), version = version + 1
    WHERE id = ${logoId} AND access = 'private' AND deleted_at IS NULL`.execute(trx);
}

/** The next version of a business. */
export async function bumpVersion(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('business_profile')
    .set((eb) => ({ updated_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
