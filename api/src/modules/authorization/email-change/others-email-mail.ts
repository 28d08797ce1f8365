import type { Mail } from '@dara/backend';
import { emailTemplate } from '../../../kernel/text/email-template.ts';
import type { Asked } from './email-change-mail.ts';

const DAYS = 7;

/** To the new address, when a member of the agency requested the change. */
export function confirmOthersMail({ email, language }: Asked, link: string): Mail {
  return emailTemplate({
    to: email,
    language,
    link,
    th: {
      subject: 'ยืนยันอีเมลใหม่ของบัญชี Dara',
      lines: [
        'ทีมงาน Dara ขอให้ใช้อีเมลนี้เข้าสู่ระบบแทนอีเมลเดิมของบัญชี',
        `กดลิงก์ด้านล่างเพื่อยืนยันภายใน ${DAYS} วัน จะมีผลเมื่ออีเมลเดิมยินยอมด้วย จนกว่าจะถึงตอนนั้น บัญชียังใช้อีเมลเดิม`,
        'หากไม่ใช่บัญชีของคุณ ไม่ต้องทำอะไร',
      ],
      action: 'ยืนยันอีเมลนี้',
    },
    en: {
      subject: 'Confirm the new email of your Dara account',
      lines: [
        'Somebody of the Dara team asked to use this address for your account instead of the one before.',
        `Open the link below within ${DAYS} days to confirm it. It counts once the address before agrees; until then the account keeps that one.`,
        'If it is not your account, there is nothing to do.',
      ],
      action: 'Confirm this address',
    },
  });
}

/** To the address that counts until both have confirmed: it agrees, or stops the change. */
export function decideMail({ before, email, language }: Asked, link: string): Mail {
  return emailTemplate({
    to: before,
    language,
    link,
    th: {
      subject: 'ทีมงานขอเปลี่ยนอีเมลของบัญชี Dara ของคุณ',
      lines: [
        `ทีมงาน Dara ขอเปลี่ยนอีเมลเข้าสู่ระบบของคุณเป็น ${email}`,
        `จะมีผลเมื่อคุณยินยอมและอีเมลใหม่ยืนยันภายใน ${DAYS} วัน จนกว่าจะถึงตอนนั้น คุณยังเข้าสู่ระบบและตั้งรหัสผ่านใหม่ด้วยอีเมลนี้`,
        'หากคุณไม่ได้ขอ กดลิงก์ด้านล่างแล้วเลือกไม่ยินยอม การเปลี่ยนจะหยุดทันที',
      ],
      action: 'ยินยอมหรือหยุดการเปลี่ยน',
    },
    en: {
      subject: 'The team asks to change the email of your Dara account',
      lines: [
        `Somebody of the Dara team asked that you sign in with ${email} from now on.`,
        `It counts once you agree and the new address confirms, within ${DAYS} days. Until then you sign in and reset your password with this address.`,
        'If you did not ask for it, open the link below and decline: that stops the change at once.',
      ],
      action: 'Agree or stop the change',
    },
  });
}

/** To the old address, when staff state that its owner cannot read it any more. */
export function oldLostMail({ before, email, language }: Asked, link: string): Mail {
  return emailTemplate({
    to: before,
    language,
    link,
    th: {
      subject: 'ทีมงานแจ้งว่าอีเมลนี้ใช้ไม่ได้แล้ว',
      lines: [
        `ทีมงาน Dara แจ้งว่าคุณอ่านอีเมลนี้ไม่ได้แล้ว และขอให้ทีมงานคนที่สองอนุมัติการเปลี่ยนเป็น ${email} แทนคุณ`,
        'หากคุณยังอ่านอีเมลนี้ได้และไม่ได้ขอ กดลิงก์ด้านล่างแล้วเลือกไม่ยินยอม การเปลี่ยนจะหยุดทันที',
      ],
      action: 'หยุดการเปลี่ยน',
    },
    en: {
      subject: 'The team says that this address is lost',
      lines: [
        `Somebody of the Dara team says that you cannot read this mailbox any more, and asks a second member of the team to approve ${email} in your place.`,
        'If you do read it and did not ask for this, open the link below and decline: that stops the change at once.',
      ],
      action: 'Stop the change',
    },
  });
}
