import type { Generated } from 'kysely';
import type { At, GivenAt, Json, NullableAt } from './db-columns.ts';

/** Somebody's authenticator app. */
export interface SecondStepTable {
  profile_id: string;
  /** Sealed by `kernel/secret`. */
  sealed_secret: string;
  created_at: At;
  /** Until then it is being set up, and asked for by nobody. */
  confirmed_at: NullableAt;
  /** Of the last code that was taken: neither it nor an earlier one is taken again. */
  last_period: number | null;
}

export interface RecoveryCodeTable {
  id: string;
  profile_id: string;
  code_hash: string;
  used_at: NullableAt;
}

export interface PasskeyTable {
  id: string;
  profile_id: string;
  credential_id: string;
  /** base64url */
  public_key: string;
  counter: number;
  transports: Json<string[]>;
  name: string;
  created_at: At;
  last_used_at: NullableAt;
}

export interface SignInChallengeTable {
  id: string;
  kind: 'SecondStep' | 'PasskeySignIn' | 'NewPasskey' | 'PasskeyStep';
  token_hash: string;
  /** Of the cookie of the browser that was asked. */
  browser_hash: string;
  profile_id: string | null;
  /** What a passkey signs. */
  challenge: string | null;
  guesses: Generated<number>;
  expires_at: GivenAt;
}

/** A new address that its owner has yet to confirm. */
export interface EmailChangeTable {
  id: string;
  profile_id: string;
  email: string;
  /** Of the link that confirms it, mailed to the new address. */
  token_hash: string;
  /** Of the link that stops it, mailed to the address before. */
  stop_hash: string;
  /** The session that asked, which stays signed in when it is confirmed; null where staff asked. */
  session_id: string | null;
  /** The member of staff who asked for it; null where the owner did. */
  asked_by: string | null;
  /** The talent whose record takes the address as well. */
  talent_id: string | null;
  new_confirmed_at: NullableAt;
  old_confirmed_at: NullableAt;
  /** When staff reported the old address as lost: a second member of staff decides in its place. */
  old_lost_at: NullableAt;
  approved_by: string | null;
  created_at: At;
  expires_at: GivenAt;
}

/** A session in which the second step was given just now; `id` is that of the session. */
export interface FreshStepTable {
  id: string;
  profile_id: string;
  expires_at: GivenAt;
}

/** One row for the whole site. */
export interface SecuritySettingTable {
  id: Generated<boolean>;
  is_second_step_required: Generated<boolean>;
  updated_by: string | null;
  updated_at: At;
  version: Generated<number>;
}
