import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** Who deleted a talent: the log is narrowed by a kind of record and what was done with it together. */
export const auditByKindAndAction: Migration = {
  async up(db) {
    await runAll(db, [
      'CREATE INDEX audit_event_kind_action_idx ON audit_event (entity, action, at DESC, id DESC)',
    ]);
  },
};
