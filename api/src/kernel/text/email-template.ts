import { escapeHtml } from '@dara/backend';
import type { Db, Mail, Services } from '@dara/backend';
import type { Language } from '../schema/shapes.ts';
import { withoutLinks } from './without-links.ts';

/** A line that may hold links and addresses: ours, or written by staff. */
export interface VerbatimLine {
  verbatim: string;
}

export interface EmailText {
  /** Begins with our text, never with a name. */
  subject: string;
  /** Links are taken out of every line but verbatim ones: names of people and companies are interpolated into them. */
  lines: (string | VerbatimLine)[];
  /** Text of the link. */
  action: string;
}

export interface EmailTemplate {
  to: string;
  /** The language that comes first. */
  language: Language;
  link: string;
  th: EmailText;
  en: EmailText;
}

/** A text of a mail without links but in verbatim lines. */
const safeText = ({ subject, lines, action }: EmailText) => ({
  subject: withoutLinks(subject),
  lines: lines.map((line) => (typeof line === 'string' ? withoutLinks(line) : line.verbatim)),
  action,
});

/** A mail in both languages, the person's own first: the reader may not be signed in. */
export function emailTemplate({ to, language, link, ...texts }: EmailTemplate): Mail {
  const [th, en] = [safeText(texts.th), safeText(texts.en)];
  const [first, second] = language === 'en' ? [en, th] : [th, en];
  const paragraphs = [first, second].map(
    ({ lines, action }) =>
      `${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}<p><a href="${escapeHtml(link)}">${action}</a></p>`,
  );
  return {
    to,
    subject: `${first.subject} · ${second.subject}`,
    text: [first, second].map(({ lines }) => `${lines.join('\n')}\n\n${link}\n`).join('\n'),
    html: `<!doctype html><html lang="${language}"><body>${paragraphs.join('<hr>')}</body></html>`,
  };
}

/** Lets mails leave once `trx`, the transaction that they tell of, is committed; they wait while the mail server is away. */
export async function enqueueMails(
  { mailJob }: Pick<Services, 'mailJob'>,
  mails: Mail[],
  trx: Db,
): Promise<void> {
  for (const mail of mails) await mailJob.enqueue(mail, { trx });
}
