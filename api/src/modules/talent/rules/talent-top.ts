import { AppError, type Db } from '@dara/backend';
import { sql } from 'kysely';

const TOP_MAX = 10;
/** Key of the advisory lock for writes of the top 10. */
const TOP_LOCK = [4, 10] as const;

/**
 * Takes one of the ten places for a talent, in the transaction that writes it; concurrent writers wait for its
 * end. Places are counted among published talents.
 */
export async function reserveTopPlace(trx: Db, talentId: string): Promise<void> {
  const [space, key] = TOP_LOCK;
  await sql`SELECT pg_advisory_xact_lock(${space}::int, ${key}::int)`.execute(trx);
  await requireFreeTopPlace(trx, talentId);
}

/** Pre-check; repeated under the lock by `reserveTopPlace`. */
export async function requireFreeTopPlace(trx: Db, talentId: string): Promise<void> {
  const { rows } = await sql<{ taken: number }>`
    SELECT count(*)::int AS taken FROM talent
    WHERE is_top10 AND is_public AND deleted_at IS NULL AND id <> ${talentId}`.execute(trx);
  if ((rows[0]?.taken ?? 0) < TOP_MAX) return;
  const errors = [{ field: 'isTop10', rule: 'TOP_FULL', params: { limit: TOP_MAX } }];
  throw new AppError('TOP_FULL', { errors });
}

/** A hired talent cannot be deactivated before the job is completed. */
export async function requireNotHired(trx: Db, talentId: string): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM job_application
    WHERE talent_id = ${talentId} AND status = 'Hired' AND deleted_at IS NULL LIMIT 1`.execute(trx);
  if (rows.length === 0) return;
  const errors = [{ field: 'active', rule: 'UNABLE_TO_DEACTIVATE' }];
  throw new AppError('UNABLE_TO_DEACTIVATE', { errors });
}
