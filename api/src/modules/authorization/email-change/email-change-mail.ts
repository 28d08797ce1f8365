import type { Mail } from '@dara/backend';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { emailTemplate } from '../../../kernel/text/email-template.ts';

export interface Asked {
  /** The address that one signs in with now. */
  before: string;
  email: string;
  language: Language;
}

export const emailLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/emailchange/${token}`;

/** To the new address: nothing changes until its owner follows the link. */
export function confirmMail({ email, language }: Asked, link: string): Mail {
  return emailTemplate({
    to: email,
    language,
    link,
    th: {
      subject: 'ยืนยันอีเมลใหม่ของบัญชี Dara',
      lines: [
        'มีคำขอให้ใช้อีเมลนี้เข้าสู่ระบบ Dara',
        'กดลิงก์ด้านล่างเพื่อยืนยัน ลิงก์ใช้ได้ครั้งเดียวภายใน 24 ชั่วโมง จนกว่าจะยืนยัน บัญชียังใช้อีเมลเดิม',
        'หากคุณไม่ได้ขอ ไม่ต้องทำอะไร',
      ],
      action: 'ยืนยันอีเมลนี้',
    },
    en: {
      subject: 'Confirm the new email of your Dara account',
      lines: [
        'Somebody asked to sign in to Dara with this address.',
        'Open the link below to confirm it. It works once, within 24 hours; until then the account keeps its address.',
        'If it was not you, there is nothing to do.',
      ],
      action: 'Confirm this address',
    },
  });
}

/** To another contact address of a business. */
export function contactMail(to: string, language: Language, link: string): Mail {
  return emailTemplate({
    to,
    language,
    link,
    th: {
      subject: 'ยืนยันอีเมลติดต่อของธุรกิจที่ Dara',
      lines: [
        'ธุรกิจที่ลงทะเบียนกับ Dara ขอให้ใช้อีเมลนี้เป็นอีเมลติดต่อ',
        'กดลิงก์ด้านล่างเพื่อยืนยัน ลิงก์ใช้ได้ครั้งเดียวภายใน 3 วัน จนกว่าจะยืนยัน ธุรกิจยังใช้อีเมลเดิม',
        'หากคุณไม่ทราบเรื่องนี้ ไม่ต้องทำอะไร',
      ],
      action: 'ยืนยันอีเมลนี้',
    },
    en: {
      subject: 'Confirm the contact email of a business at Dara',
      lines: [
        'A business registered at Dara asked to be contacted at this address.',
        'Open the link below to confirm it. It works once, within 3 days; until then the business keeps its address.',
        'If you do not know about this, there is nothing to do.',
      ],
      action: 'Confirm this address',
    },
  });
}

/** To the address that one signs in with, which can still stop it. */
export function askedMail({ before, email, language }: Asked, link: string): Mail {
  return emailTemplate({
    to: before,
    language,
    link,
    th: {
      subject: 'มีคำขอเปลี่ยนอีเมลของบัญชี Dara',
      lines: [
        { verbatim: `ขอเปลี่ยนเป็น ${email} จะมีผลเมื่อเจ้าของอีเมลใหม่กดยืนยันจากลิงก์ที่เราส่งไป` },
        'หากไม่ใช่คุณ กดลิงก์ด้านล่างเพื่อยกเลิกคำขอ แล้วตั้งรหัสผ่านใหม่ทันที เพราะมีผู้รู้รหัสผ่านของคุณ',
      ],
      action: 'ยกเลิกคำขอ',
    },
    en: {
      subject: 'A new email was asked for at your Dara account',
      lines: [
        { verbatim: `It is to become ${email}, once confirmed by the link that was sent there.` },
        'If it was not you, open the link below to stop it, and set a new password at once: somebody knows yours.',
      ],
      action: 'Stop the change',
    },
  });
}

/** To an address that already has an account; the requester is not informed. */
export function emailInUseMail({ email, language }: Asked, publicUrl: string): Mail {
  return emailTemplate({
    to: email,
    language,
    link: `${publicUrl}/`,
    th: {
      subject: 'อีเมลนี้มีบัญชี Dara อยู่แล้ว',
      lines: [
        'มีผู้ขอใช้อีเมลนี้กับบัญชี Dara อีกบัญชี แต่คุณมีบัญชีที่ใช้อีเมลนี้อยู่แล้ว จึงไม่มีอะไรเปลี่ยนแปลง',
        'หากเป็นคุณเอง ให้เข้าสู่ระบบด้วยบัญชีที่มีอยู่',
      ],
      action: 'ไปที่ Dara',
    },
    en: {
      subject: 'This address has a Dara account already',
      lines: [
        'Somebody asked to use this address for another Dara account. You sign in with it already, so nothing has changed.',
        'If it was you, sign in to the account that you have.',
      ],
      action: 'Go to Dara',
    },
  });
}

/** To the new address after another user requested the change. */
export function countsMail({ email, language }: Asked, publicUrl: string): Mail {
  return emailTemplate({
    to: email,
    language,
    link: `${publicUrl}/`,
    th: {
      subject: 'อีเมลสำหรับเข้าสู่ระบบ Dara ของคุณถูกเปลี่ยนแล้ว',
      lines: [`จากนี้เข้าสู่ระบบด้วยอีเมล ${email} รหัสผ่านยังเป็นรหัสเดิม`],
      action: 'ไปที่ Dara',
    },
    en: {
      subject: 'The email you sign in to Dara with has changed',
      lines: [`From now on sign in with ${email}. Your password stays as it is.`],
      action: 'Go to Dara',
    },
  });
}
