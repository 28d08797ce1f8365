import { AppError, type Db } from '@dara/backend';
import { sql } from 'kysely';
import { today } from '../../../kernel/age.ts';
import { earliestRestorable } from '../../../kernel/record/deletion.ts';
import { findOwnTalent } from './talent-record.repository.ts';
import type { TalentRecord } from './talent-record.schema.ts';

/** Locks and reads the record until the transaction ends: writes are serialized. */
export async function lockTalent(trx: Db, id: string): Promise<TalentRecord> {
  await sql`SELECT id FROM talent WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`.execute(trx);
  return readTalent(trx, id);
}

export async function readTalent(db: Db, id: string): Promise<TalentRecord> {
  const record = await findOwnTalent(db, id, today());
  if (!record) throw new AppError('TALENT_NOT_EXIST');
  return record;
}

/** A deleted talent as it was, while it can be restored. */
export async function readDeletedTalent(db: Db, id: string): Promise<TalentRecord> {
  const record = await findOwnTalent(db, id, today(), earliestRestorable());
  if (!record) throw new AppError('TALENT_NOT_EXIST');
  return record;
}
