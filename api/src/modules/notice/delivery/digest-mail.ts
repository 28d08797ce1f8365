import type { Mail } from '@dara/backend';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { emailTemplate } from '../../../kernel/text/email-template.ts';
import { siteLink } from '../../../kernel/text/site-link.ts';
import { noticeText } from '../notice-texts.ts';
import type { NoticeToSend } from './waiting-notices.ts';
import { NOTICE_PAGE } from './notice-mail.ts';

/** Per mail; more are on the site. */
const LISTED_MAX = 30;

/** A user's notices of a day as one mail. */
export function digestMail(
  notices: readonly [NoticeToSend, ...NoticeToSend[]],
  publicUrl: string,
): Mail {
  const { email: to, language, permission } = notices[0].recipient;
  const shown = notices.slice(0, LISTED_MAX);
  const lines = (of: Language, more: string) => [
    ...shown.map(({ kind, data }) => {
      const { title, text } = noticeText(kind, data, permission);
      return `• ${title[of]}: ${text[of]}`;
    }),
    ...(notices.length > shown.length ? [more] : []),
  ];
  const more = notices.length - shown.length;
  return emailTemplate({
    to,
    language,
    link: siteLink(publicUrl, language, NOTICE_PAGE),
    th: {
      subject: `สรุปการแจ้งเตือน ${notices.length} รายการ`,
      lines: lines('th', `และอีก ${more} รายการ`),
      action: 'ดูการแจ้งเตือนทั้งหมด',
    },
    en: {
      subject: notices.length === 1 ? '1 notice' : `${notices.length} notices`,
      lines: lines('en', `and ${more} more`),
      action: 'See all notices',
    },
  });
}
