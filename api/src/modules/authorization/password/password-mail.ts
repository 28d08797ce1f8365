import type { Mail } from '@dara/backend';
import { emailTemplate } from '../../../kernel/text/email-template.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import type { AfterReset } from './after-reset.schema.ts';

const FORGOT_PATH = '/forgotpassword';

const DATES = {
  th: new Intl.DateTimeFormat('th-TH', { dateStyle: 'medium', timeZone: 'Asia/Bangkok' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Bangkok' }),
};

/** Lists other credentials in a mail; empty when there are none. */
export function stepLines({ passkeys, secondStepSince }: AfterReset, language: Language): string[] {
  const day = (at: string) => DATES[language].format(new Date(at));
  const named = passkeys.map(({ name, createdAt }) => `“${name}” (${day(createdAt)})`).join(', ');
  const th = [
    ...(named ? [`พาสคีย์ที่ยังเข้าสู่ระบบได้: ${named} อันที่ไม่ใช่ของคุณ ลบได้ในหน้าหลังตั้งรหัสผ่าน หรือที่หน้าบัญชี`] : []),
    ...(secondStepSince
      ? [`แอปยืนยันตัวตนตั้งไว้เมื่อ ${day(secondStepSince)} ยังใช้อยู่ หากไม่ใช่คุณ โปรดติดต่อเรา`]
      : []),
  ];
  const en = [
    ...(named
      ? [
          `Passkeys that still sign in: ${named}. Remove any that is not yours on the page after the reset, or on the page of your account.`,
        ]
      : []),
    ...(secondStepSince
      ? [
          `An authenticator app, set up on ${day(secondStepSince)}, is still asked for. If it is not yours, contact us.`,
        ]
      : []),
  ];
  return language === 'th' ? th : en;
}

const NO_STEPS: AfterReset = { passkeys: [], secondStepSince: null };

/** Notifies the owner of an account of every new password, so that a change by another person is noticed. */
export function passwordChangedMail(
  to: string,
  language: Language,
  publicUrl: string,
  steps: AfterReset = NO_STEPS,
): Mail {
  return emailTemplate({
    to,
    language,
    link: `${publicUrl}${FORGOT_PATH}`,
    th: {
      subject: 'รหัสผ่าน Dara ของคุณถูกเปลี่ยนแล้ว',
      lines: [
        'รหัสผ่านสำหรับเข้าสู่ระบบ Dara ของคุณเพิ่งถูกเปลี่ยน และอุปกรณ์อื่นทั้งหมดถูกออกจากระบบแล้ว',
        'หากคุณเป็นผู้เปลี่ยนเอง ไม่ต้องทำอะไรเพิ่ม',
        ...stepLines(steps, 'th'),
        'หากไม่ใช่คุณ โปรดตั้งรหัสผ่านใหม่จากลิงก์ด้านล่างทันที แล้วติดต่อเรา',
      ],
      action: 'ตั้งรหัสผ่านใหม่',
    },
    en: {
      subject: 'Your Dara password has been changed',
      lines: [
        'The password of your Dara account has just been changed, and every other device has been signed out.',
        'If this was you, there is nothing to do.',
        ...stepLines(steps, 'en'),
        'If it was not, set a new password from the link below at once and contact us.',
      ],
      action: 'Set a new password',
    },
  });
}
