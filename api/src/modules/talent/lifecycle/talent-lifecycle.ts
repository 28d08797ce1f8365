import { type Db, type Services } from '@dara/backend';
import { sql } from 'kysely';
import { contentChanged } from '../../../kernel/content/content.ts';
import { throwDuplicate, endSessionsOf } from '../../authorization/authorization.public.ts';
import { deleteRecord, lockRestorable, restoreRecord } from '../../../kernel/record/deletion.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { auditTalent } from '../record/talent-audit.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';
import { requireNotHired } from '../rules/talent-top.ts';
import { lockTalent, readTalent } from '../record/talent-read.ts';

const talentRow = (id: string) => ({ table: 'talent' as const, id });

/** Deletes a talent with its account and ends the sessions; both can be restored for 30 days. */
export async function deleteTalent(
  services: Services,
  context: ActorContext,
  id: string,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockTalent(trx, id);
    await requireNotHired(trx, id);
    const at = new Date();
    await deleteRecord(trx, talentRow(id), { at, set: sql`is_top10 = false` });
    const { rows } = await sql<{ id: string }>`
      UPDATE profile SET deleted_at = ${at}, updated_at = ${at}, version = version + 1
      WHERE talent_id = ${id} AND permission = 'Talent' AND deleted_at IS NULL RETURNING id`.execute(
      trx,
    );
    for (const account of rows) await endSessionsOf(trx, account.id);
    await auditTalent(trx, context, 'Delete', id);
    await contentChanged(services, { entity: 'talent', id }, trx);
  });
}

/** Restores a deleted talent with the account deleted with it. No-op when not deleted. */
export function restoreTalent(
  services: Services,
  context: ActorContext,
  id: string,
): Promise<TalentRecord> {
  return services.db
    .transaction()
    .execute(async (trx) => {
      await contentChanged(services, { entity: 'talent', id }, trx);
      return restoreIn(trx, context, id);
    })
    .catch(throwDuplicate);
}

async function restoreIn(trx: Db, context: ActorContext, id: string): Promise<TalentRecord> {
  const deletedAt = await lockRestorable(trx, talentRow(id), 'TALENT_NOT_EXIST');
  if (deletedAt === null) return readTalent(trx, id);
  await restoreRecord(trx, talentRow(id), sql`is_top10 = false`);
  await sql`
    UPDATE profile SET deleted_at = NULL, updated_at = now(), version = version + 1
    WHERE talent_id = ${id} AND deleted_at = ${deletedAt}`.execute(trx);
  await auditTalent(trx, context, 'Restore', id);
  return readTalent(trx, id);
}
