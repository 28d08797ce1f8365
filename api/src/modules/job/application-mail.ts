import type { Mail } from '@dara/backend';
import { emailTemplate } from '../../kernel/text/email-template.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import type { Agency } from '../site-setting/site-setting.public.ts';
import type { Application } from './job-application.schema.ts';

/** An applicant's action, with the names for its recipients. */
export interface Applied {
  application: Application;
  about: { title: Localized; talentName: Localized; cardName: string };
}

/** Notifies the agency's staff of an application by mail. */
export const applicationMails = (
  applied: Applied,
  { recipients, publicUrl }: Pick<Agency, 'recipients' | 'publicUrl'>,
): Mail[] => recipients.map((to) => mailTo(to, applied, publicUrl));

function mailTo(to: string, { application, about }: Applied, publicUrl: string): Mail {
  const { title, talentName, cardName } = about;
  const english = title.en || title.th;
  return emailTemplate({
    to,
    language: 'th',
    link: `${publicUrl}/management/business/job/detail/${application.jobId}`,
    th: {
      subject: `ใบสมัครงานใหม่: ${title.th}`,
      lines: [`${talentName.th} สมัครงาน “${title.th}” ด้วยคอมโพสิตการ์ด “${cardName}”`],
      action: 'เปิดดูงาน',
    },
    en: {
      subject: `New application: ${english}`,
      lines: [`${talentName.en} applied to “${english}” with the composite card “${cardName}”.`],
      action: 'Open the job',
    },
  });
}
