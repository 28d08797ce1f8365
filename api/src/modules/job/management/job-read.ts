import { AppError, type Db, type Identity } from '@dara/backend';
import { sql } from 'kysely';
import { earliestRestorable } from '../../../kernel/record/deletion.ts';
import { requireJobId, requireOwnJob } from '../job.policy.ts';
import { findJobRecord } from './job-record.repository.ts';
import type { JobRecord } from './job-record.schema.ts';

/** A job that this person may manage; throws `JOB_NOT_EXIST` else. */
export async function readJob(
  db: Db,
  actor: Identity,
  id: string,
  deletedSince?: Date,
): Promise<JobRecord> {
  const record = await findJobRecord(db, requireJobId(id), deletedSince);
  if (!record) throw new AppError('JOB_NOT_EXIST');
  requireOwnJob(actor, record.businessProfileId);
  return record;
}

/** A deleted job as it was, while it can be restored. */
export function readDeletedJob(db: Db, actor: Identity, id: string): Promise<JobRecord> {
  return readJob(db, actor, id, earliestRestorable());
}

/** Locks and reads the record until the transaction ends: writes are serialized. */
export async function lockJob(trx: Db, actor: Identity, id: string): Promise<JobRecord> {
  await sql`
    SELECT id FROM job WHERE id = ${requireJobId(id)} AND deleted_at IS NULL FOR UPDATE`.execute(
    trx,
  );
  return readJob(trx, actor, id);
}
