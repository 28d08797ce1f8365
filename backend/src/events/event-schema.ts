import { sql, type QueryExecutorProvider } from 'kysely';

const EVENT = `
  CREATE TABLE instance_event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
    at timestamptz NOT NULL DEFAULT now(),
    sender text,
    channel text NOT NULL,
    payload jsonb
  )`;

/** Also used by triggers, so that writes outside of the application are published too. */
const PUBLISH = `
  CREATE FUNCTION publish_event(channel text, payload jsonb, sender text DEFAULT NULL) RETURNS void AS $$
  BEGIN
    INSERT INTO instance_event (channel, payload, sender) VALUES ($1, $2, $3);
    PERFORM pg_notify('dara_events', 'event');
  END $$ LANGUAGE plpgsql`;

/** Events between instances, stored for a while so that a broken connection misses none. */
export async function createEventSchema(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    EVENT,
    'CREATE INDEX instance_event_xid_idx ON instance_event (xid)',
    PUBLISH,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
