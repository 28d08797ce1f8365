import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import type { Original, StoreImage } from '../../image/image.public.ts';

export type Logo = Original;

interface LogoChange {
  id: string;
  /** None takes the logo away. */
  logo: Logo | undefined;
  by: string;
}

/** Puts a logo in the place of the one before, which is deleted unless something else shows it. */
export async function writeLogo(
  trx: Db,
  storeImage: StoreImage,
  { id, logo, by }: LogoChange,
): Promise<void> {
  const { company_name: alt, logo_id: left } = await trx
    .selectFrom('business_profile')
    .select(['company_name', 'logo_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const owner = { alt, access: 'public', businessProfileId: id, createdBy: by } as const;
  const logoId = logo ? await storeImage(logo, owner) : null;
  await sql`UPDATE business_profile SET logo_id = ${logoId} WHERE id = ${id}`.execute(trx);
  // Its row among the clients follows the business.
  await sql`
    UPDATE client SET logo_id = ${logoId}
    WHERE business_profile_id = ${id} AND logo_id = ${left} AND deleted_at IS NULL`.execute(trx);
  if (left === null) return;
  await sql`
    UPDATE image i SET deleted_at = now(), updated_at = now(), version = version + 1
    WHERE i.id = ${left} AND i.business_profile_id = ${id}
      AND NOT EXISTS (SELECT 1 FROM client c WHERE c.logo_id = i.id AND c.deleted_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM business_profile b WHERE b.logo_id = i.id AND b.id <> ${id})
      AND NOT EXISTS (SELECT 1 FROM job j WHERE j.image_id = i.id)`.execute(trx);
}
