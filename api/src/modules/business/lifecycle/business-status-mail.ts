import type { Db, Services } from '@dara/backend';
import type { BusinessStatus } from '@dara/model';
import {
  emailTemplate,
  enqueueMails,
  type EmailTemplate,
} from '../../../kernel/text/email-template.ts';
import { textOf } from '../../../kernel/text/labels.ts';
import type { BusinessRecord } from '../record/business.schema.ts';

/** Mails a decision to all users of a business, or to the business's address when it has none. */
export async function mailBusinessStatus(
  services: Services,
  record: BusinessRecord,
  trx: Db,
): Promise<void> {
  const textsOf = TEXTS[record.status];
  if (!textsOf) return;
  const people = await trx
    .selectFrom('profile')
    .select(['email', 'language'])
    .where('business_profile_id', '=', record.id)
    .where('permission', '=', 'Business')
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
  const link = `${services.config.publicUrl}/management/business/profile/detail`;
  const own = record.email ? [{ email: record.email, language: 'th' as const }] : [];
  const readers = people.length > 0 ? people : own;
  const mails = readers.map(({ email, language }) =>
    emailTemplate({ to: email, language, link, ...textsOf(record) }),
  );
  await enqueueMails(services, mails, trx);
}

type Texts = Pick<EmailTemplate, 'th' | 'en'>;

const TEXTS: Partial<Record<BusinessStatus, (record: BusinessRecord) => Texts>> = {
  Approved: approved,
  Rejected: ({ companyName, statusReason }) => ({
    th: {
      subject: `บัญชีธุรกิจ ${textOf(companyName, 'th')} ยังไม่ผ่านการอนุมัติ`,
      lines: [
        { verbatim: `เหตุผลจากทีมงาน: ${statusReason}` },
        'คุณแก้ไขข้อมูลธุรกิจและส่งให้ตรวจสอบอีกครั้งได้',
      ],
      action: 'แก้ไขข้อมูลธุรกิจ',
    },
    en: {
      subject: `Your business ${textOf(companyName, 'en')} has not been approved yet`,
      lines: [
        { verbatim: `The reason our team gave: ${statusReason}` },
        'You can change the profile of your business and send it in for review again.',
      ],
      action: 'Edit the business profile',
    },
  }),
  Suspended: ({ companyName, statusReason }) => ({
    th: {
      subject: `บัญชีธุรกิจ ${textOf(companyName, 'th')} ถูกระงับการใช้งาน`,
      lines: [
        { verbatim: `เหตุผลจากทีมงาน: ${statusReason}` },
        'ระหว่างนี้ประกาศงานของคุณจะไม่แสดงและไม่รับสมัคร คุณยังเข้าสู่ระบบเพื่อดูข้อมูลได้ หากมีข้อสงสัย โปรดติดต่อเรา',
      ],
      action: 'ดูข้อมูลธุรกิจ',
    },
    en: {
      subject: `Your business ${textOf(companyName, 'en')} has been suspended`,
      lines: [
        { verbatim: `The reason our team gave: ${statusReason}` },
        'Your jobs are not shown and take no applications meanwhile. You can still sign in and read. Contact us with any question.',
      ],
      action: 'See the business profile',
    },
  }),
};

function approved({ companyName }: BusinessRecord): Texts {
  return {
    th: {
      subject: `บัญชีธุรกิจ ${textOf(companyName, 'th')} ได้รับการอนุมัติแล้ว`,
      lines: ['คุณส่งประกาศงานให้ทีมงานตรวจสอบและเผยแพร่ได้แล้ว'],
      action: 'ดูข้อมูลธุรกิจ',
    },
    en: {
      subject: `Your business ${textOf(companyName, 'en')} has been approved`,
      lines: ['You can now submit jobs for our team to review and publish.'],
      action: 'See the business profile',
    },
  };
}
