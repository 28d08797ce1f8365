import type { Migrations } from '@dara/backend';
import { lookAlikes } from './063-look-alikes.ts';
import { invitationMessages } from './065-invitation-messages.ts';
import { jobLanguages } from './065-job-languages.ts';
import { baseline } from './baseline/baseline.ts';

/** All migrations of the api's tables by name, in order; a released one is never edited. */
export const migrations: Migrations = {
  '062-baseline': baseline,
  '063-look-alikes': lookAlikes,
  '065-invitation-messages': invitationMessages,
  '065-job-languages': jobLanguages,
};
