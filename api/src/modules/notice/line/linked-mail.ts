import type { Mail } from '@dara/backend';
import { emailTemplate } from '../../../kernel/text/email-template.ts';
import { siteLink } from '../../../kernel/text/site-link.ts';
import type { LinkedPerson } from './line-link.repository.ts';
import { CHOICE_PAGE } from '../delivery/notice-mail.ts';

/** Notifies the owner of an account that a LINE account was linked, in case it was another person. */
export function linkedMail({ email: to, language }: LinkedPerson, publicUrl: string): Mail {
  return emailTemplate({
    to,
    language,
    link: siteLink(publicUrl, language, CHOICE_PAGE),
    th: {
      subject: 'เชื่อมบัญชี Dara กับ LINE แล้ว',
      lines: [
        'นับจากนี้เราจะแจ้งเรื่องที่เกี่ยวกับคุณทาง LINE ด้วย',
        'หากคุณไม่ได้เป็นผู้เชื่อม ให้ยกเลิกการเชื่อมที่ลิงก์ด้านล่าง แล้วเปลี่ยนรหัสผ่าน',
      ],
      action: 'ตั้งค่าการแจ้งเตือน',
    },
    en: {
      subject: 'Your Dara account is linked with LINE',
      lines: [
        'From now on we tell you what concerns you by LINE as well.',
        'If it was not you who linked it, unlink it below and change your password.',
      ],
      action: 'Notice settings',
    },
  });
}
