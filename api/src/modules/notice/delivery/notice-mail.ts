import type { Mail } from '@dara/backend';
import { emailTemplate } from '../../../kernel/text/email-template.ts';
import { siteLink } from '../../../kernel/text/site-link.ts';
import { noticePath } from '../notice-paths.ts';
import { noticeText } from '../notice-texts.ts';
import type { NoticeToSend } from './waiting-notices.ts';

/** Where people read their notices. */
export const NOTICE_PAGE = '/management/notice';
/** The page of notification settings. */
export const CHOICE_PAGE = '/management/setting/notice';

/** Where a notice leads its reader. */
export const noticeLink = (notice: NoticeToSend, publicUrl: string): string => {
  const { language, permission } = notice.recipient;
  return siteLink(publicUrl, language, noticePath(notice, permission) ?? NOTICE_PAGE);
};

/** One notice as a mail. */
export function noticeMail(notice: NoticeToSend, publicUrl: string): Mail {
  const { kind, data, recipient } = notice;
  const { email: to, language, permission } = recipient;
  const { title, text } = noticeText(kind, data, permission);
  const choices = siteLink(publicUrl, language, CHOICE_PAGE);
  return emailTemplate({
    to,
    language,
    link: noticeLink(notice, publicUrl),
    th: {
      subject: title.th,
      lines: [text.th, { verbatim: `เลือกเรื่องที่จะรับทางอีเมลได้ที่ ${choices}` }],
      action: 'เปิดดูรายละเอียด',
    },
    en: {
      subject: title.en,
      lines: [text.en, { verbatim: `Choose what we write to you about: ${choices}` }],
      action: 'See the details',
    },
  });
}
