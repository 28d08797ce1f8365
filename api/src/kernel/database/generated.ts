// Generated from the migrated database by `npm run generate`; do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { HomeSection, NoticeKind, Permission, TalentSearch, TalentType } from '@dara/model';
import type * as Json from './json-columns.ts';
import type { ImageFocus, Localized } from '../schema/shapes.ts';

export interface ApplicationNoteTable {
  id: string;
  application_id: string;
  profile_id: string | null;
  body: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ApplicationRatingTable {
  application_id: string;
  profile_id: string;
  stars: number;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface AuditEventTable {
  id: string;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  actor_id: string | null;
  permission: Permission | null;
  action: string;
  entity: string;
  entity_id: string | null;
  diff: ColumnType<unknown, string | null | undefined, string | null>;
  request_id: string | null;
  address: string | null;
}

export interface BookingTable {
  id: string;
  talent_id: string;
  from_day: string;
  to_day: string;
  kind: 'Option1' | 'Option2' | 'Booked';
  job_id: string | null;
  application_id: string | null;
  proposal_id: string | null;
  note: string | null;
  expires_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  status: Generated<'Active' | 'Cancelled' | 'Lapsed'>;
  status_reason: string | null;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
}

export interface BriefTable {
  id: string;
  project: string;
  job_type: string;
  roles: string;
  openings: number;
  shoot_from: string | null;
  shoot_to: string | null;
  shoot_days: string | null;
  location: string | null;
  media: Generated<string[]>;
  usage_months: number | null;
  territory: string | null;
  budget_from: number | null;
  budget_to: number | null;
  budget_unit: string | null;
  answer_by: string | null;
  is_tonight: Generated<boolean>;
  message: string | null;
  script_link: string | null;
  name: string;
  company: string | null;
  email: string;
  phone: string | null;
  language: 'th' | 'en';
  talent_ids: Generated<string[]>;
  digest: string;
  mailed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  job_id: string | null;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface BriefScriptTable {
  id: string;
  brief_id: string | null;
  type: 'pdf' | 'docx' | 'doc';
  size: number;
  hash: string;
  stored_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface BusinessChangeRequestTable {
  id: string;
  business_profile_id: string;
  change: ColumnType<Json.BusinessChange, string, string>;
  status: Generated<'Open' | 'Approved' | 'Rejected' | 'Replaced' | 'Withdrawn'>;
  reason: string | null;
  requested_by: string | null;
  requested_at: ColumnType<Date, Date | string | undefined, Date | string>;
  decided_by: string | null;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface BusinessEmailChangeTable {
  business_profile_id: string;
  email: string;
  token_hash: string;
  requested_by: string | null;
  sent_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface BusinessInvitationTable {
  id: string;
  business_profile_id: string;
  email: string;
  role: 'Owner' | 'Member';
  language: Generated<'th' | 'en'>;
  token_hash: string;
  sent_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  accepted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  revoked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface BusinessProfileTable {
  id: string;
  company_name: ColumnType<Localized, string, string>;
  business_type: 'Brand' | 'Agency' | 'Production' | 'Media' | 'Other';
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
  country: Generated<string>;
  province: string | null;
  district: string | null;
  sub_district: string | null;
  postal_code: string | null;
  address: string | null;
  show_as_client: Generated<boolean>;
  active: Generated<boolean>;
  status: Generated<'Pending' | 'Approved' | 'Rejected' | 'Suspended'>;
  status_reason: string | null;
  missing_translation: GeneratedAlways<boolean>;
  search_text: GeneratedAlways<string>;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
  email_confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface BusinessShortlistTable {
  id: string;
  business_profile_id: string;
  name: string;
  version: Generated<number>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface BusinessShortlistTalentTable {
  shortlist_id: string;
  talent_id: string;
  position: number;
  note: Generated<string>;
}

export interface CalendarLinkTable {
  talent_id: string;
  token_hash: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ClientTable {
  id: string;
  name: ColumnType<Localized, string, string>;
  logo_id: string | null;
  link: string | null;
  sort_order: number | null;
  publish: Generated<boolean>;
  business_profile_id: string | null;
  search_text: GeneratedAlways<string>;
  missing_translation: GeneratedAlways<boolean>;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
}

export interface CompositeCardTable {
  id: string;
  talent_id: string;
  name: string;
  template: 'Classic' | 'Editorial' | 'Beauty' | 'Mosaic' | 'Influencer' | 'Portfolio';
  image_ids: Generated<string[]>;
  slots: ColumnType<Json.CardSlot[], string | undefined, string>;
  fields: Generated<string[]>;
  language: Generated<'th' | 'en'>;
  is_default: Generated<boolean>;
  shared: Generated<boolean>;
  search_text: GeneratedAlways<string>;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
}

export interface ConsentTable {
  id: string;
  subject: string;
  purpose: 'PublicProfile' | 'ClientSharing' | 'Marketing' | 'Terms' | 'NewFace';
  text_version: string;
  given_at: ColumnType<Date, Date | string | undefined, Date | string>;
  given_by: 'self' | 'guardian';
  withdrawn_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface ContactTable {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  message: string;
  talent_ids: Generated<string[]>;
  digest: string;
  mailed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
}

export interface ContentPageTable {
  id: string;
  slug: string;
  title: ColumnType<Localized, string, string>;
  description: ColumnType<Localized, string, string>;
  body: ColumnType<Localized, string, string>;
  text_image_ids: GeneratedAlways<string[]>;
  confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  confirmed_by: string | null;
  updated_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface ContentPageVersionTable {
  page_id: string;
  version: number;
  title: ColumnType<Localized, string, string>;
  description: ColumnType<Localized, string, string>;
  body: ColumnType<Localized, string, string>;
  text_image_ids: GeneratedAlways<string[]>;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
}

export interface EmailChangeTable {
  id: string;
  profile_id: string;
  email: string;
  token_hash: string;
  stop_hash: string;
  session_id: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  asked_by: string | null;
  talent_id: string | null;
  new_confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  old_confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  old_lost_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  approved_by: string | null;
}

export interface FreshStepTable {
  id: string;
  profile_id: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface GuardianConfirmationTable {
  id: string;
  talent_id: string;
  email: string;
  token_hash: string;
  sent_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  answer: 'Confirmed' | 'Declined' | 'Withdrawn' | null;
  answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface HomeContentTable {
  id: string;
  is_only: Generated<boolean>;
  hero_title: ColumnType<Localized | null, string | null | undefined, string | null>;
  hero_text: ColumnType<Localized | null, string | null | undefined, string | null>;
  hero_talent_ids: Generated<string[]>;
  sections: ColumnType<{ id: HomeSection; shown: boolean }[], string | undefined, string>;
  updated_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface ImageTable {
  id: string;
  hash: string;
  format: 'jpeg' | 'png' | 'svg';
  width: number;
  height: number;
  size: number;
  name: string | null;
  alt: ColumnType<Localized | null, string | null | undefined, string | null>;
  focus: ColumnType<ImageFocus | null, string | null | undefined, string | null>;
  placeholder: string | null;
  access: Generated<'public' | 'private'>;
  talent_id: string | null;
  business_profile_id: string | null;
  is_editorial: Generated<boolean>;
  is_kept: Generated<boolean>;
  next_width: number | null;
  search_text: GeneratedAlways<string>;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
  new_face_id: string | null;
}

export interface ImageFileCheckTable {
  hash: string;
  due_at: ColumnType<Date, Date | string, Date | string>;
  removing_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface JobTable {
  id: string;
  title: ColumnType<Localized, string, string>;
  description: ColumnType<Localized, string, string>;
  job_type: 'TVC' | 'Film' | 'Series' | 'MV' | 'Print' | 'Runway' | 'Event' | 'Live' | 'Social' | 'Presenter' | 'Other';
  talent_types: Generated<('MegaStar' | 'SuperStar' | 'RisingStar' | 'Influencer' | 'Actor' | 'Singer' | 'LiveTalent' | 'NewBorn')[]>;
  business_profile_id: string;
  image_id: string | null;
  openings: Generated<number>;
  gender: Generated<('Male' | 'Female' | 'LGBTQ+')[]>;
  age_from: number | null;
  age_to: number | null;
  height_from: number | null;
  height_to: number | null;
  weight_from: number | null;
  weight_to: number | null;
  budget_from: number | null;
  budget_to: number | null;
  budget_unit: 'Day' | 'Job' | 'Post' | 'Month' | null;
  show_budget: Generated<boolean>;
  casting_date: string | null;
  shoot_from: string | null;
  shoot_to: string | null;
  province: string | null;
  location: string | null;
  media: Generated<string[]>;
  usage_months: number | null;
  exclusivity: string | null;
  apply_until: string | null;
  visibility: Generated<'Public' | 'Internal'>;
  status: Generated<'Draft' | 'Review' | 'Open' | 'Closed' | 'Completed' | 'Cancelled'>;
  status_reason: string | null;
  is_withheld: Generated<boolean>;
  is_open: GeneratedAlways<boolean>;
  is_listed: GeneratedAlways<boolean>;
  missing_translation: GeneratedAlways<boolean>;
  search_text: GeneratedAlways<string>;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
  languages: Generated<string[]>;
}

export interface JobApplicationTable {
  id: string;
  job_id: string;
  talent_id: string;
  composite_card_id: string | null;
  card_snapshot: ColumnType<unknown, string | null | undefined, string | null>;
  note: string | null;
  quoted_rate: number | null;
  source: Generated<'Apply' | 'Request' | 'Staff'>;
  internal_note: string | null;
  status: Generated<'Applied' | 'Shortlisted' | 'Hold' | 'Hired' | 'Completed' | 'Rejected' | 'Withdrawn'>;
  reject_reason: 'Budget' | 'Look' | 'Date' | 'Conflict' | 'Filled' | 'Other' | null;
  reject_message: ColumnType<Localized | null, string | null | undefined, string | null>;
  rating_average: number | null;
  rating_count: Generated<number>;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
  tape_id: string | null;
}

export interface JobRequestTable {
  id: string;
  job_id: string;
  talent_id: string;
  message: string | null;
  offered_rate: number | null;
  respond_by: string | null;
  status: Generated<'Pending' | 'Accepted' | 'Declined' | 'Cancelled' | 'Expired'>;
  decline_reason: string | null;
  seen_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  reminded_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
  message_en: string | null;
}

export interface JobTagTable {
  job_id: string;
  tag_id: string;
  position: Generated<number>;
}

export interface LineLinkTable {
  profile_id: string;
  line_user_id: string;
  linked_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface LineLinkRequestTable {
  profile_id: string;
  nonce_hash: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface MailedLinkTable {
  id: string;
  purpose: string;
  profile_id: string;
  token_hash: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface NewFaceTable {
  id: string;
  name: string;
  birthday: string;
  height: number;
  phone: string | null;
  line_id: string | null;
  email: string | null;
  language: 'th' | 'en';
  image_ids: string[];
  guardian_name: string | null;
  guardian_email: string | null;
  guardian_token_hash: string | null;
  guardian_expires_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  guardian_confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  status: Generated<'Received' | 'InReview' | 'Accepted' | 'Declined'>;
  status_at: ColumnType<Date, Date | string | undefined, Date | string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface NewsTable {
  id: string;
  type: 'General' | 'TalkOfTheTown';
  title: ColumnType<Localized, string, string>;
  short_description: ColumnType<Localized, string, string>;
  detail: ColumnType<Localized, string, string>;
  publish: Generated<boolean>;
  publish_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  published_at: GeneratedAlways<Date | null>;
  sort_order: number | null;
  image_id: string | null;
  share_image_id: string | null;
  preview_round: Generated<number>;
  missing_translation: GeneratedAlways<boolean>;
  search_text: GeneratedAlways<string>;
  text_image_ids: GeneratedAlways<string[]>;
  updated_by: string | null;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
  byline: ColumnType<Localized, string | undefined, string>;
  photo_credit: ColumnType<Localized, string | undefined, string>;
}

export interface NewsDraftTable {
  news_id: string;
  profile_id: string;
  base_version: number;
  data: ColumnType<Record<string, unknown>, string, string>;
  base: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  image_ids: GeneratedAlways<string[]>;
  saved_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface NewsEditingTable {
  news_id: string;
  profile_id: string;
  since: ColumnType<Date, Date | string | undefined, Date | string>;
  seen_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface NewsTagTable {
  news_id: string;
  tag_id: string;
  position: Generated<number>;
}

export interface NewsTalentTable {
  news_id: string;
  talent_id: string;
  position: Generated<number>;
}

export interface NewsVersionTable {
  news_id: string;
  version: number;
  title: ColumnType<Localized, string, string>;
  short_description: ColumnType<Localized, string, string>;
  detail: ColumnType<Localized, string, string>;
  image_id: string | null;
  share_image_id: string | null;
  text_image_ids: GeneratedAlways<string[]>;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface NoticeTable {
  id: string;
  recipient_id: string;
  kind: NoticeKind;
  event_key: string;
  entity: string;
  entity_id: string;
  data: ColumnType<Record<string, unknown>, string | undefined, string>;
  has_own_mail: Generated<boolean>;
  delivery: 'sent' | 'waiting' | 'none' | null;
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface NoticeChoiceTable {
  profile_id: string;
  kind: NoticeKind;
  choice: 'instant' | 'daily' | 'never';
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface NoticeLineChoiceTable {
  profile_id: string;
  kind: NoticeKind;
  is_on: boolean;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface PasskeyTable {
  id: string;
  profile_id: string;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: ColumnType<string[], string, string>;
  name: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  last_used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface PrivacyRequestTable {
  id: string;
  kind: 'Access' | 'Correction' | 'Erasure';
  profile_id: string | null;
  talent_id: string | null;
  channel: Generated<'Account' | 'Mail' | 'Phone' | 'Letter' | 'Visit'>;
  asked_by: Generated<'Self' | 'Guardian'>;
  email: string | null;
  requester: string | null;
  reason: string | null;
  status: Generated<'Open' | 'Running' | 'Done' | 'Refused' | 'Withdrawn'>;
  received_on: string;
  due_on: string;
  identity_checked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  identity_checked_by: string | null;
  identity_note: string | null;
  answer: string | null;
  report: ColumnType<Json.ErasureReport | null, string | null | undefined, string | null>;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  closed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
}

export interface ProfileTable {
  id: string;
  email: string;
  email_confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  password_hash: string | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  image_id: string | null;
  permission: 'Admin' | 'Staff' | 'Business' | 'Talent';
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
  business_role: Generated<'Owner' | 'Member'>;
  language: Generated<'th' | 'en'>;
  has_chosen_language: Generated<boolean>;
  theme: 'light' | 'dark' | 'system' | null;
  last_login_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
  search: GeneratedAlways<string | null>;
}

export interface ProposalTable {
  id: string;
  number: string;
  title: string;
  business_profile_id: string;
  job_id: string | null;
  brief: string | null;
  language: Generated<'th' | 'en'>;
  valid_until: string;
  discount: Generated<number>;
  vat_rate: Generated<number>;
  wht_rate: Generated<number>;
  note: string | null;
  revision: Generated<number>;
  status: Generated<'Draft' | 'Sent' | 'Viewed' | 'Responded' | 'Accepted' | 'Declined' | 'Expired' | 'Cancelled'>;
  status_reason: string | null;
  subtotal: Generated<number>;
  total: Generated<number>;
  sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  viewed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  responded_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  search_text: GeneratedAlways<string>;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
}

export interface ProposalItemTable {
  id: string;
  proposal_id: string;
  talent_id: string;
  composite_card_id: string | null;
  card_snapshot: ColumnType<unknown, string | null | undefined, string | null>;
  talent_name: ColumnType<Localized | null, string | null | undefined, string | null>;
  talent_type: 'MegaStar' | 'SuperStar' | 'RisingStar' | 'Influencer' | 'Actor' | 'Singer' | 'LiveTalent' | 'NewBorn';
  deliverable: string | null;
  quantity: Generated<number>;
  unit_price: Generated<number>;
  cost: number | null;
  availability: string | null;
  position: number;
  decision: Generated<'None' | 'Yes' | 'Backup' | 'No'>;
  reason: 'Budget' | 'Look' | 'Date' | 'Conflict' | 'Other' | null;
  comment: string | null;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  unavailable_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
  replaces_item_id: string | null;
}

export interface ProposalLinkTable {
  id: string;
  proposal_id: string;
  token_hash: string;
  email: string | null;
  passcode_hash: string | null;
  failures: Generated<number>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  locked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  revoked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ProposalNumberTable {
  year: number;
  last_number: number;
}

export interface ProposalRevisionTable {
  proposal_id: string;
  revision: number;
  content: ColumnType<unknown, string, string>;
  answers: ColumnType<unknown, string | null | undefined, string | null>;
  sent_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface RecoveryCodeTable {
  id: string;
  profile_id: string;
  code_hash: string;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface RefreshTokenTable {
  id: string;
  family_id: string;
  profile_id: string;
  token_hash: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  revoked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  started_at: ColumnType<Date, Date | string | undefined, Date | string>;
  device_hash: string | null;
  user_agent: string | null;
  address: string | null;
}

export interface RegistrationHoldTable {
  email: string;
  display_name: string | null;
  tax_id: string | null;
  branch_no: string | null;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface ResetTokenTable {
  id: string;
  profile_id: string;
  token_hash: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface SavedSearchTable {
  id: string;
  profile_id: string;
  name: string;
  query: ColumnType<TalentSearch, string, string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface SecondStepTable {
  profile_id: string;
  sealed_secret: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  last_period: number | null;
}

export interface SecuritySettingTable {
  id: Generated<boolean>;
  is_second_step_required: Generated<boolean>;
  updated_by: string | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface SignInChallengeTable {
  id: string;
  kind: 'SecondStep' | 'PasskeySignIn' | 'NewPasskey' | 'PasskeyStep';
  token_hash: string;
  browser_hash: string;
  profile_id: string | null;
  challenge: string | null;
  guesses: Generated<number>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface SignInDeviceTable {
  id: string;
  profile_id: string;
  token_hash: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface SiteSettingTable {
  id: string;
  is_only: Generated<boolean>;
  content: ColumnType<Json.SiteContent, string | undefined, string>;
  updated_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface TagTable {
  id: string;
  name: ColumnType<Localized, string, string>;
  kind: 'Talent' | 'News' | 'Job';
  merged_into: string | null;
  th_key: GeneratedAlways<string | null>;
  en_key: GeneratedAlways<string | null>;
  search_text: GeneratedAlways<string>;
  missing_translation: GeneratedAlways<boolean>;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
}

export interface TalentTable {
  id: string;
  display_name: string;
  display_name_key: Generated<string>;
  first_name: ColumnType<Localized, string, string>;
  last_name: ColumnType<Localized, string, string>;
  nick_name: ColumnType<Localized | null, string | null | undefined, string | null>;
  nationality: Generated<string>;
  gender: 'Male' | 'Female' | 'LGBTQ+';
  birthday: string | null;
  age_years: number | null;
  next_birthday: string | null;
  email: string;
  phone_number: string | null;
  company_name: string | null;
  bio: ColumnType<Localized | null, string | null | undefined, string | null>;
  languages: Generated<string[]>;
  bookouts: ColumnType<Json.Bookout[], string | undefined, string>;
  guardian: ColumnType<Json.Guardian | null, string | null | undefined, string | null>;
  guardian_confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  image_id: string | null;
  album_image_ids: Generated<string[]>;
  height: number | null;
  weight: number | null;
  chest: number | null;
  waist: number | null;
  hip: number | null;
  shoes: number | null;
  eye_colour: string | null;
  hair_colour: string | null;
  skin_tone: string | null;
  status: Generated<'Pending' | 'Approved' | 'Rejected' | 'Archived'>;
  status_reason: string | null;
  active: Generated<boolean>;
  is_top10: Generated<boolean>;
  talent_types: Generated<TalentType[]>;
  channel: 'Instagram' | 'Facebook' | 'Tiktok' | 'XTwitter' | 'Youtube' | null;
  followers: number | null;
  engagement_rate: number | null;
  public_consent: Generated<boolean>;
  is_public: GeneratedAlways<boolean>;
  missing_translation: GeneratedAlways<boolean>;
  search_text: GeneratedAlways<string>;
  staff_search_text: GeneratedAlways<string>;
  sound_text: GeneratedAlways<string>;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
  bio_search_text: GeneratedAlways<string | null>;
  reel_id: string | null;
  reel_poster_id: string | null;
}

export interface TalentChangeRequestTable {
  id: string;
  talent_id: string;
  change: ColumnType<Json.GuardedChange, string, string>;
  status: Generated<'Open' | 'Approved' | 'Rejected' | 'Replaced'>;
  reason: string | null;
  requested_by: string | null;
  requested_at: ColumnType<Date, Date | string | undefined, Date | string>;
  decided_by: string | null;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface TalentFirstPublicTable {
  talent_id: string;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface TalentSocialTable {
  id: string;
  talent_id: string;
  channel: 'Instagram' | 'Facebook' | 'Tiktok' | 'XTwitter' | 'Youtube';
  name: string;
  link: string | null;
  followers: number | null;
  engagement_rate: number | null;
  position: Generated<number>;
}

export interface TalentTagTable {
  talent_id: string;
  tag_id: string;
  position: Generated<number>;
}

export interface VideoTable {
  id: string;
  talent_id: string | null;
  created_by: string | null;
  size: number;
  received: Generated<number>;
  parts: Generated<string[]>;
  width: number | null;
  height: number | null;
  duration: number | null;
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  new_face_id: string | null;
}

export interface WorkTable {
  id: string;
  talent_id: string;
  talent_type: 'MegaStar' | 'SuperStar' | 'RisingStar' | 'Influencer' | 'Actor' | 'Singer' | 'LiveTalent' | 'NewBorn';
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
}

export interface WorkBudgetTable {
  id: string;
  work_id: string;
  talent_id: string;
  position: Generated<number>;
  budget_type: 'Post' | 'Story' | 'ShortVideo' | 'Video' | 'Live' | 'Event' | 'ShootDay' | 'Presenter' | 'Other';
  detail: string | null;
  rate_charge: number;
  date_update: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface WorkExperienceTable {
  id: string;
  work_id: string;
  talent_id: string;
  position: Generated<number>;
  customer_name: string;
  project: string | null;
  role: string | null;
  experience_type: 'Internal' | 'External';
  hire_date: string | null;
  link: string | null;
  image_ids: Generated<string[]>;
  search_text: GeneratedAlways<string>;
}

export interface WorkSocialPerformanceTable {
  id: string;
  work_id: string;
  talent_id: string;
  position: Generated<number>;
  channel: 'Instagram' | 'Facebook' | 'Tiktok' | 'XTwitter' | 'Youtube';
  followers: number | null;
  engagement: number | null;
  average_post_reach: number | null;
  average_story_view: number | null;
  cpr: number | null;
  cpe: number | null;
  measured_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

declare module '@dara/backend' {
interface Tables {
  application_note: ApplicationNoteTable;
  application_rating: ApplicationRatingTable;
  audit_event: AuditEventTable;
  booking: BookingTable;
  brief: BriefTable;
  brief_script: BriefScriptTable;
  business_change_request: BusinessChangeRequestTable;
  business_email_change: BusinessEmailChangeTable;
  business_invitation: BusinessInvitationTable;
  business_profile: BusinessProfileTable;
  business_shortlist: BusinessShortlistTable;
  business_shortlist_talent: BusinessShortlistTalentTable;
  calendar_link: CalendarLinkTable;
  client: ClientTable;
  composite_card: CompositeCardTable;
  consent: ConsentTable;
  contact: ContactTable;
  content_page: ContentPageTable;
  content_page_version: ContentPageVersionTable;
  email_change: EmailChangeTable;
  fresh_step: FreshStepTable;
  guardian_confirmation: GuardianConfirmationTable;
  home_content: HomeContentTable;
  image: ImageTable;
  image_file_check: ImageFileCheckTable;
  job: JobTable;
  job_application: JobApplicationTable;
  job_request: JobRequestTable;
  job_tag: JobTagTable;
  line_link: LineLinkTable;
  line_link_request: LineLinkRequestTable;
  mailed_link: MailedLinkTable;
  new_face: NewFaceTable;
  news: NewsTable;
  news_draft: NewsDraftTable;
  news_editing: NewsEditingTable;
  news_tag: NewsTagTable;
  news_talent: NewsTalentTable;
  news_version: NewsVersionTable;
  notice: NoticeTable;
  notice_choice: NoticeChoiceTable;
  notice_line_choice: NoticeLineChoiceTable;
  passkey: PasskeyTable;
  privacy_request: PrivacyRequestTable;
  profile: ProfileTable;
  proposal: ProposalTable;
  proposal_item: ProposalItemTable;
  proposal_link: ProposalLinkTable;
  proposal_number: ProposalNumberTable;
  proposal_revision: ProposalRevisionTable;
  recovery_code: RecoveryCodeTable;
  refresh_token: RefreshTokenTable;
  registration_hold: RegistrationHoldTable;
  reset_token: ResetTokenTable;
  saved_search: SavedSearchTable;
  second_step: SecondStepTable;
  security_setting: SecuritySettingTable;
  sign_in_challenge: SignInChallengeTable;
  sign_in_device: SignInDeviceTable;
  site_setting: SiteSettingTable;
  tag: TagTable;
  talent: TalentTable;
  talent_change_request: TalentChangeRequestTable;
  talent_first_public: TalentFirstPublicTable;
  talent_social: TalentSocialTable;
  talent_tag: TalentTagTable;
  video: VideoTable;
  work: WorkTable;
  work_budget: WorkBudgetTable;
  work_experience: WorkExperienceTable;
  work_social_performance: WorkSocialPerformanceTable;
}
}
