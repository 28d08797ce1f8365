import { createQueue } from '@dara/backend';
import type { Migration } from 'kysely';

/** The queues of what the api does in the background. */
const QUEUES = ['contact-mail', 'close-jobs', 'publish-news', 'purge-images', 'purge-sessions'];

export const backgroundWork: Migration = {
  async up(db) {
    for (const name of QUEUES) await createQueue(db, name);
  },
};
