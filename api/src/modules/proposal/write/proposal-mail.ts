import type { Mail } from '@dara/backend';
import { emailTemplate } from '../../../kernel/text/email-template.ts';
import { inLanguage } from '../../../kernel/text/site-link.ts';
import type { ProposalFound } from '../record/proposal-row.ts';

interface Sending {
  to: string;
  link: string;
  message: string | null;
  hasPasscode: boolean;
}

const dayOf = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Brings the client the link to a proposal; never its passcode, and no prices. */
export function proposalMail(
  { number, title, language, revision, valid_until, company_name }: ProposalFound,
  { to, link, message, hasPasscode }: Sending,
): Mail {
  const own = message
    ? message
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((verbatim) => ({ verbatim }))
    : [];
  const isRevised = revision > 1;
  return emailTemplate({
    to,
    language,
    link: inLanguage(link, language),
    th: {
      subject: `${isRevised ? 'ข้อเสนอฉบับปรับปรุง' : 'ข้อเสนอ'} ${number}: ${title}`,
      lines: [
        `เรียน ${company_name.th}`,
        ...own,
        isRevised
          ? `เราปรับปรุงข้อเสนอ “${title}” (${number} ฉบับที่ ${revision}) แล้ว`
          : `เราส่งข้อเสนอ “${title}” (${number}) มาให้พิจารณา`,
        `เปิดลิงก์เพื่อดูคอมโพสิตการ์ด เลือกศิลปิน และตอบรับได้ทันทีโดยไม่ต้องมีบัญชี ข้อเสนอใช้ได้ถึงวันที่ ${dayOf(valid_until, 'th-TH')}`,
        ...(hasPasscode ? ['ลิงก์นี้ต้องใช้รหัสผ่าน ซึ่งทีมงานจะแจ้งให้ทราบอีกทางหนึ่ง'] : []),
      ],
      action: 'เปิดดูข้อเสนอ',
    },
    en: {
      subject: `${isRevised ? 'Revised proposal' : 'Proposal'} ${number}: ${title}`,
      lines: [
        `Dear ${company_name.en || company_name.th},`,
        ...own,
        isRevised
          ? `We have revised the proposal “${title}” (${number}, revision ${revision}).`
          : `Here is our proposal “${title}” (${number}).`,
        `Open the link to see the composite cards, choose talents and answer; no account is needed. The proposal is valid until ${dayOf(valid_until, 'en-GB')}.`,
        ...(hasPasscode
          ? ['The link asks for a passcode, which our team gives you separately.']
          : []),
      ],
      action: 'Open the proposal',
    },
  });
}
