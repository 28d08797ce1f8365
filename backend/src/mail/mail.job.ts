import { Type } from 'typebox';
import type { Job } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Limiter } from '../limit/limiter.ts';
import type { Logger } from '../log/logger.ts';
import type { Mail, Mailer } from './mail.ts';
import { RecipientLimit } from './recipient-limit.ts';

const MailData = Type.Object({
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  replyTo: Type.Optional(Type.Object({ name: Type.String(), address: Type.String() })),
});

export interface MailJob extends Job<Mail> {
  /** Returns exempt recipients: those who have confirmed an address, or set it for the site. By default none. */
  exemptRecipients(isExempt: (address: string) => Promise<boolean>): void;
}

/** Longer than the timeouts of the mail server connection, which end the attempt earlier. */
const EXPIRE_S = 120;
const AT_ONCE = 5;

/**
 * Queued mails are retried for a day; then the operator sees the failed job. All mails to an unconfirmed recipient
 * share one limit.
 */
export function declareMailJob(
  jobs: Jobs,
  mailer: Mailer,
  { limiter, log }: { limiter: Limiter; log: Logger },
): MailJob {
  const limit = new RecipientLimit(limiter);
  const job: Job<Mail> = jobs.declare({
    name: 'mail',
    data: MailData,
    handle: async (mail, { id }) => {
      const { state, startAfter } = await limit.take(mail.to);
      if (state === 'dropped')
        return log.warn({ jobId: id }, 'daily mail limit of a recipient reached');
      if (state === 'later') return job.enqueue(mail, { startAfter });
      try {
        await mailer.send(mail, id);
      } catch (error) {
        await limit.giveBack(mail.to);
        throw error;
      }
    },
    expireS: EXPIRE_S,
    concurrency: AT_ONCE,
    // Texts may contain sign-in links.
    keptOnFailure: ({ to, subject }) => ({ to, subject }),
  });
  return { ...job, exemptRecipients: (isExempt) => limit.exempt(isExempt) };
}
