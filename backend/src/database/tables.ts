import type { ColumnType, Generated, GeneratedAlways, Kysely, Transaction } from 'kysely';

/** Events between instances, written by the function `publish_event`. */
interface InstanceEventTable {
  id: GeneratedAlways<number>;
  /** The transaction that wrote it. */
  xid: Generated<string>;
  at: Generated<Date>;
  sender: string | null;
  channel: string;
  payload: ColumnType<unknown, string | null, never>;
}

/** A write request by its idempotency key, and its response. */
interface IdempotencyKeyTable {
  owner: string;
  key: string;
  fingerprint: string;
  /** The request that holds the key. */
  claim: string;
  /** The instance that runs it. */
  holder: string;
  created_at: Generated<Date>;
  lease_until: Date;
  /** Set in the transaction of the change. */
  applied_at: Date | null;
  finished_at: Date | null;
  status: number | null;
  headers: ColumnType<Record<string, string> | null, string | null, string | null>;
  answer: string | null;
}

/** Which code can run on the result of a migration; read by code that does not know the migration. */
interface SchemaRangeTable {
  package: string;
  name: string;
  /** The migration that code must know; null if any code can run. */
  needs: string | null;
}

/**
 * All tables of the database. Each layer adds its own, `declare module '@dara/backend' { interface Tables { ... } }`,
 * and sees those of layers it imports; a test compares them with the migrated schema.
 */
export interface Tables {
  idempotency_key: IdempotencyKeyTable;
  instance_event: InstanceEventTable;
  schema_range: SchemaRangeTable;
}

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
