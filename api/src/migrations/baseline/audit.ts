/**
 * Append-only. The erasure of a person removes texts of events in a transaction that declares it
 * (`kernel/record/audit-erasure.ts`); actor, action, record and time stay.
 */
export const AUDIT = `
  CREATE TABLE audit_event (
    id uuid PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    actor_id uuid,
    permission text,
    action text NOT NULL,
    entity text NOT NULL,
    entity_id uuid,
    diff jsonb,
    request_id text,
    address text
  );
  -- One index per filter, the latest first.
  CREATE INDEX audit_event_at_idx ON audit_event (at DESC, id DESC);
  CREATE INDEX audit_event_actor_idx ON audit_event (actor_id, at DESC, id DESC);
  CREATE INDEX audit_event_record_idx ON audit_event (entity_id, at DESC, id DESC);
  CREATE INDEX audit_event_entity_kind_idx ON audit_event (entity, at DESC, id DESC);
  CREATE INDEX audit_event_action_idx ON audit_event (action, at DESC, id DESC);
  CREATE INDEX audit_event_kind_action_idx ON audit_event (entity, action, at DESC, id DESC);
  CREATE INDEX audit_event_permission_idx ON audit_event (permission, at DESC, id DESC);
  CREATE INDEX audit_event_address_idx ON audit_event (address, at DESC, id DESC);

  CREATE FUNCTION audit_event_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND current_setting('dara.erases_person', true) = 'on'
      AND ROW (NEW.id, NEW.at, NEW.actor_id, NEW.permission, NEW.action, NEW.entity, NEW.entity_id, NEW.request_id)
        IS NOT DISTINCT FROM
        ROW (OLD.id, OLD.at, OLD.actor_id, OLD.permission, OLD.action, OLD.entity, OLD.entity_id, OLD.request_id)
    THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'audit events cannot be changed';
  END $$;
  CREATE TRIGGER audit_event_append_only BEFORE UPDATE OR DELETE ON audit_event
    FOR EACH ROW EXECUTE FUNCTION audit_event_append_only();
  CREATE TRIGGER audit_event_not_emptied BEFORE TRUNCATE ON audit_event
    FOR EACH STATEMENT EXECUTE FUNCTION audit_event_append_only();`;
