import type { Migration, QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** Where a business is seen by everybody: among the clients, or above a public job. Not inlined, so that lists plan as fast. */
const BUSINESS_IS_SHOWN = `
  CREATE FUNCTION business_is_shown(business uuid) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN EXISTS (
    SELECT 1 FROM business_profile b
    WHERE b.id = business AND b.status = 'Approved' AND b.active AND b.deleted_at IS NULL AND (
      b.show_as_client
      OR EXISTS (SELECT 1 FROM client c WHERE c.business_profile_id = b.id AND c.publish AND c.deleted_at IS NULL)
      OR EXISTS (SELECT 1 FROM job j WHERE j.business_profile_id = b.id AND j.is_listed AND j.deleted_at IS NULL)))`;

/** Pictures that are somebody's were stored as nobody's by the demonstration data. */
const TALENT_OWNERS = `
  UPDATE image i SET talent_id = o.talent_id
  FROM (
    SELECT named.image_id, min(named.talent_id::text)::uuid AS talent_id
    FROM (
      SELECT image_id, id AS talent_id FROM talent WHERE image_id IS NOT NULL
      UNION SELECT unnest(album_image_ids), id FROM talent
      UNION SELECT unnest(image_ids), talent_id FROM composite_card
      UNION SELECT unnest(image_ids), talent_id FROM work_experience) named
    GROUP BY named.image_id HAVING count(DISTINCT named.talent_id) = 1) o
  WHERE o.image_id = i.id AND i.talent_id IS NULL AND i.business_profile_id IS NULL
    AND NOT EXISTS (SELECT 1 FROM news n WHERE i.id IN (n.image_id, n.share_image_id))
    AND NOT EXISTS (SELECT 1 FROM job j WHERE j.image_id = i.id)
    AND NOT EXISTS (SELECT 1 FROM client c WHERE c.logo_id = i.id)
    AND NOT EXISTS (SELECT 1 FROM business_profile b WHERE b.logo_id = i.id)`;

const BUSINESS_OWNERS = `
  UPDATE image i SET business_profile_id = b.id
  FROM business_profile b
  WHERE b.logo_id = i.id AND i.talent_id IS NULL AND i.business_profile_id IS NULL
    AND NOT EXISTS (SELECT 1 FROM business_profile o WHERE o.logo_id = i.id AND o.id <> b.id)
    AND NOT EXISTS (SELECT 1 FROM client c WHERE c.logo_id = i.id AND c.business_profile_id IS DISTINCT FROM b.id)
    AND NOT EXISTS (SELECT 1 FROM news n WHERE i.id IN (n.image_id, n.share_image_id))
    AND NOT EXISTS (SELECT 1 FROM job j WHERE j.image_id = i.id)`;

/** Tells pictures whose they are where that is plain: one talent's alone, or one business's. */
export function giveImagesOwners(db: QueryExecutorProvider): Promise<void> {
  return runAll(db, [TALENT_OWNERS, BUSINESS_OWNERS]);
}

/** Pictures know whose they are, and which width of theirs is to be drawn next. */
export const imageOwners: Migration = {
  async up(db) {
    await giveImagesOwners(db);
    await runAll(db, [
      BUSINESS_IS_SHOWN,
      // The smallest width of all; null once every usual width is there.
      'ALTER TABLE image ADD COLUMN next_width integer DEFAULT 160',
      `CREATE INDEX image_next_width_idx ON image (next_width, created_at)
         WHERE next_width IS NOT NULL AND deleted_at IS NULL`,
    ]);
  },
};
