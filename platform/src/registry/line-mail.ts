import { escapeHtml, type Mail, type MailJob, type Trx } from '@dara/backend';

/** Queues a mail of plain paragraphs to each address; they may quote texts of releases and tokens. */
export async function mailLines(
  trx: Trx,
  mailJob: Pick<MailJob, 'enqueue'>,
  { to, subject, lines }: { to: readonly string[]; subject: string; lines: readonly string[] },
): Promise<void> {
  const mail: Omit<Mail, 'to'> = {
    subject,
    text: lines.join('\n\n'),
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
  };
  for (const address of to) await mailJob.enqueue({ to: address, ...mail }, { trx });
}
