import { checkAll, type Db, type Services, type Uploads } from '@dara/backend';
import type { Insertable } from 'kysely';
import { contentChanged } from '../../../kernel/content/content.ts';
import type { ClientTable } from '../../../kernel/database/db-client.ts';
import { newId } from '../../../kernel/new-id.ts';
import { changesBetween } from '../../../kernel/record/changes.ts';
import { historyOf, type ActorContext } from '../../../kernel/record/history.ts';
import { requireVersion } from '../../../kernel/record/version.ts';
import { createImageStore, readUploads, withImageTransaction } from '../../image/image.public.ts';
import { clientColumns } from './client-input.ts';
import { lockClient, readClient } from './client-list.ts';
import { writeClientLogo } from './client-logo.ts';
import type {
  ClientCreate,
  ClientInput,
  ClientRecord,
  ClientUpdate,
} from './client-management.schema.ts';

export const auditClient = historyOf('client');

const auditView = ({ name, link, publish, logo }: ClientRecord) => ({
  ...{ name, link, publish },
  imageId: logo?.id ?? null,
});

/** Makes and changes clients with their logos, each in one transaction. */
export function createClientWrites(services: Services) {
  const images = createImageStore(services);

  async function checkInput(data: ClientInput, uploads: Uploads) {
    const [columns, { logoFile }] = await checkAll(
      () => clientColumns(data),
      () => readUploads(images, uploads, { logoFile: { max: 1 } }),
    );
    return { columns, logo: logoFile[0] };
  }

  return {
    check: async (data: ClientInput, uploads: Uploads) => {
      await checkInput(data, uploads);
    },

    async create(context: ActorContext, data: ClientCreate, uploads: Uploads) {
      const { columns, logo } = await checkInput(data, uploads);
      return withImageTransaction(services, logo ? [logo] : [], async (trx, store) => {
        const id = newId();
        const row = { ...columns, id, created_by: context.actor.id } as Insertable<ClientTable>;
        await trx.insertInto('client').values(row).execute();
        if (logo) {
          await writeClientLogo(trx, store, await readClient(trx, id), logo, context.actor.id);
        }
        const made = await readClient(trx, id);
        await auditClient(trx, context, 'Create', id, changesBetween({}, auditView(made)));
        await contentChanged(services, { entity: 'client', id }, trx);
        return made;
      });
    },

    async update(
      context: ActorContext,
      id: string,
      data: ClientUpdate,
      uploads: Uploads,
    ): Promise<ClientRecord> {
      const { columns, logo } = await checkInput(data, uploads);
      return withImageTransaction(services, logo ? [logo] : [], async (trx, store) => {
        const before = await lockClient(trx, id);
        requireVersion(before, data.version);
        if (Object.keys(columns).length > 0) {
          await trx.updateTable('client').set(columns).where('id', '=', before.id).execute();
        }
        if (logo || data.logoId === null) {
          const { name } = await readClient(trx, before.id);
          await writeClientLogo(trx, store, { ...before, name }, logo, context.actor.id);
        }
        return finishUpdate(services, trx, context, before);
      });
    },
  };
}

/** The next version of a client that was written, unless nothing is otherwise. */
export async function finishUpdate(
  services: Services,
  trx: Db,
  context: ActorContext,
  before: ClientRecord,
): Promise<ClientRecord> {
  const diff = changesBetween(auditView(before), auditView(await readClient(trx, before.id)));
  if (Object.keys(diff).length === 0) return before;
  await trx
    .updateTable('client')
    .set((eb) => ({ updated_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', before.id)
    .execute();
  await auditClient(trx, context, 'Update', before.id, diff);
  await contentChanged(services, { entity: 'client', id: before.id }, trx);
  return readClient(trx, before.id);
}
