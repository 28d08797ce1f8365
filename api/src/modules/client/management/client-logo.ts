import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import type { Original, StoreImage } from '../../image/image.public.ts';
import type { ClientRecord } from './client-management.schema.ts';

/** Puts a logo in the place of the one before, which is deleted unless something else shows it. */
export async function writeClientLogo(
  trx: Db,
  storeImage: StoreImage,
  client: Pick<ClientRecord, 'id' | 'name' | 'logo'>,
  logo: Original | undefined,
  by: string,
): Promise<void> {
  const owner = {
    alt: client.name,
    access: 'public',
    isEditorial: true,
    createdBy: by,
  } as const;
  const logoId = logo ? await storeImage(logo, owner) : null;
  await trx.updateTable('client').set({ logo_id: logoId }).where('id', '=', client.id).execute();
  if (!client.logo || client.logo.id === logoId) return;
  await sql`
    UPDATE image i SET deleted_at = now(), updated_at = now(), version = version + 1
    WHERE i.id = ${client.logo.id} AND i.talent_id IS NULL AND i.business_profile_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM client c WHERE c.logo_id = i.id)
      AND NOT EXISTS (SELECT 1 FROM news n WHERE i.id IN (n.image_id, n.share_image_id))`.execute(
    trx,
  );
}
