import { AppError, type Db, type Identity } from '@dara/backend';
import { sql } from 'kysely';
import { answerColumns, toAnswer } from '../../../kernel/query/answer-columns.ts';
import { imageOf, tagsOf } from '../../../kernel/query/select.ts';
import { earliestRestorable } from '../../../kernel/record/deletion.ts';
import { requireOwnJob } from '../job.policy.ts';
import { JobRecord } from './job-record.schema.ts';

const COLUMNS = answerColumns('job', JobRecord, {
  companyName: sql`b.company_name`,
  companyLogo: imageOf('b.logo_id', 'all'),
  businessStatus: sql`b.status`,
  image: imageOf('t.image_id', 'all'),
  tags: tagsOf('job', 't.id'),
  hired: sql`(SELECT count(*)::int FROM job_application a
    WHERE a.job_id = t.id AND a.deleted_at IS NULL AND a.status IN ('Hired', 'Completed'))`,
  starred: sql`coalesce((SELECT cardinality(f.talent_ids) FROM brief f WHERE f.job_id = t.id), 0)`,
  briefId: sql`(SELECT f.id FROM brief f WHERE f.job_id = t.id)`,
  applications: sql`(SELECT count(*)::int FROM job_application a
    WHERE a.job_id = t.id AND a.deleted_at IS NULL AND a.status <> 'Withdrawn')`,
});

/** A job that this person may manage; throws `JOB_NOT_EXIST` else. */
export async function readJob(
  db: Db,
  actor: Identity,
  id: string,
  deletedSince?: Date,
): Promise<JobRecord> {
  const standing = deletedSince ? sql`t.deleted_at > ${deletedSince}` : sql`t.deleted_at IS NULL`;
  const { rows } = await sql<object>`
    SELECT ${COLUMNS} FROM job t JOIN business_profile b ON b.id = t.business_profile_id
    WHERE t.id = ${id} AND ${standing}`.execute(db);
  if (!rows[0]) throw new AppError('JOB_NOT_EXIST');
  const record = toAnswer<typeof JobRecord>(rows[0]);
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
    SELECT id FROM job WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`.execute(trx);
  return readJob(trx, actor, id);
}
