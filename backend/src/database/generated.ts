// Generated from the migrated database by `npm run generate`; do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface IdempotencyKeyTable {
  owner: string;
  key: string;
  fingerprint: string;
  claim: string;
  holder: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  lease_until: ColumnType<Date, Date | string, Date | string>;
  applied_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  status: number | null;
  headers: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
  answer: string | null;
}

export interface InstanceEventTable {
  id: GeneratedAlways<number>;
  xid: Generated<string>;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  sender: string | null;
  channel: string;
  payload: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface SchemaRangeTable {
  package: string;
  name: string;
  needs: string | null;
}

export interface Tables {
  idempotency_key: IdempotencyKeyTable;
  instance_event: InstanceEventTable;
  schema_range: SchemaRangeTable;
}
