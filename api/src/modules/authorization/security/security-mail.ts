import type { Mail } from '@dara/backend';
import { emailTemplate } from '../../../kernel/text/email-template.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { SECURITY_TEXTS, type SecurityEvent } from './security-texts.ts';

const ACCOUNT_PATH = '/management/setting/account?tab=security';

const NOT_YOU = {
  th: 'หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที ออกจากระบบบนอุปกรณ์อื่น แล้วติดต่อเรา',
  en: 'If it was not you, change your password at once, sign out other devices and contact us.',
};

export interface MailOwner {
  email: string;
  language: Language;
}

/** Notifies the owner of an account of changed credentials, so that a change by another person is noticed. */
export function securityMail(
  { email: to, language }: MailOwner,
  event: SecurityEvent,
  publicUrl: string,
  detail = '',
): Mail {
  const { th, en } = SECURITY_TEXTS[event];
  const filled = (lines: readonly string[]) =>
    lines.map((line) => {
      const text = line.replace('{detail}', () => detail);
      // The detail is the address itself; others are names that the owner chose.
      return event === 'EmailChanged' ? { verbatim: text } : text;
    });
  return emailTemplate({
    to,
    language,
    link: `${publicUrl}${ACCOUNT_PATH}`,
    th: {
      subject: th.subject,
      lines: [...filled(th.lines), NOT_YOU.th],
      action: 'ดูความปลอดภัยของบัญชี',
    },
    en: {
      subject: en.subject,
      lines: [...filled(en.lines), NOT_YOU.en],
      action: 'Look at the security of your account',
    },
  });
}
