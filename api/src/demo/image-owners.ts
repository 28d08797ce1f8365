import { sql } from 'kysely';
import type { Trx } from '@dara/backend';

/** Images that belong to one talent, by usage. */
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

/** Sets the owner of images used by one talent or one business only. */
export async function giveImagesOwners(db: Pick<Trx, 'getExecutor'>): Promise<void> {
  for (const statement of [TALENT_OWNERS, BUSINESS_OWNERS]) await sql.raw(statement).execute(db);
}
