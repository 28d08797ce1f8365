import type { Mail } from '@dara/backend';
import type { Language, Localized } from '../../../kernel/schema/shapes.ts';
import { emailTemplate } from '../../../kernel/text/email-template.ts';
import { textOf } from '../../../kernel/text/labels.ts';

/** Invites a colleague to join a business. */
export function invitationMail(
  to: string,
  language: Language,
  company: Localized,
  link: string,
): Mail {
  const [th, en] = [textOf(company, 'th'), textOf(company, 'en')];
  return emailTemplate({
    to,
    language,
    link,
    th: {
      subject: `คำเชิญร่วมใช้งานบัญชีธุรกิจ ${th} บน Dara`,
      lines: [
        `คุณได้รับเชิญให้ร่วมใช้งานบัญชีธุรกิจของ ${th}`,
        'กดลิงก์ด้านล่างเพื่อตั้งรหัสผ่านและเริ่มใช้งาน ลิงก์ใช้ได้ครั้งเดียวภายใน 7 วัน',
        'หากคุณไม่รู้จักบริษัทนี้ ไม่ต้องทำอะไร',
      ],
      action: 'ตอบรับคำเชิญ',
    },
    en: {
      subject: `You are invited to the account of ${en} at Dara`,
      lines: [
        `You have been invited to work with the business account of ${en}.`,
        'Open the link below to choose a password and begin. It works once, within 7 days.',
        'If you do not know this company, do nothing.',
      ],
      action: 'Accept the invitation',
    },
  });
}
