import type { Job, Services } from '@dara/backend';
import { Type } from 'typebox';
import { agencyOf } from '../site-setting/site-setting.public.ts';
import { contactMail, messageMail, type MessageLetter } from './contact-mail.ts';
import { publicTalentNames } from './contact.repository.ts';
import { findUnmailed, recordMailed } from './contact-mail.repository.ts';

/** Mails to the agency per hour; further messages are visible on the site, and mailed later. */
const MAILED = { name: 'contact-mail', max: 60, windowMs: 3_600_000 };

interface MessageMailJob {
  name: string;
  table: 'contact' | 'brief';
  /** The letter about a message, or nothing when it was mailed or erased. */
  letterOf: (id: string) => Promise<MessageLetter | undefined>;
}

/** Mails stored messages to the agency, and records when they were sent. All kinds share one limit. */
export function declareMessageMail(
  services: Services,
  { name, table, letterOf }: MessageMailJob,
): Job<{ id: string }> {
  const { db, jobs, limiter, mail } = services;
  const mailJob: Job<{ id: string }> = jobs.declare({
    name,
    data: Type.Object({ id: Type.String() }),
    handle: async ({ id }, job) => {
      const letter = await letterOf(id);
      if (!letter) return;
      const { isAllowed, retryAfterS } = await limiter.hit(MAILED, 'all');
      if (!isAllowed) {
        const startAfter = new Date(Date.now() + retryAfterS * 1000);
        return mailJob.enqueue({ id }, { startAfter });
      }
      const agency = agencyOf(services);
      for (const [index, to] of agency.recipients.entries()) {
        const one = messageMail(letter, { to, agency });
        await mail.send(one, index === 0 ? job.id : `${job.id}-${index}`);
      }
      await recordMailed(db, table, id);
    },
  });
  return mailJob;
}

export function declareContactMail(services: Services): Job<{ id: string }> {
  const { db } = services;
  return declareMessageMail(services, {
    name: 'contact-mail',
    table: 'contact',
    letterOf: async (id) => {
      const input = await findUnmailed(db, id);
      return input && contactMail(input, await publicTalentNames(db, input.talentIds));
    },
  });
}
