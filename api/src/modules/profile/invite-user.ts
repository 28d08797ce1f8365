import type { Db, Mail, Services } from '@dara/backend';
import type { Language } from '../../kernel/schema/shapes.ts';
import { emailTemplate } from '../../kernel/text/email-template.ts';
import { mailPasswordLink } from '../authorization/authorization.public.ts';

type Mailing = Pick<Services, 'config' | 'mailJob'>;

/** Long enough for people who read mail once a week. */
const INVITATION_MS = 7 * 24 * 3_600_000;

export interface Addressee {
  id: string;
  email: string;
  language: Language;
}

/** Lets a link to choose the first password leave when `trx` is committed; links from before stop working. */
export function inviteUser(services: Mailing, trx: Db, owner: Addressee): Promise<void> {
  return mailPasswordLink(services, trx, owner, { lifetimeMs: INVITATION_MS, mail: invitation });
}

function invitation(to: string, language: Language, link: string): Mail {
  return emailTemplate({
    to,
    language,
    link,
    th: {
      subject: 'ตั้งรหัสผ่านเพื่อเข้าใช้งาน Dara',
      lines: [
        'ผู้ดูแลระบบสร้างบัญชี Dara ให้คุณแล้ว',
        'กดลิงก์ด้านล่างเพื่อตั้งรหัสผ่านและเข้าสู่ระบบ ลิงก์ใช้ได้ครั้งเดียวภายใน 7 วัน',
      ],
      action: 'ตั้งรหัสผ่าน',
    },
    en: {
      subject: 'Choose a password for your Dara account',
      lines: [
        'An administrator has made a Dara account for you.',
        'Open the link below to choose a password and sign in. It works once, within 7 days.',
      ],
      action: 'Choose a password',
    },
  });
}
