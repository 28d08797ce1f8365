import type { Mail } from '@dara/backend';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import { textOf } from '../../../kernel/text/labels.ts';
import { emailTemplate } from '../../../kernel/text/email-template.ts';

export function agencyMail(
  to: string,
  kind: 'talent' | 'business',
  name: Localized,
  link: string,
): Mail {
  const { th } = name;
  const en = textOf(name, 'en');
  const isTalent = kind === 'talent';
  return emailTemplate({
    to,
    language: 'th',
    link,
    th: {
      subject: isTalent ? `นักแสดงใหม่รออนุมัติ: ${th}` : `ธุรกิจใหม่รออนุมัติ: ${th}`,
      lines: [`${th} ลงทะเบียนผ่านเว็บไซต์และรอการตรวจสอบ`],
      action: 'ตรวจสอบ',
    },
    en: {
      subject: isTalent ? `New talent to review: ${en}` : `New business to review: ${en}`,
      lines: [`${en} has registered on the website and waits for approval.`],
      action: 'Review',
    },
  });
}
