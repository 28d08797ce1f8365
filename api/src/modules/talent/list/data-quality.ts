import { STALE_RATE_DAYS, UNUSED_DAYS } from '@dara/model';
import { sql } from 'kysely';

const ago = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Whether a rate of `talent t` is outdated. */
export const HAS_STALE_RATES = sql`EXISTS (
  SELECT 1 FROM work_budget b JOIN work w ON w.id = b.work_id AND w.deleted_at IS NULL
  WHERE b.talent_id = t.id AND b.date_update < ${ago(STALE_RATE_DAYS)})`;

/** Whether `talent t` was public for long without an application, invitation or booking. */
export const IS_UNUSED = sql`(t.is_public AND t.created_at < ${ago(UNUSED_DAYS)}
  AND NOT EXISTS (SELECT 1 FROM job_application a
    WHERE a.talent_id = t.id AND a.created_at >= ${ago(UNUSED_DAYS)} AND a.deleted_at IS NULL)
  AND NOT EXISTS (SELECT 1 FROM job_request r
    WHERE r.talent_id = t.id AND r.created_at >= ${ago(UNUSED_DAYS)} AND r.deleted_at IS NULL)
  AND NOT EXISTS (SELECT 1 FROM booking k
    WHERE k.talent_id = t.id AND k.created_at >= ${ago(UNUSED_DAYS)} AND k.deleted_at IS NULL))`;
