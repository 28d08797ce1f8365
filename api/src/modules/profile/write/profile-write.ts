import {
  AppError,
  checkAll,
  type Db,
  type Identity,
  type Services,
  type Trx,
  type Uploads,
} from '@dara/backend';
import type { Insertable } from 'kysely';
import type { ProfileTable } from '../../../kernel/database/generated.ts';
import { newId } from '../../../kernel/new-id.ts';
import { changesBetween } from '../../../kernel/record/changes.ts';
import type { UserContext } from '../../../kernel/record/history.ts';
import { requireVersion } from '../../../kernel/record/version.ts';
import { askEmailOfOther, countResetMail } from '../../authorization/authorization.public.ts';
import {
  createImageStore,
  readUploads,
  withImageTransaction,
  type Original,
  type StoreImage,
} from '../../image/image.public.ts';
import { auditProfile, auditView } from '../profile.audit.ts';
import { inviteUser } from '../invite-user.ts';
import { lockProfile } from '../lock-profile.ts';
import { findProfile } from '../profile.repository.ts';
import type { ManagementProfile } from '../profile.schema.ts';
import { applyChangeEffects } from './profile-change.ts';
import { requireFreeEmail, throwTakenEmail } from './profile-email.ts';
import { agencyOf } from '../../site-setting/site-setting.public.ts';
import { checkProfileInput, requireAllowed, type ProfileColumns } from './profile-input.ts';
import { writeProfileImage } from './profile-image.ts';
import type { ProfileCreate, ProfileInput, ProfileUpdate } from './profile-write.schema.ts';

interface Checked {
  columns: ProfileColumns;
  picture: Original | undefined;
}

/** Creates and changes users: fields and image, in one transaction. */
export function createProfileWrites(services: Services) {
  const { db } = services;
  const images = createImageStore(services);

  async function checkInput(
    actor: Identity,
    known: ManagementProfile | null,
    data: ProfileInput,
    uploads: Uploads,
  ): Promise<Checked> {
    const [, columns, , { image }] = await checkAll(
      () => requireAllowed(actor, data, known),
      () => checkProfileInput(data, known, agencyOf(services).emailSuffix),
      () => requireFreeEmail(db, data.email, known?.id ?? null),
      () => readUploads(images, uploads, { image: { max: 1, isSquare: true } }),
    );
    return { columns, picture: image[0] };
  }

  return {
    check: async (actor: Identity, id: string | null, data: ProfileInput, uploads: Uploads) =>
      checkInput(actor, id === null ? null : await readProfile(db, id), data, uploads),

    async create(
      writer: UserContext,
      data: ProfileCreate,
      uploads: Uploads,
    ): Promise<ManagementProfile> {
      const checked = await checkInput(writer.actor, null, data, uploads);
      return withImageTransaction(services, picturesOf(checked), async (trx, store) => {
        const record = await insertIn(trx, store, writer, checked);
        if (record.active) await inviteUser(services, trx, record);
        return record;
      }).catch(throwTakenEmail);
    },

    async update(
      writer: UserContext,
      id: string,
      data: ProfileUpdate,
      uploads: Uploads,
    ): Promise<ManagementProfile> {
      const before = await readProfile(db, id);
      requireVersion(before, data.version);
      const checked = await checkInput(writer.actor, before, data, uploads);
      const { email } = checked.columns;
      if (email !== undefined && email !== before.email)
        await countResetMail(services.limiter, email);
      return withImageTransaction(services, picturesOf(checked), (trx, store) =>
        updateIn(services, trx, store, { writer, id, data, checked }),
      ).catch(throwTakenEmail);
    },
  };
}

const picturesOf = ({ picture }: Checked): Original[] => (picture ? [picture] : []);

export async function readProfile(db: Db, id: string): Promise<ManagementProfile> {
  const record = await findProfile(db, id);
  if (!record) throw new AppError('USER_NOT_EXIST');
  return record;
}

async function insertIn(
  trx: Db,
  store: StoreImage,
  writer: UserContext,
  { columns, picture }: Checked,
): Promise<ManagementProfile> {
  const id = newId();
  const row = { ...columns, id, created_by: writer.actor.id };
  await trx
    .insertInto('profile')
    .values(row as Insertable<ProfileTable>)
    .execute();
  if (picture) await writeProfileImage(trx, store, { id, picture });
  const record = await readProfile(trx, id);
  await auditProfile(trx, writer, 'Create', id, changesBetween({}, auditView(record)));
  return record;
}

interface Change {
  writer: UserContext;
  id: string;
  data: ProfileUpdate;
  checked: Checked;
}

/** A new address of a user who can sign in must be confirmed; returns the columns to write immediately. */
async function askedFirst(
  services: Services,
  trx: Trx,
  writer: UserContext,
  before: ManagementProfile,
  given: ProfileColumns,
): Promise<ProfileColumns> {
  const { email, ...rest } = given;
  const isInUse = !before.isInvited || before.lastLoginAt !== null;
  if (email === undefined || email === before.email || !isInUse) return { ...given };
  await askEmailOfOther(services, trx, writer, { profileId: before.id, email });
  return rest;
}

async function updateIn(
  services: Services,
  trx: Trx,
  store: StoreImage,
  { writer, id, data, checked: { columns: given, picture } }: Change,
): Promise<ManagementProfile> {
  const before = await lockProfile(trx, writer.actor, id);
  requireVersion(before, data.version);
  requireAllowed(writer.actor, data, before);
  const columns = await askedFirst(services, trx, writer, before, given);
  if (columns.language && writer.actor.id === id) columns.has_chosen_language = true;
  if (Object.keys(columns).length > 0) {
    await trx.updateTable('profile').set(columns).where('id', '=', id).execute();
  }
  if (picture || data.imageId === null) await writeProfileImage(trx, store, { id, picture });
  const after = await readProfile(trx, id);
  const diff = changesBetween(auditView(before), auditView(after));
  // Without a change there is no conflict.
  if (Object.keys(diff).length === 0) return before;
  await applyChangeEffects(services, trx, before, after);
  await auditProfile(trx, writer, 'Update', id, diff);
  await trx
    .updateTable('profile')
    .set((eb) => ({ updated_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return readProfile(trx, id);
}
