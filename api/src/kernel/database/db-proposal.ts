import type { Generated, GeneratedAlways } from 'kysely';
import type { ProposalDecision, ProposalReason, ProposalStatus, TalentType } from '@dara/model';
import type { At, GivenAt, Json, NullableAt, NullableJson, RecordColumns } from './db-columns.ts';
import type { Language, Localized } from '../schema/shapes.ts';

export interface ProposalNumberTable {
  /** Buddhist era. */
  year: number;
  last_number: number;
}

export interface ProposalTable extends RecordColumns {
  number: string;
  title: string;
  business_profile_id: string;
  job_id: string | null;
  brief: string | null;
  language: Generated<Language>;
  /** The last day in Bangkok on which it can be accepted. */
  valid_until: string;
  discount: Generated<number>;
  vat_rate: Generated<number>;
  wht_rate: Generated<number>;
  note: string | null;
  revision: Generated<number>;
  status: Generated<ProposalStatus>;
  status_reason: string | null;
  /** Totals of available items; for lists and sorting. */
  subtotal: Generated<number>;
  total: Generated<number>;
  sent_at: NullableAt;
  viewed_at: NullableAt;
  responded_at: NullableAt;
  decided_at: NullableAt;
  search_text: GeneratedAlways<string>;
}

export interface ProposalItemTable {
  id: string;
  proposal_id: string;
  talent_id: string;
  composite_card_id: string | null;
  card_snapshot: NullableJson<unknown>;
  talent_name: NullableJson<Localized>;
  talent_type: TalentType;
  deliverable: string | null;
  quantity: Generated<number>;
  unit_price: Generated<number>;
  /** Per unit; staff only. */
  cost: number | null;
  availability: string | null;
  position: number;
  decision: Generated<ProposalDecision>;
  reason: ProposalReason | null;
  comment: string | null;
  decided_at: NullableAt;
  /** Since when it has been known that the talent cannot be had. */
  unavailable_at: NullableAt;
  version: Generated<number>;
}

export interface ProposalLinkTable {
  id: string;
  proposal_id: string;
  token_hash: string;
  email: string | null;
  passcode_hash: string | null;
  failures: Generated<number>;
  expires_at: GivenAt;
  locked_at: NullableAt;
  revoked_at: NullableAt;
  created_by: string | null;
  created_at: At;
}

export interface ProposalRevisionTable {
  proposal_id: string;
  revision: number;
  content: Json<unknown>;
  answers: NullableJson<unknown>;
  sent_at: At;
}
