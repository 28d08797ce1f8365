import type { Mail, Services } from '@dara/backend';
import { emailTemplate } from '../../../kernel/text/email-template.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';

/** Notifies a talent of the decision on a requested change. */
export function decisionMail(
  { config }: Pick<Services, 'config'>,
  { email }: TalentRecord,
  language: Language,
  reason: string | null,
): Mail {
  return emailTemplate({
    to: email,
    language,
    link: `${config.publicUrl}/talent/profile`,
    th: {
      subject: reason === null ? 'คำขอแก้ไขข้อมูลได้รับการอนุมัติ' : 'คำขอแก้ไขข้อมูลไม่ได้รับการอนุมัติ',
      lines:
        reason === null
          ? ['ทีมงานอนุมัติคำขอแก้ไขวันเกิดหรือผู้ปกครองของคุณแล้ว ข้อมูลใหม่มีผลทันที']
          : ['ทีมงานไม่อนุมัติคำขอแก้ไขวันเกิดหรือผู้ปกครองของคุณ', { verbatim: `เหตุผลจากทีมงาน: ${reason}` }],
      action: 'ดูโปรไฟล์ของฉัน',
    },
    en: {
      subject:
        reason === null ? 'Your change has been approved' : 'Your change has not been approved',
      lines:
        reason === null
          ? ['Our team approved the change of your birthday or guardian. It holds from now on.']
          : [
              'Our team did not approve the change of your birthday or guardian.',
              { verbatim: `The reason our team gave: ${reason}` },
            ],
      action: 'See my profile',
    },
  });
}
