import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** Businesses accept the terms; the other purposes are a talent's. */
export const registration: Migration = {
  async up(db) {
    await runAll(db, [
      'ALTER TABLE consent DROP CONSTRAINT consent_purpose_check',
      `ALTER TABLE consent ADD CONSTRAINT consent_purpose_check
         CHECK (purpose IN ('PublicProfile', 'ClientSharing', 'Marketing', 'Terms'))`,
    ]);
  },
};
