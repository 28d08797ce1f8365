import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/**
 * Events are added and nothing else. A person who is erased is taken out of the words of events, by a transaction that
 * says so (`kernel/record/audit-erasure.ts`): who did what to which record, when, stands even then.
 */
const GUARD = `
  CREATE OR REPLACE FUNCTION audit_event_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND current_setting('dara.erases_person', true) = 'on'
      AND ROW (NEW.id, NEW.at, NEW.actor_id, NEW.permission, NEW.action, NEW.entity, NEW.entity_id, NEW.request_id)
        IS NOT DISTINCT FROM
        ROW (OLD.id, OLD.at, OLD.actor_id, OLD.permission, OLD.action, OLD.entity, OLD.entity_id, OLD.request_id)
    THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'audit events cannot be changed';
  END $$`;

const EMPTYING = `
  CREATE TRIGGER audit_event_not_emptied BEFORE TRUNCATE ON audit_event
    FOR EACH STATEMENT EXECUTE FUNCTION audit_event_append_only()`;

/** A filter each, the latest first; the first two replace ones without the order of ties. */
const INDEXES = {
  at: '',
  entity: 'entity, entity_id,',
  entity_kind: 'entity,',
  action: 'action,',
  permission: 'permission,',
  address: 'address,',
};

/** The audit log says where from, is filtered quickly, and neither changed nor emptied. */
export const auditLog: Migration = {
  async up(db) {
    await runAll(db, [
      'ALTER TABLE audit_event ADD COLUMN address text',
      GUARD,
      EMPTYING,
      'DROP INDEX audit_event_at_idx',
      'DROP INDEX audit_event_entity_idx',
      ...Object.entries(INDEXES).map(
        ([name, columns]) =>
          `CREATE INDEX audit_event_${name}_idx ON audit_event (${columns} at DESC, id DESC)`,
      ),
      'CREATE INDEX profile_deleted_idx ON profile (deleted_at) WHERE deleted_at IS NOT NULL',
    ]);
  },
};
