import type { Job, Services } from '@dara/backend';
import { Type } from 'typebox';
import { contactMail } from './contact-mail.ts';
import { findUnmailed, publicTalentNames, recordMailed } from './contact.repository.ts';

/** Mails a kept message to the agency, and writes down when that has left. */
export function declareContactMail(services: Services): Job<{ id: string }> {
  const { config, jobs, mail } = services;
  const db = services.db;
  return jobs.declare({
    name: 'contact-mail',
    data: Type.Object({ id: Type.String() }),
    handle: async ({ id }, job) => {
      const input = await findUnmailed(db, id);
      if (!input) return;
      const talents = await publicTalentNames(db, input.talentIds);
      const { contactEmail: to, publicUrl } = config;
      await mail.send(contactMail(input, talents, { to, publicUrl }), job.id);
      await recordMailed(db, id);
    },
  });
}
