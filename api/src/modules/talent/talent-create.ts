import { databaseOf, type Identity, type Mail, type Services, type Uploads } from '@dara/backend';
import type { Insertable, Kysely } from 'kysely';
import type { AccountTables } from '../../app/account-tables.ts';
import { letter, sendAll } from '../../app/letter.ts';
import { today } from '../../domain/age.ts';
import { changesBetween } from '../../domain/changes.ts';
import { contentChanged } from '../../domain/content.ts';
import type { TalentTable } from '../../domain/db-talent.ts';
import { newId } from '../../domain/new-id.ts';
import type { Language } from '../../domain/shapes.ts';
import { createResetToken } from '../authorization/authorization.repository.ts';
import { hashPassword } from '../authorization/password.ts';
import {
  insertAccount,
  refuseDuplicates,
  registerTablesOf,
  throwDuplicate,
} from '../authorization/register-account.ts';
import { resetLink } from '../authorization/reset-mail.ts';
import { createImageStore } from '../image/image-store.ts';
import { keepTogether, type Keep } from '../image/keep-together.ts';
import { readUploads } from '../image/read-uploads.ts';
import { TALENT_PICTURES, writePictures, type TalentPictures } from './talent-album.ts';
import { syncAccount } from './talent-account.ts';
import { auditTalent, auditView } from './talent-audit.ts';
import type { TalentRecord } from './talent-record.schema.ts';
import { replaceTags, requireTags } from './talent-tags.ts';
import { takeTopPlace } from './talent-top.ts';
import { insertWorks } from './talent-work.repository.ts';
import { checkInput, type CheckedInput } from './talent-write.check.ts';
import { readTalent, writeSocial } from './talent-write.repository.ts';
import type { TalentCreate } from './talent-write.schema.ts';

/** Long enough for somebody who reads mail once a week. */
const INVITATION_MS = 7 * 24 * 3_600_000;

interface NewTalent {
  id: string;
  profileId: string;
  actor: Identity;
  requestId: string;
  data: TalentCreate;
  checked: CheckedInput;
  pictures: TalentPictures;
  passwordHash: string | null;
}

/** Makes a talent and its account, all or nothing; without a password the person is sent a link to choose one. */
export function createTalentCreation(services: Services) {
  const images = createImageStore(services);

  return async (
    actor: Identity,
    requestId: string,
    data: TalentCreate,
    uploads: Uploads,
  ): Promise<TalentRecord> => {
    const checked = checkInput(data, { birthday: null, guardian: null }, today());
    const { email, columns } = checked;
    await refuseDuplicates(registerTablesOf(services.db), {
      email: email ?? '',
      displayName: String(columns.display_name),
    });
    const pictures = await readUploads(images, uploads, TALENT_PICTURES);
    const passwordHash = data.password === undefined ? null : await hashPassword(data.password);
    const ids = { id: newId(), profileId: newId() };
    const talent = { ...ids, actor, requestId, data, checked, pictures, passwordHash };
    const announced = [...pictures.imageFile, ...pictures.imageFiles];
    const record = await keepTogether(services, announced, (trx, keep) =>
      insertIn(trx, keep, talent),
    ).catch(throwDuplicate);
    await contentChanged(services, { entity: 'talent', id: record.id });
    if (passwordHash === null) await invite(services, ids.profileId, record.email, data.language);
    return record;
  };
}

async function insertIn(
  trx: Kysely<unknown>,
  keep: Keep,
  talent: NewTalent,
): Promise<TalentRecord> {
  const { id, actor, data, checked, pictures } = talent;
  await insertRows(trx, talent);
  if (data.tags) {
    await requireTags(trx, data.tags, 'tags');
    await replaceTags(trx, id, data.tags);
  }
  if (checked.social) await writeSocial(trx, id, checked.social);
  const owner = { talentId: id, createdBy: actor.id };
  await writePictures(trx, keep, data, pictures, { imageId: null, album: [] }, owner);
  const record = await readTalent(trx, id);
  await syncAccount(trx, null, record);
  const shown = { ...auditView(record), talentTypes: record.talentTypes };
  await auditTalent(trx, talent, 'Create', id, changesBetween({}, shown));
  return record;
}

async function insertRows(
  trx: Kysely<unknown>,
  { id, profileId, actor, data, checked, passwordHash }: NewTalent,
): Promise<void> {
  const { columns, email = '' } = checked;
  const active = data.active ?? true;
  const isTop10 = active && (data.isTop10 ?? false);
  if (isTop10) await takeTopPlace(trx, id);
  const tables = registerTablesOf(trx);
  await tables
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
  await insertWorks(tables, { talentId: id, createdBy: actor.id }, data.talentTypes ?? []);
  await insertAccount(tables, {
    id: profileId,
    email,
    password_hash: passwordHash,
    permission: 'Talent',
    talent_id: id,
    language: data.language ?? 'th',
    created_by: actor.id,
  });
}

/** The record stands whether or not its mail leaves: the person can ask for another link. */
async function invite(
  services: Services,
  profileId: string,
  email: string,
  language: Language = 'th',
): Promise<void> {
  const accounts = databaseOf<AccountTables>(services);
  const token = await createResetToken(accounts, profileId, INVITATION_MS);
  const link = resetLink(services.config.publicUrl, email, token);
  await sendAll(services, [invitation(email, language, link)]);
}

function invitation(to: string, language: Language, link: string): Mail {
  return letter({
    to,
    language,
    link,
    th: {
      subject: 'ตั้งรหัสผ่านเพื่อเข้าใช้โปรไฟล์ Dara ของคุณ',
      lines: [
        'ทีมงาน Dara สร้างโปรไฟล์นักแสดงให้คุณแล้ว',
        'กดลิงก์ด้านล่างเพื่อตั้งรหัสผ่านและตรวจสอบข้อมูลของคุณ ลิงก์ใช้ได้ครั้งเดียวภายใน 7 วัน',
      ],
      action: 'ตั้งรหัสผ่าน',
    },
    en: {
      subject: 'Choose a password for your Dara profile',
      lines: [
        'The Dara team has made a talent profile for you.',
        'Open the link below to choose a password and look over your details. It works once, within 7 days.',
      ],
      action: 'Choose a password',
    },
  });
}
