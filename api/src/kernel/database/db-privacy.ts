import type {
  ErasedPart,
  RetainedPart,
  PrivacyAsker,
  PrivacyChannel,
  PrivacyKind,
  PrivacyStatus,
} from '@dara/model';
import type { Generated } from 'kysely';
import type { At, NullableAt, NullableJson } from './db-columns.ts';

/** Counts of removed and retained rows; no personal data. */
export interface ErasureReport {
  erased: { part: ErasedPart; count: number }[];
  kept: { part: RetainedPart; count: number }[];
}

/** A request about personal data. */
export interface PrivacyRequestTable {
  id: string;
  kind: PrivacyKind;
  channel: Generated<PrivacyChannel>;
  asked_by: Generated<PrivacyAsker>;
  /** The subject; null for people without an account, who are identified by their address. */
  profile_id: string | null;
  talent_id: string | null;
  email: string | null;
  /** The person who wrote or called, as they gave their name. */
  requester: string | null;
  reason: string | null;
  received_on: string;
  due_on: string;
  identity_checked_at: NullableAt;
  /** Null where the person had signed in. */
  identity_checked_by: string | null;
  identity_note: string | null;
  status: Generated<PrivacyStatus>;
  /** The message to the person on refusal or answer. */
  answer: string | null;
  report: NullableJson<ErasureReport>;
  created_by: string | null;
  created_at: At;
  updated_at: At;
  closed_at: NullableAt;
  version: Generated<number>;
}
