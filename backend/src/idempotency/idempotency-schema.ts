import { sql, type QueryExecutorProvider } from 'kysely';

/** `claim` names the request in progress, `applied_at` is written in the transaction of its change. */
const KEY = `
  CREATE TABLE idempotency_key (
    owner text NOT NULL,
    key text NOT NULL,
    fingerprint text NOT NULL,
    claim uuid NOT NULL,
    holder text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    lease_until timestamptz NOT NULL,
    applied_at timestamptz,
    finished_at timestamptz,
    status smallint,
    headers jsonb,
    answer text,
    PRIMARY KEY (owner, key)
  )`;

/** Requests by person and key, and their responses. */
export async function createIdempotencySchema(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    KEY,
    'CREATE INDEX idempotency_key_created_idx ON idempotency_key (created_at)',
    'CREATE INDEX idempotency_key_owner_idx ON idempotency_key (owner, created_at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
