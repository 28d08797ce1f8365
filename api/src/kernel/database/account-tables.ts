import type { BusinessRole, Permission } from '@dara/model';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language } from '../schema/shapes.ts';
import type { AddressColumns, At, GivenAt, NullableAt, RecordColumns } from './db-columns.ts';

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
  /** For users of a business. */
  business_role: Generated<BusinessRole>;
  language: Generated<Language>;
  /** Whether the user chose the language for screens too; otherwise it applies to mails only. */
  has_chosen_language: Generated<boolean>;
  /** Null until the person has chosen one. */
  theme: 'light' | 'dark' | 'system' | null;
  last_login_at: NullableAt;
  /** Null until the owner follows the confirmation link; the account cannot sign in before that. */
  email_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Folded text the keyword is looked for in; made by the database. */
  search: GeneratedAlways<string | null>;
}

export interface RefreshTokenTable {
  id: string;
  family_id: string;
  profile_id: string;
  token_hash: string;
  created_at: At;
  expires_at: GivenAt;
  used_at: NullableAt;
  revoked_at: NullableAt;
  /** When its family began: with the sign-in. */
  started_at: At;
  /** The browser that signed in; null for sign-ins from before browsers were remembered. */
  device_hash: string | null;
  /** Origin of the request: user agent and IP address. */
  user_agent: string | null;
  address: string | null;
}

export interface SignInDeviceTable {
  id: string;
  profile_id: string;
  token_hash: string;
  created_at: At;
  expires_at: GivenAt;
}

export interface ResetTokenTable {
  id: string;
  profile_id: string;
  token_hash: string;
  created_at: At;
  expires_at: GivenAt;
  used_at: NullableAt;
}

/** A mailed secret of an account, and its purpose. */
export interface MailedLinkTable {
  id: string;
  purpose: string;
  profile_id: string;
  token_hash: string;
  created_at: At;
  expires_at: GivenAt;
}

/**
 * A registration with an address that already has an account. Reserves its names like an unconfirmed registration, so
 * that anonymous users cannot tell which addresses are known.
 */
export interface RegistrationHoldTable {
  email: string;
  display_name: string | null;
  tax_id: string | null;
  branch_no: string | null;
  expires_at: GivenAt;
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
  /** IP address of the request; null for the system. */
  address: string | null;
}
