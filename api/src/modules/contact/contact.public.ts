/** What a message of a visitor has in common with one of another form. */
export { ANY_ATTEMPT, requireMessageAllowed } from './contact-limit.ts';
export type { MessageLetter } from './contact-mail.ts';
export { declareMessageMail } from './contact-mail.job.ts';
export { publicTalentNames, storeOnce, type ContactTalent } from './contact.repository.ts';
