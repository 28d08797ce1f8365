import { createQueue } from '@dara/backend';
import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/**
 * Queues of what timers of each process did before. Pictures are drawn by one instance at a time, since two would draw
 * the same ones. The indexes find sessions that are over.
 */
export const repeatedWork: Migration = {
  async up(db) {
    await createQueue(db, 'talent-ages');
    await createQueue(db, 'sweep-pictures', { isExclusive: true });
    await runAll(db, [
      'CREATE INDEX refresh_token_expires_idx ON refresh_token (expires_at)',
      'CREATE INDEX refresh_token_revoked_idx ON refresh_token (revoked_at) WHERE revoked_at IS NOT NULL',
    ]);
  },
};
