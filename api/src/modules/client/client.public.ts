import type { Db } from '@dara/backend';
import { newId } from '../../kernel/new-id.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';

interface ShownBusiness {
  id: string;
  name: Localized;
  logoId: string | null;
  link: string | null;
  /** Whether it is shown among the clients. */
  isClient: boolean;
}

/**
 * Keeps the client row of a business in step with it: inserted when it is first shown, unpublished while it is not,
 * with an unchanged position in the editors' order.
 */
export async function syncBusinessClient(
  trx: Db,
  { id, name, logoId, link, isClient }: ShownBusiness,
): Promise<void> {
  const shown = { name: JSON.stringify(name), logo_id: logoId, link, publish: isClient };
  const { numUpdatedRows } = await trx
    .updateTable('client')
    .set((eb) => ({ ...shown, updated_at: new Date(), version: eb('version', '+', 1) }))
    .where('business_profile_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n || !isClient) return;
  await trx
    .insertInto('client')
    .values({ id: newId(), business_profile_id: id, ...shown })
    .execute();
}
