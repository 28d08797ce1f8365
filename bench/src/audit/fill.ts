import type { BenchDatabase } from '../lib/database.ts';

/** Actors of the events, besides the system. */
const PEOPLE = 200;
/** Common values first; the last one is rare. */
const ACTIONS = ['Update', 'Update', 'Status', 'Create', 'Delete', 'Restore', 'Export', 'Publish'];
const RARE = 'Merge';

/** Inserts events with common and rare values, one in twenty by the system, one every half minute. */
export async function fillAuditLog(database: BenchDatabase, rows: number): Promise<void> {
  await database.query(
    `INSERT INTO profile (id, email, first_name, last_name, permission)
     SELECT gen_random_uuid(), 'person' || n || '@dara.test', 'Person', n::text,
       (ARRAY['Staff', 'Admin', 'Staff', 'Staff'])[1 + n % 4]
     FROM generate_series(1, ${PEOPLE}) n`,
  );
  await database.query(
    `WITH records AS MATERIALIZED (
       SELECT entity, id, row_number() OVER (ORDER BY md5(id::text)) - 1 AS nth, count(*) OVER () AS total FROM (
         SELECT 'job' AS entity, id FROM job UNION ALL SELECT 'talent', id FROM talent
         UNION ALL SELECT 'booking', id FROM booking UNION ALL SELECT 'jobApplication', id FROM job_application
         UNION ALL SELECT 'business_profile', id FROM business_profile UNION ALL SELECT 'proposal', id FROM proposal) r),
     people AS MATERIALIZED (
       SELECT id, permission, row_number() OVER (ORDER BY id) - 1 AS nth FROM profile WHERE email LIKE 'person%')
     INSERT INTO audit_event (id, at, actor_id, permission, action, entity, entity_id, address, request_id, diff)
     SELECT gen_random_uuid(), now() - n * interval '30 seconds', p.id, p.permission,
       CASE WHEN n % 5000 = 7 THEN '${RARE}' ELSE ($1::text[])[1 + (n / 3) % ${ACTIONS.length}] END,
       CASE WHEN n % 5000 = 7 THEN 'tag' ELSE r.entity END, r.id,
       '10.0.' || n % 16 || '.' || n % 250, 'req-' || n,
       jsonb_build_object('status', jsonb_build_object('before', 'Open', 'after', 'Closed'), 'note', n::text)
     FROM generate_series(1, ${rows}) n
     JOIN records r ON r.nth = n % r.total
     LEFT JOIN people p ON n % 20 <> 0 AND p.nth = n % ${PEOPLE}`,
    [ACTIONS],
  );
  await database.query('ANALYZE audit_event');
  await database.query('ANALYZE profile');
}
