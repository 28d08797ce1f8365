import type { Mail } from '@dara/backend';
import { NEW_FACE_GUARDIAN_DAYS } from '@dara/model';
import type { Language } from '../../kernel/schema/shapes.ts';
import { emailTemplate, type EmailTemplate } from '../../kernel/text/email-template.ts';

type Texts = Pick<EmailTemplate, 'th' | 'en'>;
export type NewFaceMail = 'Received' | 'Waiting' | 'Accepted' | 'Declined';

const TEXTS: Record<NewFaceMail, Texts> = {
  Received: {
    th: {
      subject: 'เราได้รับใบสมัครของคุณแล้ว',
      lines: ['ขอบคุณที่ส่งรูปมาให้เราดู ทีมงานจะดูใบสมัครทุกใบ ดูผลหรือถอนใบสมัครได้ที่ลิงก์ด้านล่าง เก็บลิงก์นี้ไว้กับตัว'],
      action: 'ดูสถานะใบสมัคร',
    },
    en: {
      subject: 'We have your application',
      lines: [
        'Thank you for showing us your pictures. Our team looks at every application. Follow yours, or withdraw it, at the link below. Keep the link to yourself.',
      ],
      action: 'See my application',
    },
  },
  Waiting: {
    th: {
      subject: 'ใบสมัครของคุณรอผู้ปกครอง',
      lines: [
        'เราส่งอีเมลถึงผู้ปกครองของคุณแล้ว ทีมงานจะเริ่มดูใบสมัครเมื่อผู้ปกครองกดยินยอม ดูสถานะหรือถอนใบสมัครได้ที่ลิงก์ด้านล่าง เก็บลิงก์นี้ไว้กับตัว',
      ],
      action: 'ดูสถานะใบสมัคร',
    },
    en: {
      subject: 'Your application waits for your guardian',
      lines: [
        'We have written to your guardian. Our team looks at your application once your guardian has agreed. Follow it, or withdraw it, at the link below. Keep the link to yourself.',
      ],
      action: 'See my application',
    },
  },
  Accepted: {
    th: {
      subject: 'เราอยากร่วมงานกับคุณ',
      lines: ['ใบสมัครของคุณผ่านแล้ว ขั้นต่อไปคือลงทะเบียนเป็นศิลปิน เรากรอกข้อมูลที่คุณเคยให้ไว้รออยู่แล้ว'],
      action: 'ไปขั้นต่อไป',
    },
    en: {
      subject: 'We would like to work with you',
      lines: [
        'We said yes to your application. The next step is to register as a talent; what you told us is filled in already.',
      ],
      action: 'Go to the next step',
    },
  },
  Declined: {
    th: {
      subject: 'ผลใบสมัครของคุณ',
      lines: ['ครั้งนี้เรายังไม่มีงานที่เหมาะกับคุณ ขอบคุณที่ไว้ใจส่งรูปมาให้เรา ข้อมูลและรูปของคุณจะถูกลบภายใน 30 วัน'],
      action: 'ดูผลใบสมัคร',
    },
    en: {
      subject: 'The result of your application',
      lines: [
        'We have no work that suits you this time. Thank you for trusting us with your pictures: they are deleted with your entries within 30 days.',
      ],
      action: 'See the result',
    },
  },
};

/** What an applicant who left an address is told. */
export const newFaceMail = (
  kind: NewFaceMail,
  to: string,
  language: Language,
  link: string,
): Mail => emailTemplate({ to, language, link, ...TEXTS[kind] });

/** Asks a guardian to agree: before that staff do not see the application. */
export function newFaceGuardianMail(
  { email, name, language }: { email: string; name: string; language: Language },
  link: string,
): Mail {
  return emailTemplate({
    to: email,
    language,
    link,
    th: {
      subject: `โปรดยืนยันว่าคุณเป็นผู้ปกครองของ ${name}`,
      lines: [
        `${name} ส่งรูปและข้อมูลมาสมัครเป็นหน้าใหม่ของ Dara และระบุว่าคุณเป็นผู้ปกครอง`,
        `จะไม่มีใครดูใบสมัครจนกว่าคุณจะยินยอม กดลิงก์ด้านล่างเพื่อดูรายละเอียด แล้วเลือกยืนยันหรือปฏิเสธ ลิงก์ใช้ได้ ${NEW_FACE_GUARDIAN_DAYS} วัน หากคุณปฏิเสธหรือไม่ตอบ เราจะลบใบสมัคร`,
        'หากคุณไม่รู้จักบุคคลนี้ ให้กดปฏิเสธในหน้านั้น หรือไม่ต้องทำอะไร',
      ],
      action: 'ดูรายละเอียดและตอบ',
    },
    en: {
      subject: `Please confirm that you are the guardian of ${name}`,
      lines: [
        `${name} sent pictures and details to apply as a new face at Dara, and named you as the guardian.`,
        `No one looks at the application until you agree. Open the link below to see what it is about and to confirm or decline. It works for ${NEW_FACE_GUARDIAN_DAYS} days. If you decline or do not answer, we delete the application.`,
        'If you do not know this person, decline on that page, or do nothing.',
      ],
      action: 'See the details and answer',
    },
  });
}
