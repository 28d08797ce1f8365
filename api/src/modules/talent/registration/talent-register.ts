import { checkAll, type Db, type Services, type Trx, type Uploads } from '@dara/backend';
import { bodyColumns } from '../../../kernel/database/talent-body.ts';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { today } from '../../../kernel/age.ts';
import { cleanLine, cleanName, optionalLine } from '../../../kernel/schema/input.ts';
import { contentChanged } from '../../../kernel/content/content.ts';
import { newId } from '../../../kernel/new-id.ts';
import { textOf } from '../../../kernel/text/labels.ts';
import {
  normalizeEmail,
  type RegistrationReceipt,
  hashPassword,
  addressRow,
  insertAccount,
  refuseDuplicates,
  throwDuplicate,
  mailConfirmation,
  openRegistration,
  type Opening,
} from '../../authorization/authorization.public.ts';
import {
  createImageStore,
  withImageTransaction,
  type StoreImage,
  readUploads,
  type Original,
} from '../../image/image.public.ts';
import { agencyOf } from '../../site-setting/site-setting.public.ts';
import { checkTalent, type CheckedTalent } from './talent-register.check.ts';
import { ALBUM_MAX, type TalentRegistration } from './talent-register.schema.ts';
import { insertWorks } from '../work/talent-work.repository.ts';

const PICTURES = { imageFile: { max: 1, isSquare: true }, albumImageFiles: { max: ALBUM_MAX } };

interface NewTalent {
  id: string;
  profileId: string;
  passwordHash: string;
  data: CheckedTalent;
}

interface Images {
  image: Original | undefined;
  album: Original[];
}

/** Creates a talent with account, works, channels, consents and images, in one transaction. */
export function createTalentRegistration(services: Services) {
  const images = createImageStore(services);

  const check = (input: TalentRegistration, uploads: Uploads) =>
    checkAll(
      () => checkTalent(input, { day: today(), suffix: agencyOf(services).emailSuffix }),
      () =>
        refuseDuplicates(services.db, {
          registering: normalizeEmail(input.email),
          displayName: cleanName(input.displayName),
        }),
      () => readUploads(images, uploads, PICTURES),
    );

  const register = async (
    input: TalentRegistration,
    uploads: Uploads,
    requestId: string,
  ): Promise<RegistrationReceipt> => {
    const [data, , pictures] = await check(input, uploads);
    const [image] = pictures.imageFile;
    const album = pictures.albumImageFiles;
    const passwordHash = await hashPassword(data.password);
    const { email, displayName } = data;
    const originals = image ? [image, ...album] : album;
    const write = (opening: Opening): Promise<void> => {
      const shown = { ...data, email: opening.email };
      const talent: NewTalent = { id: newId(), profileId: newId(), passwordHash, data: shown };
      const work = async (trx: Trx, storeImage: StoreImage): Promise<void> => {
        await opening.begin(trx);
        await insertAll(trx, storeImage, talent, { image, album });
        await finishIn(trx, talent, requestId);
        await opening.finish(trx);
      };
      return withImageTransaction(services, originals, work).catch(throwDuplicate);
    };
    await openRegistration(services, { email, displayName, forTalent: true }, write);
    return { email };
  };

  async function finishIn(trx: Trx, talent: NewTalent, requestId: string): Promise<void> {
    const { id, profileId, data } = talent;
    await recordAudit(trx, {
      actor: { id: profileId, permission: 'Talent' },
      action: 'Register',
      entity: 'talent',
      entityId: id,
      diff: { displayName: data.displayName, talentTypes: data.talentTypes },
      requestId,
    });
    const owner = { id: profileId, email: data.email, language: data.language ?? 'th' };
    await mailConfirmation(services, trx, owner);
    await contentChanged(services, { entity: 'talent', id }, trx);
  }

  return { check, register };
}

async function insertAll(
  trx: Trx,
  storeImage: StoreImage,
  talent: NewTalent,
  pictures: Images,
): Promise<void> {
  await insertTalent(trx, talent);
  await insertParts(trx, talent);
  await insertProfile(trx, talent);
  await storeImages(trx, storeImage, talent, pictures);
}

async function insertTalent(trx: Db, { id, profileId, data }: NewTalent): Promise<void> {
  await trx
    .insertInto('talent')
    .values({
      id,
      created_by: profileId,
      display_name: data.displayName,
      first_name: JSON.stringify(data.firstName),
      last_name: JSON.stringify(data.lastName),
      nick_name: JSON.stringify(data.nickName),
      nationality: data.nationality,
      gender: data.gender,
      birthday: data.birthDay,
      email: data.email,
      phone_number: data.phoneNumber,
      company_name: optionalLine(data.companyName),
      bio: data.bio && JSON.stringify(data.bio),
      languages: data.languages ?? [],
      guardian: data.guardian && JSON.stringify(data.guardian),
      ...bodyColumns(data),
      status: 'Pending',
    })
    .execute();
}

async function insertParts(trx: Db, { id, profileId, data }: NewTalent): Promise<void> {
  await insertWorks(trx, { talentId: id, createdBy: profileId }, data.talentTypes);
  const socials = data.socialMedia.map((social, position) => ({
    id: newId(),
    talent_id: id,
    position,
    ...social,
  }));
  if (socials.length > 0) await trx.insertInto('talent_social').values(socials).execute();
  const { publicProfile, clientSharing, marketing, textVersion } = data.consents;
  const given = {
    PublicProfile: publicProfile,
    ClientSharing: clientSharing,
    Marketing: marketing,
  };
  const consents = (Object.keys(given) as (keyof typeof given)[])
    .filter((purpose) => given[purpose])
    .map((purpose) => ({
      id: newId(),
      subject: id,
      purpose,
      text_version: cleanLine(textVersion),
      given_by: data.guardian ? ('guardian' as const) : ('self' as const),
    }));
  await trx.insertInto('consent').values(consents).execute();
}

async function insertProfile(trx: Db, talent: NewTalent): Promise<void> {
  const { data } = talent;
  const language = data.language ?? 'th';
  await insertAccount(trx, {
    id: talent.profileId,
    email: data.email,
    password_hash: talent.passwordHash,
    first_name: textOf(data.firstName, language),
    last_name: textOf(data.lastName, language),
    permission: 'Talent',
    contact_phone: data.phoneNumber,
    ...addressRow(data),
    talent_id: talent.id,
    language,
    email_confirmed_at: null,
  });
}

async function storeImages(
  trx: Db,
  storeImage: StoreImage,
  { id, profileId }: NewTalent,
  { image, album }: Images,
): Promise<void> {
  const owner = { alt: null, access: 'public', talentId: id, createdBy: profileId } as const;
  const imageId = image ? await storeImage(image, owner) : null;
  const albumIds: string[] = [];
  for (const picture of album) albumIds.push(await storeImage(picture, owner));
  if (imageId === null && albumIds.length === 0) return;
  const pictures = { image_id: imageId, album_image_ids: albumIds };
  await trx.updateTable('talent').set(pictures).where('id', '=', id).execute();
  if (imageId === null) return;
  await trx.updateTable('profile').set({ image_id: imageId }).where('id', '=', profileId).execute();
}
