import type { SchemaMigration } from '@dara/backend';
import { runSql } from './run-sql.ts';

/** The English of an invitation's message; `message` is the Thai, and the only one of earlier invitations. */
export const invitationMessages: SchemaMigration = {
  up: (db) =>
    runSql(
      db,
      `ALTER TABLE job_request ADD COLUMN message_en text CHECK (char_length(message_en) <= 1000)`,
    ),
};
