import { AppError, type Db } from '@dara/backend';

export interface BookableTalent {
  id: string;
  isBookable: boolean;
}

/**
 * Holds a talent's row until the transaction ends, so that its days are given away one at a time. Whoever holds the row of
 * a job as well takes that one first.
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
