import type { ColumnType, Generated } from 'kysely';
import type { NullableAt, RecordColumns } from './db-columns.ts';

/** A visitor's message to the agency. */
export interface ContactTable extends RecordColumns {
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  message: string;
  talent_ids: Generated<string[]>;
  /** Detects a message sent twice. */
  digest: ColumnType<string, string, never>;
  mailed_at: NullableAt;
}
