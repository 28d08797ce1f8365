import type { Db, Mail, Services } from '@dara/backend';
import { escapeHtml } from './escape-html.ts';
import type { Language } from '../schema/shapes.ts';

export interface EmailText {
  subject: string;
  lines: string[];
  /** What the link says. */
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

/** A mail in both languages, the person's own first: whoever reads it may not be signed in anywhere. */
export function emailTemplate({ to, language, link, th, en }: EmailTemplate): Mail {
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
