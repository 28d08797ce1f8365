import { emailProblem, type MailJob, type Trx } from '@dara/backend';
import type { ReleaseManifest } from '@dara/contract';
import { mailLines } from './line-mail.ts';
import { tokenMails } from './token-mails.repository.ts';

export interface TakenBack {
  manifest: ReleaseManifest;
  /** The release before it. */
  previous: string;
  reason: string;
  /** Why the rollback was refused. */
  problems?: readonly string[];
  /** Who is told if no one else has an address. */
  operator: string;
  publicUrl: string;
}

/**
 * Tells the owner of a release that it was rolled back, or should have been: the address in `owner` of its `remote.json`
 * and those of tokens that may promote it, else the operator.
 */
export async function mailOwner(
  trx: Trx,
  mailJob: Pick<MailJob, 'enqueue'>,
  { manifest, previous, reason, problems, operator, publicUrl }: TakenBack,
): Promise<void> {
  const { name, version, declaration } = manifest;
  const owner = declaration?.owner ?? '';
  const holders = await tokenMails(trx, { name, may: 'promote' });
  const found = [...new Set([...(emailProblem(owner) ? [] : [owner]), ...holders])];
  const release = `${name} ${version}`;
  const lines = problems
    ? [
        `${release} on ${publicUrl} fails: ${reason}.`,
        `It could not be rolled back to ${previous} and is still live:`,
        ...problems,
        `To roll it back in spite of that: dara rollback ${name} --force`,
      ]
    : [
        `${release} on ${publicUrl} was rolled back to ${previous}: ${reason}.`,
        `Failures are in the log of the site, and "dara history ${name}" names this rollback.`,
        `To promote it again without the watch: dara promote ${name}@${version} --no-watch`,
      ];
  const subject = problems ? `${release} fails and is still live` : `${release} was rolled back`;
  await mailLines(trx, mailJob, { to: found.length > 0 ? found : [operator], subject, lines });
}
