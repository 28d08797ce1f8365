import { checkAll, type Db, type Services, type Uploads } from '@dara/backend';
import type { Static } from 'typebox';
import { bodyColumns } from '../../../kernel/database/talent-body.ts';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { enqueueMails } from '../../../kernel/text/email-template.ts';
import { today } from '../../../kernel/age.ts';
import { cleanLine, cleanName, optionalLine } from '../../../kernel/schema/input.ts';
import { contentChanged } from '../../../kernel/content/content.ts';
import { newId } from '../../../kernel/new-id.ts';
import { textOf } from '../../../kernel/text/labels.ts';
import {
  normalizeEmail,
  type Session,
  hashPassword,
  addressRow,
  insertAccount,
  refuseDuplicates,
  throwDuplicate,
  agencyMail,
  welcomeMail,
  signInAnswer,
  type Signer,
} from '../../authorization/authorization.public.ts';
import { requestGuardianConfirmation } from '../../guardian/guardian.public.ts';
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

interface Pictures {
  image: Original | undefined;
  album: Original[];
}

/** Makes a talent with its account, works, channels, consents and pictures: all of it, or nothing. */
export function createTalentRegistration(app: Signer, services: Services) {
  const images = createImageStore(services);

  const check = (input: TalentRegistration, uploads: Uploads) =>
    checkAll(
      () => checkTalent(input, today()),
      () =>
        refuseDuplicates(services.db, {
          email: normalizeEmail(input.email),
          displayName: cleanName(input.displayName),
        }),
      () => readUploads(images, uploads, PICTURES),
    );

  const register = async (
    input: TalentRegistration,
    uploads: Uploads,
    requestId: string,
  ): Promise<Static<typeof Session>> => {
    const [data, , pictures] = await check(input, uploads);
    const [image] = pictures.imageFile;
    const album = pictures.albumImageFiles;
    const passwordHash = await hashPassword(data.password);
    const talent: NewTalent = { id: newId(), profileId: newId(), passwordHash, data };
    const originals = image ? [image, ...album] : album;
    return withImageTransaction(services, originals, async (trx, storeImage) => {
      await insertTalent(trx, talent);
      await insertParts(trx, talent);
      await insertProfile(trx, talent);
      await storePictures(trx, storeImage, talent, { image, album });
      await recordAudit(trx, {
        actor: { id: talent.profileId, permission: 'Talent' },
        action: 'Register',
        entity: 'talent',
        entityId: talent.id,
        diff: { displayName: data.displayName, talentTypes: data.talentTypes },
        requestId,
      });
      await enqueueMails(services, mailsOf(services, talent), trx);
      await requestGuardianConfirmation(services, trx, talent.id);
      await contentChanged(services, { entity: 'talent', id: talent.id }, trx);
      return signInAnswer(app, trx, talent.profileId);
    }).catch(throwDuplicate);
  };

  return { check, register };
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
  });
}

async function storePictures(
  trx: Db,
  storeImage: StoreImage,
  { id, profileId }: NewTalent,
  { image, album }: Pictures,
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

function mailsOf(services: Services, { id, data }: NewTalent) {
  const { publicUrl, recipients } = agencyOf(services);
  const { email, displayName, language = 'th' } = data;
  const review = `${publicUrl}/management/talent/model/detail/${id}`;
  return [
    welcomeMail(email, language, 'talent', `${publicUrl}/talent/profile`),
    ...recipients.map((to) => agencyMail(to, 'talent', displayName, review)),
  ];
}
