import { AppError, type Db } from '@dara/backend';

export interface BookableTalent {
  id: string;
  isBookable: boolean;
}

/**
 * Locks a talent's row until the transaction ends, so that bookings of its days are serialized. A transaction that
 * also locks a job locks the job first.
 */
export async function lockTalentDays(trx: Db, talentId: string): Promise<BookableTalent> {
  const row = await trx
    .selectFrom('talent')
    .select(['id', 'status', 'active'])
    .where('id', '=', talentId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('TALENT_NOT_EXIST');
  return { id: row.id, isBookable: row.status === 'Approved' && row.active };
}
