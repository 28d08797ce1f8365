import type { Mail } from '@dara/backend';
import { emailTemplate } from '../../../kernel/text/email-template.ts';

export function agencyMail(
  to: string,
  kind: 'talent' | 'business',
  name: string,
  link: string,
): Mail {
  const isTalent = kind === 'talent';
  return emailTemplate({
    to,
    language: 'th',
    link,
    th: {
      subject: isTalent ? `นักแสดงใหม่รออนุมัติ: ${name}` : `ธุรกิจใหม่รออนุมัติ: ${name}`,
      lines: [`${name} ลงทะเบียนผ่านเว็บไซต์และรอการตรวจสอบ`],
      action: 'ตรวจสอบ',
    },
    en: {
      subject: isTalent ? `New talent to review: ${name}` : `New business to review: ${name}`,
      lines: [`${name} has registered on the website and waits for approval.`],
      action: 'Review',
    },
  });
}
