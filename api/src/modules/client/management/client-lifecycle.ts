import type { Db, Services } from '@dara/backend';
import { contentChanged } from '../../../kernel/content/content.ts';
import { changeMany, type BulkResult } from '../../../kernel/record/bulk.ts';
import { deleteRecord, lockRestorable, restoreRecord } from '../../../kernel/record/deletion.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { lockClient, readClient, requireClientId } from './client-list.ts';
import type { ClientBulkBody, ClientRecord } from './client-management.schema.ts';
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
