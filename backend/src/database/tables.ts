import type { ColumnType, Generated, GeneratedAlways, Kysely, Transaction } from 'kysely';

/** What instances tell one another; written by the function `publish_event`. */
interface InstanceEventTable {
  id: GeneratedAlways<number>;
  /** The transaction that wrote it. */
  xid: Generated<string>;
  at: Generated<Date>;
  sender: string | null;
  channel: string;
  payload: ColumnType<unknown, string | null, never>;
}

/** A writing call by the key that it bears, and what was answered. */
interface IdempotencyKeyTable {
  owner: string;
  key: string;
  fingerprint: string;
  /** The request that works on it. */
  claim: string;
  /** The instance that it runs on. */
  holder: string;
  created_at: Generated<Date>;
  lease_until: Date;
  /** Written in the transaction of its change. */
  applied_at: Date | null;
  finished_at: Date | null;
  status: number | null;
  headers: ColumnType<Record<string, string> | null, string | null, string | null>;
  answer: string | null;
}

/** Which code can run on the result of a migration; read before anything is known of it. */
interface SchemaRangeTable {
  package: string;
  name: string;
  /** The migration that code must know; null where any code can. */
  needs: string | null;
}

/**
 * Every table of the database. Each layer adds its own, `declare module '@dara/backend' { interface Tables { ... } }`,
 * and sees those of the layers that it imports; a test compares them with the migrated schema.
 */
export interface Tables {
  idempotency_key: IdempotencyKeyTable;
  instance_event: InstanceEventTable;
  schema_range: SchemaRangeTable;
}

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
