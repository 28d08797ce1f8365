import type { BusinessRole, BusinessStatus, BusinessType } from '@dara/model';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Language, Localized } from '../schema/shapes.ts';
import type { AddressColumns, At, GivenAt, Json, NullableAt, RecordColumns } from './db-columns.ts';

export interface BusinessProfileTable extends RecordColumns, AddressColumns {
  company_name: Json<Localized>;
  business_type: BusinessType;
  tax_id: string | null;
  branch_no: string | null;
  industry: string | null;
  logo_id: string | null;
  website: string | null;
  line_id: string | null;
  contact_name: string | null;
  position: string | null;
  email: string | null;
  contact_phone: string | null;
  show_as_client: Generated<boolean>;
  active: Generated<boolean>;
  status: Generated<BusinessStatus>;
  /** Why it was rejected or suspended. */
  status_reason: string | null;
  missing_translation: GeneratedAlways<boolean>;
  search_text: GeneratedAlways<string>;
}

/** Requested changes of an approved business's public data; absent fields stay. */
export interface BusinessChange {
  companyName?: Localized;
  website?: string | null;
  taxId?: string | null;
  branchNo?: string | null;
  /** A private picture until it is accepted. */
  logoId?: string | null;
}

export type BusinessChangeStatus = 'Open' | 'Approved' | 'Rejected' | 'Replaced' | 'Withdrawn';

export interface BusinessChangeRequestTable {
  id: string;
  business_profile_id: string;
  change: Json<BusinessChange>;
  status: Generated<BusinessChangeStatus>;
  reason: string | null;
  requested_by: string | null;
  requested_at: At;
  decided_by: string | null;
  decided_at: NullableAt;
}

export interface BusinessInvitationTable {
  id: string;
  business_profile_id: string;
  email: string;
  role: BusinessRole;
  language: Generated<Language>;
  token_hash: string;
  sent_at: At;
  expires_at: GivenAt;
  accepted_at: NullableAt;
  revoked_at: NullableAt;
  created_by: string | null;
  created_at: At;
}
