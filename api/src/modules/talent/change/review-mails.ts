import type { Mail, Services } from '@dara/backend';
import { emailTemplate } from '../../../kernel/text/email-template.ts';
import { agencyOf } from '../../site-setting/site-setting.public.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';

/** Notifies the agency of a pending decision. */
export const reviewMails = (services: Services, talent: TalentRecord): Mail[] =>
  agencyOf(services).recipients.map((to) => reviewMail(services, talent, to));

function reviewMail({ config }: Services, { id, name }: TalentRecord, to: string): Mail {
  return emailTemplate({
    to,
    language: 'th',
    link: `${config.publicUrl}/management/talent/model/detail/${id}`,
    th: {
      subject: `คำขอแก้ไขวันเกิดหรือผู้ปกครองรออนุมัติ: ${name.th}`,
      lines: [`${name.th} ขอแก้ไขวันเกิดหรือผู้ปกครอง ข้อมูลเดิมยังใช้อยู่จนกว่าจะตรวจสอบ`],
      action: 'ตรวจสอบ',
    },
    en: {
      subject: `A change of birthday or guardian to review: ${name.en}`,
      lines: [
        `${name.en} asked for a change of birthday or guardian. What stood before holds until it is decided.`,
      ],
      action: 'Review',
    },
  });
}
