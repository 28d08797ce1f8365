import type { ColumnType, Generated } from 'kysely';

/** jsonb: an object or array when read, JSON text when written. */
export type Json<T> = ColumnType<T, string, string>;
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** Written as a Date or ISO text; now when left out. */
export type At = ColumnType<Date, Date | string | undefined, Date | string>;
/** As `At`, but required on insert. */
export type GivenAt = ColumnType<Date, Date | string, Date | string>;
export type NullableAt = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** `yyyy-mm-dd`. */
export type Day = string | null;

/** Columns of every record. */
export interface RecordColumns {
  id: string;
  created_by: string | null;
  created_at: At;
  updated_at: At;
  deleted_at: NullableAt;
  version: Generated<number>;
}

/** Where a person or a business is reached. */
export interface AddressColumns {
  country: Generated<string>;
  province: string | null;
  district: string | null;
  sub_district: string | null;
  postal_code: string | null;
  address: string | null;
}
