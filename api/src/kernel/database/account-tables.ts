import type { Permission } from '@dara/backend';
import type { ColumnType, Generated } from 'kysely';
import type { AddressColumns, At, NullableAt, RecordColumns } from './db-columns.ts';
import type { ConsentTable } from './db-talent.ts';
import type { Language } from '../schema/shapes.ts';

export interface ProfileTable extends RecordColumns, AddressColumns {
  email: string;
  password_hash: string | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  image_id: string | null;
  permission: Permission;
  contact_phone: string | null;
  active: Generated<boolean>;
  talent_id: string | null;
  business_profile_id: string | null;
  language: Generated<Language>;
  last_login_at: NullableAt;
  /** Folded text the keyword is looked for in; made by the database. */
  search: ColumnType<string, never, never>;
}

export interface RefreshTokenTable {
  id: string;
  family_id: string;
  profile_id: string;
  token_hash: string;
  created_at: At;
  expires_at: At;
  used_at: NullableAt;
  revoked_at: NullableAt;
  /** When its family began: with the sign-in. */
  started_at: At;
  /** The browser that signed in; null for sign-ins from before browsers were remembered. */
  device_hash: string | null;
}

export interface SignInDeviceTable {
  id: string;
  profile_id: string;
  token_hash: string;
  created_at: At;
  expires_at: At;
}

export interface ResetTokenTable {
  id: string;
  profile_id: string;
  token_hash: string;
  created_at: At;
  expires_at: At;
  used_at: NullableAt;
}

export interface AuditEventTable {
  id: string;
  at: At;
  actor_id: string | null;
  permission: Permission | null;
  action: string;
  entity: string;
  entity_id: string | null;
  diff: ColumnType<unknown, string | null, never>;
  request_id: string | null;
}

/** The tables of migration 001; other modules extend this with their own. */
export interface AccountTables {
  profile: ProfileTable;
  refresh_token: RefreshTokenTable;
  sign_in_device: SignInDeviceTable;
  reset_token: ResetTokenTable;
  audit_event: AuditEventTable;
  consent: ConsentTable;
}
