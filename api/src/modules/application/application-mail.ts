import type { Mail } from '@dara/backend';
import { emailTemplate } from '../../kernel/text/email-template.ts';
import type { Language, Localized } from '../../kernel/schema/shapes.ts';

export interface Rejection {
  to: string;
  language: Language;
  talentName: Localized;
  jobTitle: Localized;
  message: Localized;
}

/** Tells a talent that it was not chosen, in the words that staff chose. */
export function rejectionMail(
  { to, language, talentName, jobTitle, message }: Rejection,
  publicUrl: string,
): Mail {
  const english = { name: talentName.en || talentName.th, title: jobTitle.en || jobTitle.th };
  return emailTemplate({
    to,
    language,
    link: `${publicUrl}/talent/profile/job`,
    th: {
      subject: `ผลการคัดเลือกงาน: ${jobTitle.th}`,
      lines: [`สวัสดีคุณ${talentName.th}`, message.th],
      action: 'ดูงานของฉัน',
    },
    en: {
      subject: `About your application: ${english.title}`,
      lines: [`Hello ${english.name},`, message.en || message.th],
      action: 'See my jobs',
    },
  });
}
