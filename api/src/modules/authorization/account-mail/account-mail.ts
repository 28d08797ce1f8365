import type { Mail } from '@dara/backend';
import { emailTemplate } from '../../../kernel/text/email-template.ts';
import type { LinkOwner } from '../password/reset-mail.ts';

type Reader = Pick<LinkOwner, 'email' | 'language'>;

/** To a newly registered address: the account stays inactive until its owner follows the link. */
export function confirmAddressMail({ email: to, language }: Reader, link: string): Mail {
  return emailTemplate({
    to,
    language,
    link,
    th: {
      subject: 'ยืนยันอีเมลเพื่อเริ่มใช้บัญชี Dara',
      lines: [
        'มีการลงทะเบียนบัญชี Dara ด้วยอีเมลนี้',
        'กดลิงก์ด้านล่างแล้วกรอกรหัสผ่านที่ตั้งไว้ตอนลงทะเบียน ลิงก์ใช้ได้ภายใน 3 วัน',
        'หากคุณไม่ได้ลงทะเบียน ไม่ต้องทำอะไร บัญชีจะถูกลบเองภายใน 14 วัน',
      ],
      action: 'ยืนยันอีเมลนี้',
    },
    en: {
      subject: 'Confirm your email to start with Dara',
      lines: [
        'Somebody registered an account at Dara with this address.',
        'Open the link below and enter the password that you chose. It works for 3 days.',
        'If it was not you, do nothing: the account is deleted within 14 days.',
      ],
      action: 'Confirm this address',
    },
  });
}

/** To an address that has an account already; the registration itself answers as if it had none. */
export function knownAddressMail({ email: to, language }: Reader, publicUrl: string): Mail {
  return emailTemplate({
    to,
    language,
    link: `${publicUrl}/?dialog=signin`,
    th: {
      subject: 'คุณมีบัญชี Dara อยู่แล้ว',
      lines: [
        'มีการลงทะเบียนด้วยอีเมลนี้ แต่คุณมีบัญชี Dara อยู่แล้ว จึงไม่มีบัญชีใหม่เกิดขึ้น',
        'หากเป็นคุณเอง ให้เข้าสู่ระบบ หรือกด “ลืมรหัสผ่าน?” เพื่อตั้งรหัสผ่านใหม่ หากไม่ใช่ ไม่ต้องทำอะไร',
      ],
      action: 'เข้าสู่ระบบ',
    },
    en: {
      subject: 'You already have a Dara account',
      lines: [
        'Somebody registered with this address, but you have an account already, so no new one was made.',
        'If it was you, sign in, or choose “Forgot your password?” there. If it was not, do nothing.',
      ],
      action: 'Sign in',
    },
  });
}

/** To the owner of an account that was locked after failed sign-ins. */
export function unlockMail({ email: to, language }: Reader, link: string): Mail {
  return emailTemplate({
    to,
    language,
    link,
    th: {
      subject: 'บัญชี Dara ของคุณถูกระงับชั่วคราว',
      lines: [
        'มีการใส่รหัสผ่านผิดหลายครั้ง บัญชีจึงปิดรับการเข้าสู่ระบบชั่วคราว',
        'หากคุณกำลังจะเข้าสู่ระบบ กดลิงก์ด้านล่างในเบราว์เซอร์ที่ใช้ แล้วเข้าสู่ระบบได้ทันที ลิงก์ใช้ได้ภายใน 24 ชั่วโมง',
        'หากไม่ใช่คุณ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้ตามปกติ',
      ],
      action: 'ปลดล็อกบัญชี',
    },
    en: {
      subject: 'Your Dara account is locked for a short time',
      lines: [
        'Somebody entered wrong passwords, so nobody can sign in to your account for some minutes.',
        'If you want to sign in, open the link below in the browser that you use. It works for 24 hours.',
        'If it was not you, do nothing: your password stays as it is.',
      ],
      action: 'Unlock the account',
    },
  });
}

/** To the owner of a disabled account who requested a password reset. */
export function disabledMail({ email: to, language }: Reader, publicUrl: string): Mail {
  return emailTemplate({
    to,
    language,
    link: `${publicUrl}/contact`,
    th: {
      subject: 'บัญชี Dara ของคุณถูกปิดใช้งาน',
      lines: ['มีคำขอตั้งรหัสผ่านใหม่ แต่บัญชีนี้ถูกปิดใช้งาน หากมีข้อสงสัย โปรดติดต่อเรา'],
      action: 'ติดต่อเรา',
    },
    en: {
      subject: 'Your Dara account has been disabled',
      lines: [
        'Somebody asked for a new password, but this account has been disabled. Contact us with any question.',
      ],
      action: 'Contact us',
    },
  });
}
