import type { Db, Services } from '@dara/backend';
import { sql } from 'kysely';
import { contentChanged } from '../../../kernel/content/content.ts';
import { changeMany, type BulkResult } from '../../../kernel/record/bulk.ts';
import { deleteRecord, lockRestorable, restoreRecord } from '../../../kernel/record/deletion.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { CLIENT_ORDER, lockClient, readClient, requireClientId } from './client-list.ts';
import type { ClientBulkBody, ClientOrder, ClientRecord } from './client-management.schema.ts';
import { auditClient, finishUpdate } from './client-write.ts';

async function deleteIn(services: Services, trx: Db, context: ActorContext, id: string) {
  const client = await lockClient(trx, id);
  await deleteRecord(trx, { table: 'client', id: client.id });
  await auditClient(trx, context, 'Delete', client.id);
  await contentChanged(services, { entity: 'client', id: client.id }, trx);
}

/** Takes a client out; it can be brought back for 30 days. */
export function deleteClient(services: Services, context: ActorContext, id: string): Promise<void> {
  return services.db.transaction().execute((trx) => deleteIn(services, trx, context, id));
}

/** Brings a deleted client back to its place; one that is there is answered as it is. */
export function restoreClient(
  services: Services,
  context: ActorContext,
  id: string,
): Promise<ClientRecord> {
  return services.db.transaction().execute(async (trx) => {
    const row = { table: 'client' as const, id: requireClientId(id) };
    const deletedAt = await lockRestorable(trx, row, 'CLIENT_NOT_EXIST');
    if (deletedAt === null) return readClient(trx, row.id);
    await readClient(trx, row.id, { deleted: true });
    await restoreRecord(trx, row);
    await auditClient(trx, context, 'Restore', row.id);
    await contentChanged(services, { entity: 'client', id: row.id }, trx);
    return readClient(trx, row.id);
  });
}

/** Publishes, takes down or deletes many clients; answers for each. */
export function changeClients(
  services: Services,
  context: ActorContext,
  { ids, action }: ClientBulkBody,
): Promise<BulkResult> {
  return changeMany(services, {
    ids,
    missing: 'CLIENT_NOT_EXIST',
    change: async (trx, id) => {
      if (action === 'delete') return deleteIn(services, trx, context, id);
      const before = await lockClient(trx, id);
      const publish = action === 'publish';
      await trx.updateTable('client').set({ publish }).where('id', '=', before.id).execute();
      await finishUpdate(services, trx, context, before);
    },
  });
}

/**
 * Puts clients in an order among themselves: they share out the places that they have, so that one page of a list can be
 * ordered without the others. Who gave one of them another place meanwhile loses nothing but that place.
 */
export function orderClients(
  services: Services,
  context: ActorContext,
  { ids }: ClientOrder,
): Promise<void> {
  return services.db.transaction().execute(async (trx) => {
    // One order at a time, and every client has a number from then on.
    await sql`SELECT pg_advisory_xact_lock(hashtext('client order'))`.execute(trx);
    await sql`
      UPDATE client c SET sort_order = n.place
      FROM (SELECT id, row_number() OVER (ORDER BY ${CLIENT_ORDER}) AS place FROM client WHERE deleted_at IS NULL) n
      WHERE c.id = n.id AND c.sort_order IS DISTINCT FROM n.place`.execute(trx);
    const { rows } = await sql<{ id: string }>`
      WITH wanted AS (
        SELECT u.id, row_number() OVER (ORDER BY u.nth) AS nth
        FROM unnest(${ids}::uuid[]) WITH ORDINALITY u (id, nth)
        JOIN client c ON c.id = u.id AND c.deleted_at IS NULL),
      places AS (
        SELECT c.sort_order AS place, row_number() OVER (ORDER BY c.sort_order) AS nth
        FROM client c JOIN wanted w ON w.id = c.id)
      UPDATE client c SET sort_order = p.place FROM wanted w JOIN places p ON p.nth = w.nth
      WHERE c.id = w.id AND c.sort_order <> p.place
      RETURNING c.id`.execute(trx);
    for (const { id } of rows) await auditClient(trx, context, 'Order', id);
    if (rows.length > 0) await contentChanged(services, { entity: 'client' }, trx);
  });
}
