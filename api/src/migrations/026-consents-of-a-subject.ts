import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/**
 * A record shows every consent of its subject, withdrawn ones too, which no index had. The index it takes the place of
 * held the same as the unique one.
 */
export const consentsOfASubject: Migration = {
  async up(db) {
    await runAll(db, [
      'DROP INDEX consent_subject_idx',
      'CREATE INDEX consent_subject_idx ON consent (subject, given_at, id)',
    ]);
  },
};
