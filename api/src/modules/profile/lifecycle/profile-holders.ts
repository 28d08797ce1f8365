import { AppError, type Db, type FieldError } from '@dara/backend';
import { sql } from 'kysely';

/** Records of a kind, some by name; `count` is their number. */
const NAMED_MAX = 10;

interface Holder {
  kind: 'Talent' | 'Hire' | 'LastOwner';
  id: string;
  th: string;
  en: string;
  count: number;
}

/** Records that would be left without this account: its talent with open hires, and a business without another owner. */
async function holdersOf(trx: Db, profileId: string): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    WITH p AS (SELECT * FROM profile WHERE id = ${profileId}),
    held_talent AS (SELECT t.* FROM talent t, p WHERE t.id = p.talent_id AND t.deleted_at IS NULL),
    hires AS (
      SELECT DISTINCT j.id, j.title, j.created_at FROM job_application a JOIN job j ON j.id = a.job_id
      WHERE a.talent_id IN (SELECT id FROM held_talent) AND a.status = 'Hired' AND a.deleted_at IS NULL
    )
    SELECT 'Talent' AS kind, id, display_name AS th, display_name AS en, 1 AS count FROM held_talent
    UNION ALL
    (SELECT 'Hire', id, title ->> 'th', title ->> 'en', (count(*) OVER ())::int FROM hires
      ORDER BY created_at, id LIMIT ${NAMED_MAX})
    UNION ALL
    SELECT 'LastOwner', b.id, b.company_name ->> 'th', b.company_name ->> 'en', 1
    FROM business_profile b, p
    WHERE b.id = p.business_profile_id AND p.business_role = 'Owner' AND b.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM profile o WHERE o.business_profile_id = b.id
        AND o.business_role = 'Owner' AND o.id <> p.id AND o.active AND o.deleted_at IS NULL)`.execute(
    trx,
  );
  return rows;
}

/** Throws `UNABLE_TO_DELETE_USER` for oneself and for users that records need; each is an error with its id and name. */
export async function requireDeletable(trx: Db, actorId: string, id: string): Promise<void> {
  const holders = await holdersOf(trx, id);
  const errors: FieldError[] = holders.map(({ kind, ...params }) => ({
    ...{ field: 'id', rule: kind, params },
  }));
  if (actorId === id) errors.unshift({ field: 'id', rule: 'Oneself' });
  if (errors.length > 0) throw new AppError('UNABLE_TO_DELETE_USER', { errors });
}
