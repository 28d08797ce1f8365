import { AppError, type Db, type Mail, type Services } from '@dara/backend';
import { emailTemplate } from '../../../kernel/text/email-template.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { countResetMail, mailPasswordLink } from '../../authorization/authorization.public.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { auditTalent } from '../record/talent-audit.ts';
import { readTalent } from '../record/talent-read.ts';

/** Long enough for people who read mail once a week. */
const INVITATION_MS = 7 * 24 * 3_600_000;

interface Invited {
  profileId: string;
  to: string;
  language?: Language | undefined;
}

/** Lets an invitation leave when `trx` is committed. */
export function inviteTalent(
  services: Services,
  trx: Db,
  { profileId: id, to: email, language = 'th' }: Invited,
): Promise<void> {
  const owner = { id, email, language };
  return mailPasswordLink(services, trx, owner, { lifetimeMs: INVITATION_MS, mail: invitation });
}

/**
 * Mails a talent a link to set the first or a new password. Only the owner ever sets a password. Throws
 * `TALENT_NOT_EXIST`, `USER_NOT_FOUND` without an account, `USER_DISABLED`, `RATE_LIMITED`.
 */
export async function sendPasswordLink(
  services: Services,
  context: ActorContext,
  talentId: string,
): Promise<void> {
  const db = services.db;
  await readTalent(services.db, talentId);
  const account = await db
    .selectFrom('profile')
    .select(['id', 'email', 'language', 'active', 'password_hash'])
    .where('talent_id', '=', talentId)
    .where('permission', '=', 'Talent')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!account) throw new AppError('USER_NOT_FOUND');
  if (!account.active) throw new AppError('USER_DISABLED');
  const { id, email, language } = account;
  await countResetMail(services.limiter, email);
  await services.db.transaction().execute(async (trx) => {
    await auditTalent(trx, context, 'SendPasswordLink', talentId);
    if (account.password_hash !== null) return mailPasswordLink(services, trx, account);
    await inviteTalent(services, trx, { profileId: id, to: email, language });
  });
}

function invitation(to: string, language: Language, link: string): Mail {
  return emailTemplate({
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
