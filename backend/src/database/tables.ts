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

/**
 * Every table of the database. Each layer adds its own, `declare module '@dara/backend' { interface Tables { ... } }`,
 * and sees those of the layers that it imports; a test compares them with the migrated schema.
 */
export interface Tables {
  instance_event: InstanceEventTable;
}

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
