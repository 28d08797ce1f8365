import type { MailJob, Trx } from '@dara/backend';
import type { ReleaseManifest } from '@dara/contract';
import { mailLines } from './line-mail.ts';
import { tokenMails } from './token-mails.repository.ts';

export interface ApprovalMailParts {
  mailJob: Pick<MailJob, 'enqueue'>;
  /** Address of the site. */
  publicUrl: string;
}

/** Queues a mail to each address whose token may approve a release that was published by another. */
export async function mailApprovers(
  trx: Trx,
  { name, version }: ReleaseManifest,
  { mailJob, publicUrl, publisher }: ApprovalMailParts & { publisher: string },
): Promise<void> {
  const lines = [
    `"${publisher}" published ${name} ${version} to ${publicUrl}. It goes live only after an approval.`,
    `To approve it: dara approve ${name}@${version}`,
    `You get this mail because a token with this address may approve ${name}.`,
  ];
  const to = await tokenMails(trx, { name, may: 'approve', except: publisher });
  await mailLines(trx, mailJob, { to, subject: `${name} ${version} needs an approval`, lines });
}
