import type { Mail } from '@dara/backend';
import { emailTemplate } from '../../../kernel/text/email-template.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';

const FORGOT_PATH = '/forgotpassword';

/** Tells the owner of an account of every new password, so that a change by somebody else is noticed. */
export function passwordChangedMail(to: string, language: Language, publicUrl: string): Mail {
  return emailTemplate({
    to,
    language,
    link: `${publicUrl}${FORGOT_PATH}`,
    th: {
      subject: 'รหัสผ่าน Dara ของคุณถูกเปลี่ยนแล้ว',
      lines: [
        'รหัสผ่านสำหรับเข้าสู่ระบบ Dara ของคุณเพิ่งถูกเปลี่ยน และอุปกรณ์อื่นทั้งหมดถูกออกจากระบบแล้ว',
        'หากคุณเป็นผู้เปลี่ยนเอง ไม่ต้องทำอะไรเพิ่ม',
        'หากไม่ใช่คุณ โปรดตั้งรหัสผ่านใหม่จากลิงก์ด้านล่างทันที แล้วติดต่อเรา',
      ],
      action: 'ตั้งรหัสผ่านใหม่',
    },
    en: {
      subject: 'Your Dara password has been changed',
      lines: [
        'The password of your Dara account has just been changed, and every other device has been signed out.',
        'If this was you, there is nothing to do.',
        'If it was not, set a new password from the link below at once and contact us.',
      ],
      action: 'Set a new password',
    },
  });
}
