import type { Job, Services } from '@dara/backend';
import { Type } from 'typebox';
import { agencyOf } from '../site-setting/site-setting.public.ts';
import { contactMail } from './contact-mail.ts';
import { publicTalentNames } from './contact.repository.ts';
import { findUnmailed, recordMailed } from './contact-mail.repository.ts';

/** Mails to the agency per hour; further messages are visible on the site, and mailed later. */
const MAILED = { name: 'contact-mail', max: 60, windowMs: 3_600_000 };

/** Mails a stored message to the agency, and records when it was sent. */
export function declareContactMail(services: Services): Job<{ id: string }> {
  const { jobs, limiter, mail } = services;
  const db = services.db;
  const contactMailJob: Job<{ id: string }> = jobs.declare({
    name: 'contact-mail',
    data: Type.Object({ id: Type.String() }),
    handle: async ({ id }, job) => {
      const input = await findUnmailed(db, id);
      if (!input) return;
      const { isAllowed, retryAfterS } = await limiter.hit(MAILED, 'all');
      if (!isAllowed) {
        const startAfter = new Date(Date.now() + retryAfterS * 1000);
        return contactMailJob.enqueue({ id }, { startAfter });
      }
      const talents = await publicTalentNames(db, input.talentIds);
      const agency = agencyOf(services);
      for (const [index, to] of agency.recipients.entries()) {
        const letter = contactMail(input, talents, { to, agency });
        await mail.send(letter, index === 0 ? job.id : `${job.id}-${index}`);
      }
      await recordMailed(db, id);
    },
  });
  return contactMailJob;
}
