import type { Permission } from '@dara/backend';
import type { ColumnType, Generated } from 'kysely';
import type { ConsentPurpose } from '../domain/enumerations.ts';

export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
export type Language = 'th' | 'en';

export interface ProfileTable {
  id: string;
  email: string;
  password_hash: string | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  image_id: string | null;
  permission: Permission;
  contact_phone: string | null;
  country: Generated<string>;
  province: string | null;
  district: string | null;
  sub_district: string | null;
  postal_code: string | null;
  address: string | null;
  active: Generated<boolean>;
  talent_id: string | null;
  business_profile_id: string | null;
  language: Generated<Language>;
  last_login_at: NullableTimestamp;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: NullableTimestamp;
  version: Generated<number>;
  /** Folded text the keyword is looked for in; made by the database. */
  search: ColumnType<string, never, never>;
}

export interface RefreshTokenTable {
  id: string;
  family_id: string;
  profile_id: string;
  token_hash: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
  revoked_at: NullableTimestamp;
}

export interface ResetTokenTable {
  id: string;
  profile_id: string;
  token_hash: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
}

export interface AuditEventTable {
  id: string;
  at: Timestamp;
  actor_id: string | null;
  permission: Permission | null;
  action: string;
  entity: string;
  entity_id: string | null;
  diff: ColumnType<unknown, string | null, never>;
  request_id: string | null;
}

export interface ConsentTable {
  id: string;
  subject: string;
  purpose: ConsentPurpose;
  text_version: string;
  given_at: Timestamp;
  given_by: 'self' | 'guardian';
  withdrawn_at: NullableTimestamp;
}

/** The tables of migration 001; other modules extend this with their own. */
export interface AccountTables {
  profile: ProfileTable;
  refresh_token: RefreshTokenTable;
  reset_token: ResetTokenTable;
  audit_event: AuditEventTable;
  consent: ConsentTable;
}
