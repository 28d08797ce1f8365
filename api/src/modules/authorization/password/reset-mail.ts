import type { Db, Mail, Services } from '@dara/backend';
import { emailTemplate, enqueueMails } from '../../../kernel/text/email-template.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { createResetToken } from '../account/authorization.repository.ts';
import type { AfterReset } from './after-reset.schema.ts';
import { stepsOf } from './after-reset.ts';
import { stepLines } from './password-mail.ts';

const RESET_LINK_MS = 3600_000;

export interface LinkOwner {
  id: string;
  email: string;
  language: Language;
}

interface PasswordLink {
  lifetimeMs: number;
  mail: (to: string, language: Language, link: string, steps: AfterReset) => Mail;
}

const RESET: PasswordLink = { lifetimeMs: RESET_LINK_MS, mail: resetMail };

/**
 * Queues a mail with a link to set a password when `trx` commits; by default the mail for a forgotten password.
 * Earlier links of the account become invalid.
 */
export async function mailPasswordLink(
  services: Pick<Services, 'config' | 'mailJob'>,
  trx: Db,
  { id, email, language }: LinkOwner,
  { lifetimeMs, mail }: PasswordLink = RESET,
): Promise<void> {
  const token = await createResetToken(trx, id, lifetimeMs);
  const link = resetLink(services.config.publicUrl, email, token);
  const steps = await stepsOf(trx, id);
  await enqueueMails(services, [mail(email, language, link, steps)], trx);
}

export function resetLink(publicUrl: string, email: string, token: string): string {
  return `${publicUrl}/resetpassword/${encodeURIComponent(email)}/${token}`;
}

function resetMail(to: string, language: Language, link: string, steps: AfterReset): Mail {
  const th = {
    subject: 'ตั้งรหัสผ่านใหม่สำหรับ Dara',
    lines: [
      'มีคำขอตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณ',
      'กดลิงก์ด้านล่างเพื่อตั้งรหัสผ่านใหม่ ลิงก์ใช้ได้ครั้งเดียวภายใน 1 ชั่วโมง',
      ...stepLines(steps, 'th'),
      'หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้ตามปกติ',
    ],
    action: 'ตั้งรหัสผ่านใหม่',
  };
  const en = {
    subject: 'Set a new Dara password',
    lines: [
      'Somebody asked to set a new password for your account.',
      'Open the link below to choose one. It works once, within 1 hour.',
      ...stepLines(steps, 'en'),
      'If it was not you, do nothing: your password stays as it is.',
    ],
    action: 'Set a new password',
  };
  return emailTemplate({ to, language, link, th, en });
}
