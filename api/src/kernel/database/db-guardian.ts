import type { Generated } from 'kysely';
import type { GivenAt, Json, NullableAt } from './db-columns.ts';
import type { Guardian } from './db-talent.ts';

export const GUARDIAN_ANSWERS = ['Confirmed', 'Declined', 'Withdrawn'] as const;
export type GuardianAnswer = (typeof GUARDIAN_ANSWERS)[number];

export interface GuardianConfirmationTable {
  id: string;
  talent_id: string;
  email: string;
  token_hash: string;
  sent_at: Generated<Date>;
  expires_at: GivenAt;
  answer: GuardianAnswer | null;
  answered_at: NullableAt;
}

/** Changes requested by a talent; absent fields stay. */
export interface GuardedChange {
  birthday?: string | null;
  guardian?: Guardian | null;
}

export interface TalentChangeRequestTable {
  id: string;
  talent_id: string;
  change: Json<GuardedChange>;
  status: Generated<'Open' | 'Approved' | 'Rejected' | 'Replaced'>;
  reason: string | null;
  requested_by: string | null;
  requested_at: Generated<Date>;
  decided_by: string | null;
  decided_at: NullableAt;
}
