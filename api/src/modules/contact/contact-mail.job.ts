import type { Job, Services } from '@dara/backend';
import { Type } from 'typebox';
import { agencyOf } from '../site-setting/site-setting.public.ts';
import { contactMail } from './contact-mail.ts';
import { publicTalentNames } from './contact.repository.ts';
import { findUnmailed, recordMailed } from './contact-mail.repository.ts';

/** Mails a kept message to the agency, and writes down when that has left. */
export function declareContactMail(services: Services): Job<{ id: string }> {
  const { jobs, mail } = services;
  const db = services.db;
  return jobs.declare({
    name: 'contact-mail',
    data: Type.Object({ id: Type.String() }),
    handle: async ({ id }, job) => {
      const input = await findUnmailed(db, id);
      if (!input) return;
      const talents = await publicTalentNames(db, input.talentIds);
      const agency = agencyOf(services);
      for (const [index, to] of agency.recipients.entries()) {
        const letter = contactMail(input, talents, { to, agency });
        await mail.send(letter, index === 0 ? job.id : `${job.id}-${index}`);
      }
      await recordMailed(db, id);
    },
  });
}
