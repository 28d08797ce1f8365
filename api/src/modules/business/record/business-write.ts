import {
  AppError,
  checkAll,
  type Db,
  type Identity,
  type Services,
  type Uploads,
} from '@dara/backend';
import { HEAD_OFFICE } from '@dara/model';
import type { Insertable } from 'kysely';
import { isStaff } from '../../../kernel/schema/permission.ts';
import { contentChanged } from '../../../kernel/content/content.ts';
import type { BusinessProfileTable } from '../../../kernel/database/generated.ts';
import { newId } from '../../../kernel/new-id.ts';
import { changesBetween } from '../../../kernel/record/changes.ts';
import { requireVersion } from '../../../kernel/record/version.ts';
import type { UserContext } from '../../../kernel/record/history.ts';
import { refuseDuplicates, throwDuplicate } from '../../authorization/authorization.public.ts';
import {
  createImageStore,
  readUploads,
  withImageTransaction,
  type StoreImage,
} from '../../image/image.public.ts';
import { agencyOf } from '../../site-setting/site-setting.public.ts';
import { confirmEmailFirst } from './business-email.ts';
import { bumpVersion } from './business-change.repository.ts';
import { proposeChange, splitColumns, waitsForStaff } from './business-proposal.ts';
import { auditBusiness, showAmongClients } from './business-changes.ts';
import { checkBusinessInput, requireOwnFields, type BusinessColumns } from './business-input.ts';
import { storeLogo, writeLogo, type Logo } from './business-logo.ts';
import { auditView } from './business.model.ts';
import { requireOwner } from './business.policy.ts';
import { lockBusiness, readBusiness } from './business.repository.ts';
import type {
  BusinessCreate,
  BusinessInput,
  BusinessRecord,
  BusinessUpdate,
} from './business.schema.ts';

export type Writer = UserContext;

interface Checked {
  columns: BusinessColumns;
  logo: Logo | undefined;
}

/** Writes that the business's own users may not do while it is suspended or inactive. */
export function requireStatus(actor: Identity, { status, active }: BusinessRecord): void {
  if (!isStaff(actor) && (status === 'Suspended' || !active)) {
    throw new AppError('BUSINESS_SUSPENDED');
  }
}

/** Creates and changes businesses: fields, logo and listing among the clients, in one transaction. */
export function createBusinessWrites(services: Services) {
  const { db } = services;
  const images = createImageStore(services);

  async function checkInput(
    actor: Identity,
    known: BusinessRecord | null,
    data: BusinessInput,
    uploads: Uploads,
  ): Promise<Checked> {
    const taxId = data.taxId === undefined ? known?.taxId : data.taxId;
    const branchNo = data.branchNo ?? known?.branchNo ?? HEAD_OFFICE;
    const [, columns, , { logoFile }] = await checkAll(
      () => known && !isStaff(actor) && requireOwnFields(data, known),
      () => checkBusinessInput(data, known, agencyOf(services).emailSuffix),
      () => taxId && refuseDuplicates(db, { taxId, branchNo, exceptBusiness: known?.id }),
      () => readUploads(images, uploads, { logoFile: { max: 1 } }),
    );
    return { columns, logo: logoFile[0] };
  }

  async function known(actor: Identity, id: string): Promise<BusinessRecord> {
    const record = await readBusiness(db, id, { reader: actor });
    await requireOwner(db, actor, id);
    requireStatus(actor, record);
    return record;
  }

  return {
    check: async (actor: Identity, id: string | null, data: BusinessInput, uploads: Uploads) =>
      checkInput(actor, id === null ? null : await known(actor, id), data, uploads),

    async create(
      writer: UserContext,
      data: BusinessCreate,
      uploads: Uploads,
    ): Promise<BusinessRecord> {
      const checked = await checkInput(writer.actor, null, data, uploads);
      return withImageTransaction(
        services,
        checked.logo ? [checked.logo] : [],
        async (trx, store) => {
          const record = await insertIn(trx, store, writer, checked);
          await contentChanged(services, { entity: 'business', id: record.id }, trx);
          return record;
        },
      ).catch(throwDuplicate);
    },

    async update(
      writer: UserContext,
      id: string,
      data: BusinessUpdate,
      uploads: Uploads,
    ): Promise<BusinessRecord> {
      const before = await known(writer.actor, id);
      requireVersion(before, data.version);
      const checked = await checkInput(writer.actor, before, data, uploads);
      return withImageTransaction(
        services,
        checked.logo ? [checked.logo] : [],
        async (trx, store) => {
          const record = await updateIn(services, trx, store, { writer, id, data, checked });
          await contentChanged(services, { entity: 'business', id }, trx);
          return record;
        },
      ).catch(throwDuplicate);
    },
  };
}

async function insertIn(
  trx: Db,
  store: StoreImage,
  writer: UserContext,
  { columns, logo }: Checked,
): Promise<BusinessRecord> {
  const id = newId();
  const row = { ...columns, id, created_by: writer.actor.id };
  await trx
    .insertInto('business_profile')
    .values(row as Insertable<BusinessProfileTable>)
    .execute();
  if (logo) await writeLogo(trx, store, { id, logo, by: writer.actor.id });
  const record = await readBusiness(trx, id, { reader: writer.actor });
  await auditBusiness(trx, writer, 'Create', id, changesBetween({}, auditView(record)));
  return record;
}

interface Change {
  writer: UserContext;
  id: string;
  data: BusinessUpdate;
  checked: Checked;
}

async function updateIn(
  services: Services,
  trx: Db,
  store: StoreImage,
  { writer, id, data, checked: { columns, logo } }: Change,
): Promise<BusinessRecord> {
  const { actor } = writer;
  const before = await lockBusiness(trx, id, actor);
  await requireOwner(trx, actor, id);
  requireStatus(actor, before);
  requireVersion(before, data.version);
  if (!isStaff(actor)) requireOwnFields(data, before);
  const waits = waitsForStaff(actor, before);
  const { change, direct } = waits
    ? splitColumns(columns, before)
    : { change: {}, direct: columns };
  const written = await confirmEmailFirst(services, trx, writer, before, direct);
  if (Object.keys(written).length > 0) {
    await trx.updateTable('business_profile').set(written).where('id', '=', id).execute();
  }
  const changesLogo = logo !== undefined || (data.logoId === null && before.logo !== null);
  if (changesLogo && waits) {
    change.logoId = logo
      ? await storeLogo(trx, store, { id, logo, by: actor.id }, 'private')
      : null;
  } else if (changesLogo) await writeLogo(trx, store, { id, logo, by: actor.id });
  const after = await readBusiness(trx, id, { reader: actor });
  const diff = changesBetween(auditView(before), auditView(after));
  const isChanged = Object.keys(diff).length > 0;
  if (isChanged) await showAmongClients(trx, before, after);
  if (isChanged) await auditBusiness(trx, writer, 'Update', id, diff);
  const isProposed = await proposeChange(services, trx, { writer, before, change });
  // Nothing that anybody could be in conflict with.
  if (!isChanged && !isProposed) return after;
  await bumpVersion(trx, id);
  return readBusiness(trx, id, { reader: actor });
}
