import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** The log is narrowed by a record alone, too; ids are no two kinds' the same, so histories are found by it as well. */
export const auditByRecord: Migration = {
  async up(db) {
    await runAll(db, [
      'CREATE INDEX audit_event_record_idx ON audit_event (entity_id, at DESC, id DESC)',
      'DROP INDEX audit_event_entity_idx',
    ]);
  },
};
