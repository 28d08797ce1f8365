import { Type } from 'typebox';
import type { Job } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mail, Mailer } from './mail.ts';

const MailData = Type.Object({
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  replyTo: Type.Optional(Type.Object({ name: Type.String(), address: Type.String() })),
});

export type MailJob = Job<Mail>;

/** Longer than a mail server takes to refuse: its own limits end the attempt before. */
const EXPIRE_S = 120;
const AT_ONCE = 5;

/** Mails wait here until the mail server takes them, for a day; then the operator finds who did not get which. */
export function declareMailJob(jobs: Jobs, mailer: Mailer): MailJob {
  return jobs.declare({
    name: 'mail',
    data: MailData,
    handle: (mail, { id }) => mailer.send(mail, id),
    expireS: EXPIRE_S,
    concurrency: AT_ONCE,
    // Texts may hold links that sign people in.
    keptOnFailure: ({ to, subject }) => ({ to, subject }),
  });
}
