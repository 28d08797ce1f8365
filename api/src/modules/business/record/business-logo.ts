import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import type { Original, StoreImage } from '../../image/image.public.ts';

export type Logo = Original;

interface LogoChange {
  id: string;
  /** Null removes the logo. */
  logo: Logo | undefined;
  by: string;
}

/** Replaces the logo; the old one is discarded unless it is used elsewhere. */
export async function writeLogo(
  trx: Db,
  storeImage: StoreImage,
  { id, logo, by }: LogoChange,
): Promise<void> {
  const logoId = logo ? await storeLogo(trx, storeImage, { id, logo, by }, 'public') : null;
  await setLogo(trx, id, logoId);
}

/** Stores a logo that is in no place yet. */
export async function storeLogo(
  trx: Db,
  storeImage: StoreImage,
  { id, logo, by }: LogoChange & { logo: Logo },
  access: 'public' | 'private',
): Promise<string> {
  const { company_name: alt } = await trx
    .selectFrom('business_profile')
    .select('company_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return storeImage(logo, { alt, access, businessProfileId: id, createdBy: by });
}

/** Puts a stored logo in its place, or none. */
export async function setLogo(trx: Db, id: string, logoId: string | null): Promise<void> {
  const { logo_id: left } = await trx
    .selectFrom('business_profile')
    .select('logo_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
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
