import type { Mail } from '@dara/backend';
import { emailTemplate } from '../../../kernel/text/email-template.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';

export function welcomeMail(
  to: string,
  language: Language,
  kind: 'talent' | 'business',
  link: string,
): Mail {
  const isTalent = kind === 'talent';
  return emailTemplate({
    to,
    language,
    link,
    th: {
      subject: 'ยินดีต้อนรับสู่ Dara',
      lines: [
        'ขอบคุณที่ลงทะเบียนกับ Dara บัญชีของคุณพร้อมใช้งานแล้ว',
        isTalent
          ? 'ทีมงานกำลังตรวจสอบโปรไฟล์ของคุณ โปรไฟล์จะแสดงต่อสาธารณะเมื่อได้รับการอนุมัติ'
          : 'ทีมงานกำลังตรวจสอบข้อมูลธุรกิจของคุณ ระหว่างนี้คุณร่างประกาศงานไว้ก่อนได้ และส่งได้เมื่อได้รับการอนุมัติ',
      ],
      action: isTalent ? 'ดูโปรไฟล์ของฉัน' : 'ไปที่งานของฉัน',
    },
    en: {
      subject: 'Welcome to Dara',
      lines: [
        'Thank you for registering with Dara. Your account is ready.',
        isTalent
          ? 'Our team is reviewing your profile. It will be shown to the public once approved.'
          : 'Our team is reviewing your business. You can draft jobs meanwhile and submit them once approved.',
      ],
      action: isTalent ? 'See my profile' : 'Go to my jobs',
    },
  });
}
