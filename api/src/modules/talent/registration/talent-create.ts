import { checkAll, type Db, type Identity, type Services, type Uploads } from '@dara/backend';
import type { Insertable } from 'kysely';
import { today } from '../../../kernel/age.ts';
import { changesBetween } from '../../../kernel/record/changes.ts';
import { contentChanged } from '../../../kernel/content/content.ts';
import type { TalentTable } from '../../../kernel/database/generated.ts';
import { cleanName } from '../../../kernel/schema/input.ts';
import { newId } from '../../../kernel/new-id.ts';
import {
  normalizeEmail,
  insertAccount,
  refuseDuplicates,
  throwDuplicate,
} from '../../authorization/authorization.public.ts';
import { requestGuardianConfirmation } from '../../guardian/guardian.public.ts';
import {
  createImageStore,
  withImageTransaction,
  type StoreImage,
  readUploads,
} from '../../image/image.public.ts';
import {
  TALENT_PICTURES,
  checkImages,
  NO_PICTURES,
  writeImages,
  type TalentImages,
} from '../write/talent-album.ts';
import { syncAccount } from '../write/talent-account.ts';
import { auditTalent, auditView } from '../record/talent-audit.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';
import { replaceTags, requireTags } from '../../../kernel/record/tags.ts';
import { requireFreeTopPlace, reserveTopPlace } from '../rules/talent-top.ts';
import { insertWorks } from '../work/talent-work.repository.ts';
import { inviteTalent } from '../lifecycle/talent-invitation.ts';
import { agencyOf } from '../../site-setting/site-setting.public.ts';
import { checkInput, type CheckedInput } from '../write/talent-write.check.ts';
import { readTalent } from '../record/talent-read.ts';
import { writeSocial } from '../write/talent-social.repository.ts';
import type { TalentCreate } from '../write/talent-write.schema.ts';

interface NewTalent {
  id: string;
  profileId: string;
  actor: Identity;
  requestId: string;
  data: TalentCreate;
  checked: CheckedInput;
  pictures: TalentImages;
}

/** Makes a talent and its account, all or nothing; the person is sent a link to choose a password. */
export function createTalentCreation(services: Services) {
  const images = createImageStore(services);

  async function check(data: TalentCreate, uploads: Uploads) {
    const { db } = services;
    const id = newId();
    const known = { birthday: null, guardian: null };
    const [checked, , , , , pictures] = await checkAll(
      () =>
        checkInput(
          data,
          { ...known, email: null },
          { day: today(), suffix: agencyOf(services).emailSuffix },
        ),
      () =>
        refuseDuplicates(db, {
          email: normalizeEmail(data.email),
          displayName: cleanName(data.displayName),
        }),
      () => requireTags(db, 'Talent', data.tags ?? [], 'tags'),
      () => (data.isTop10 && (data.active ?? true) ? requireFreeTopPlace(db, id) : undefined),
      () => checkImages(db, id, data, NO_PICTURES, uploads),
      () => readUploads(images, uploads, TALENT_PICTURES),
    );
    return { checked, pictures };
  }

  async function create(
    actor: Identity,
    requestId: string,
    data: TalentCreate,
    uploads: Uploads,
  ): Promise<TalentRecord> {
    const { checked, pictures } = await check(data, uploads);
    const ids = { id: newId(), profileId: newId() };
    const talent = { ...ids, actor, requestId, data, checked, pictures };
    const originals = [...pictures.imageFile, ...pictures.imageFiles];
    return withImageTransaction(services, originals, async (trx, storeImage) => {
      const inserted = await insertIn(trx, storeImage, talent);
      const { email: to } = inserted;
      await requestGuardianConfirmation(services, trx, ids.id);
      await inviteTalent(services, trx, { profileId: ids.profileId, to, language: data.language });
      await contentChanged(services, { entity: 'talent', id: ids.id }, trx);
      return inserted;
    }).catch(throwDuplicate);
  }

  return { check, create };
}

async function insertIn(trx: Db, storeImage: StoreImage, talent: NewTalent): Promise<TalentRecord> {
  const { id, actor, data, checked, pictures } = talent;
  await insertRows(trx, talent);
  if (data.tags) {
    await requireTags(trx, 'Talent', data.tags, 'tags');
    await replaceTags(trx, { kind: 'Talent', id }, data.tags);
  }
  if (checked.social) await writeSocial(trx, id, checked.social, []);
  const owner = { talentId: id, createdBy: actor.id };
  const { columns } = await writeImages(trx, storeImage, data, pictures, NO_PICTURES, owner);
  if (Object.keys(columns).length > 0)
    await trx.updateTable('talent').set(columns).where('id', '=', id).execute();
  const record = await readTalent(trx, id);
  await syncAccount(trx, null, record);
  const shown = { ...auditView(record), talentTypes: record.talentTypes };
  await auditTalent(trx, talent, 'Create', id, changesBetween({}, shown));
  return record;
}

async function insertRows(
  trx: Db,
  { id, profileId, actor, data, checked }: NewTalent,
): Promise<void> {
  const { columns, email = '' } = checked;
  const active = data.active ?? true;
  const isTop10 = active && (data.isTop10 ?? false);
  if (isTop10) await reserveTopPlace(trx, id);
  await trx
    .insertInto('talent')
    .values({
      ...columns,
      id,
      created_by: actor.id,
      display_name: String(columns.display_name),
      first_name: String(columns.first_name),
      last_name: String(columns.last_name),
      gender: data.gender,
      email,
      active,
      is_top10: isTop10,
      status: 'Pending',
    } as Insertable<TalentTable>)
    .execute();
  await insertWorks(trx, { talentId: id, createdBy: actor.id }, data.talentTypes ?? []);
  await insertAccount(trx, {
    id: profileId,
    email,
    permission: 'Talent',
    talent_id: id,
    language: data.language ?? 'th',
    created_by: actor.id,
  });
}
