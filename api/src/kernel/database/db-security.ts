import type { Generated } from 'kysely';
import type { At, GivenAt, Json, NullableAt } from './db-columns.ts';

/** A user's authenticator app. */
export interface SecondStepTable {
  profile_id: string;
  /** Sealed by `kernel/secret`. */
  sealed_secret: string;
  created_at: At;
  /** Until then the setup is pending, and the app is not required. */
  confirmed_at: NullableAt;
  /** Time step of the last accepted code: neither it nor an earlier one is accepted again. */
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
  /** Hash of the challenge cookie of the browser. */
  browser_hash: string;
  profile_id: string | null;
  /** The WebAuthn challenge. */
  challenge: string | null;
  guesses: Generated<number>;
  expires_at: GivenAt;
}

/** A new address that its owner has yet to confirm. */
export interface EmailChangeTable {
  id: string;
  profile_id: string;
  email: string;
  /** Token of the confirmation link, mailed to the new address. */
  token_hash: string;
  /** Token of the cancel link, mailed to the old address. */
  stop_hash: string;
  /** The session of the request, which stays signed in after confirmation; null when staff requested it. */
  session_id: string | null;
  /** The member of staff who requested it; null when the owner did. */
  asked_by: string | null;
  /** The talent whose contact address changes too. */
  talent_id: string | null;
  new_confirmed_at: NullableAt;
  old_confirmed_at: NullableAt;
  /** When staff reported the old address as lost: a second member of staff decides instead. */
  old_lost_at: NullableAt;
  approved_by: string | null;
  created_at: At;
  expires_at: GivenAt;
}

/** A session with a recent second step; `id` is the session's. */
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
