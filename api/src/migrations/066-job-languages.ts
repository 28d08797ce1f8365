import type { SchemaMigration } from '@dara/backend';
import { runSql } from './run-sql.ts';

/** The languages that a job wants its talents to speak, as ISO 639 codes. */
export const jobLanguages: SchemaMigration = {
  up: (db) => runSql(db, `ALTER TABLE job ADD COLUMN languages text[] NOT NULL DEFAULT '{}'`),
};
