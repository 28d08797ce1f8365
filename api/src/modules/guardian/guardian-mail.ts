import type { Mail } from '@dara/backend';
import { emailTemplate, type EmailTemplate } from '../../kernel/text/email-template.ts';
import type { GuardianAnswer } from './guardian.schema.ts';
import type { Language, Localized } from '../../kernel/schema/shapes.ts';

/** Asks a guardian to confirm: data entered in their name is valid only after that. */
export function confirmationMail(
  to: string,
  language: Language,
  talent: Localized,
  link: string,
): Mail {
  return emailTemplate({
    to,
    language,
    link,
    th: {
      subject: `โปรดยืนยันว่าคุณเป็นผู้ปกครองของ ${talent.th}`,
      lines: [
        `${talent.th} ระบุว่าคุณเป็นผู้ปกครองในโปรไฟล์นักแสดงของ Dara และให้ความยินยอมแล้ว`,
        'โปรไฟล์จะไม่แสดงต่อสาธารณะจนกว่าคุณจะยืนยัน กดลิงก์ด้านล่างเพื่อดูรายละเอียด แล้วเลือกยืนยันหรือปฏิเสธ ลิงก์ใช้ได้ 14 วัน',
        'หากคุณไม่รู้จักบุคคลนี้ ให้กดปฏิเสธในหน้านั้น หรือไม่ต้องทำอะไร',
      ],
      action: 'ดูรายละเอียดและตอบ',
    },
    en: {
      subject: `Please confirm that you are the guardian of ${talent.en}`,
      lines: [
        `${talent.en} named you as the guardian, and as having given consent, in a talent profile at Dara.`,
        'The profile stays hidden from the public until you confirm. Open the link below to see what it is about and to confirm or decline. It works for 14 days.',
        'If you do not know this person, decline on that page, or do nothing.',
      ],
      action: 'See the details and answer',
    },
  });
}

/** Recipients by event: requested, decided or done. */
export type ChangeStage = 'requested' | 'approved' | 'rejected' | 'edited';
export type GuardedField = 'birthday' | 'guardian';

const FIELDS: Record<GuardedField, { th: string; en: string }> = {
  birthday: { th: 'วันเกิด', en: 'the birthday' },
  guardian: { th: 'ข้อมูลผู้ปกครอง', en: 'the guardian' },
};

const STAGES: Record<ChangeStage, { th: string; en: string }> = {
  requested: { th: 'มีคำขอแก้ไข', en: 'A change was asked for' },
  approved: { th: 'ทีมงานอนุมัติการแก้ไข', en: 'Our team approved a change' },
  rejected: { th: 'ทีมงานไม่อนุมัติการแก้ไข', en: 'Our team turned a change down' },
  edited: { th: 'ทีมงานแก้ไขข้อมูล', en: 'Our team made a change' },
};

/** Notifies the current guardian of a change that could end their rights. */
export function guardedChangeMail(
  to: string,
  talent: Localized,
  fields: readonly GuardedField[],
  stage: ChangeStage,
  link: string,
): Mail {
  const th = fields.map((field) => FIELDS[field].th).join('และ');
  const en = fields.map((field) => FIELDS[field].en).join(' and ');
  return emailTemplate({
    to,
    language: 'th',
    link,
    th: {
      subject: `${STAGES[stage].th}ในโปรไฟล์ ${talent.th}`,
      lines: [
        `${STAGES[stage].th}ในโปรไฟล์ ${talent.th}: ${th}`,
        ...(stage === 'requested' ? ['ข้อมูลเดิมยังใช้อยู่จนกว่าทีมงานจะตรวจสอบ'] : []),
        'คุณได้รับอีเมลนี้ในฐานะผู้ปกครองที่ระบุไว้ หากมีข้อสงสัย โปรดติดต่อเรา',
      ],
      action: 'ติดต่อเรา',
    },
    en: {
      subject: `${STAGES[stage].en} in the profile ${talent.en}`,
      lines: [
        `${STAGES[stage].en} in the profile ${talent.en}: ${en}.`,
        ...(stage === 'requested' ? ['What stood before holds until our team has decided.'] : []),
        'You are told as the guardian on record. If anything looks wrong, contact us.',
      ],
      action: 'Contact us',
    },
  });
}

type Texts = Pick<EmailTemplate, 'th' | 'en'>;

const ANSWERS: Record<GuardianAnswer, Texts> = {
  Confirmed: {
    th: {
      subject: 'ผู้ปกครองของคุณยืนยันแล้ว',
      lines: ['ผู้ปกครองยืนยันโปรไฟล์ Dara ของคุณแล้ว โปรไฟล์จะแสดงต่อสาธารณะเมื่อได้รับการอนุมัติ'],
      action: 'ดูโปรไฟล์ของฉัน',
    },
    en: {
      subject: 'Your guardian has confirmed',
      lines: ['Your guardian confirmed your Dara profile. It is public once it is approved.'],
      action: 'See my profile',
    },
  },
  Declined: {
    th: {
      subject: 'ผู้ปกครองของคุณไม่ยืนยันโปรไฟล์',
      lines: ['ผู้ที่คุณระบุเป็นผู้ปกครองปฏิเสธการยืนยัน ความยินยอมถูกยกเลิก และโปรไฟล์จะไม่แสดงต่อสาธารณะ'],
      action: 'ดูโปรไฟล์ของฉัน',
    },
    en: {
      subject: 'Your guardian has declined',
      lines: [
        'The person you named as your guardian declined. Their consents are withdrawn, and your profile is not shown to the public.',
      ],
      action: 'See my profile',
    },
  },
  Withdrawn: {
    th: {
      subject: 'ผู้ปกครองของคุณถอนความยินยอม',
      lines: ['ผู้ปกครองถอนความยินยอม โปรไฟล์ของคุณจึงไม่แสดงต่อสาธารณะแล้ว'],
      action: 'ดูโปรไฟล์ของฉัน',
    },
    en: {
      subject: 'Your guardian has withdrawn the consent',
      lines: [
        'Your guardian withdrew the consent, so your profile is no longer shown to the public.',
      ],
      action: 'See my profile',
    },
  },
};

/** Notifies the talent of the guardian's decision. */
export function guardianAnswerMail(
  to: string,
  language: Language,
  answer: GuardianAnswer,
  link: string,
): Mail {
  return emailTemplate({ to, language, link, ...ANSWERS[answer] });
}
