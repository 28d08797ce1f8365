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
  /** Of those who belong to a business. */
  business_role: Generated<BusinessRole>;
  language: Generated<Language>;
  /** Whether the person said so, for their screens too; until then it is that of their mails alone. */
  has_chosen_language: Generated<boolean>;
  /** Null until the person has chosen one. */
  theme: 'light' | 'dark' | 'system' | null;
  last_login_at: NullableAt;
  /** Null until the owner follows the mailed link of the registration; such an account cannot sign in. */
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
  /** From where it was asked for: as the browser calls itself, and its network address. */
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

/** A secret that was mailed to the owner of an account, and what it is for. */
export interface MailedLinkTable {
  id: string;
  purpose: string;
  profile_id: string;
  token_hash: string;
  created_at: At;
  expires_at: GivenAt;
}

/**
 * What a registration asked for whose address has an account already. It is taken for as long as a registration that
 * waits holds its own, so that an anonymous user cannot tell which address is known.
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
  /** The network address that the request came from; null of what the system does. */
  address: string | null;
}
