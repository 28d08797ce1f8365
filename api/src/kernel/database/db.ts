import type { Generated, GeneratedAlways } from 'kysely';
import type { ImageAccess } from '@dara/model';
import type { At, GivenAt, Json, NullableAt, NullableJson, RecordColumns } from './db-columns.ts';
import type {
  AuditEventTable,
  ProfileTable,
  RefreshTokenTable,
  MailedLinkTable,
  RegistrationHoldTable,
  ResetTokenTable,
  SignInDeviceTable,
} from './account-tables.ts';
import type { ApplicationNoteTable, ApplicationRatingTable } from './db-application.ts';
import type { BookingTable, CalendarLinkTable } from './db-booking.ts';
import type {
  BusinessChangeRequestTable,
  BusinessInvitationTable,
  BusinessProfileTable,
} from './db-business.ts';
import type { ContactTable } from './db-contact.ts';
import type { PrivacyRequestTable } from './db-privacy.ts';
import type { JobApplicationTable, JobRequestTable, JobTable, JobTagTable } from './db-job.ts';
import type {
  CompositeCardTable,
  ConsentTable,
  TalentSocialTable,
  TalentTable,
  TalentTagTable,
  WorkBudgetTable,
  WorkExperienceTable,
  WorkSocialPerformanceTable,
  WorkTable,
} from './db-talent.ts';
import type { GuardianConfirmationTable, TalentChangeRequestTable } from './db-guardian.ts';
import type {
  ProposalItemTable,
  ProposalLinkTable,
  ProposalNumberTable,
  ProposalRevisionTable,
  ProposalTable,
} from './db-proposal.ts';
import type { ClientTable } from './db-client.ts';
import type { HomeContentTable } from './db-home.ts';
import type { TagTable } from './db-tag.ts';
import type { LineLinkRequestTable, LineLinkTable, NoticeLineChoiceTable } from './db-line.ts';
import type {
  NewsDraftTable,
  NewsEditingTable,
  NewsTable,
  NewsTagTable,
  NewsVersionTable,
} from './db-news.ts';
import type { NoticeChoiceTable, NoticeTable } from './db-notice.ts';
import type {
  EmailChangeTable,
  FreshStepTable,
  PasskeyTable,
  RecoveryCodeTable,
  SecondStepTable,
  SecuritySettingTable,
  SignInChallengeTable,
} from './db-security.ts';
import type { SiteSettingTable } from './db-site.ts';
import type { ImageFocus, Localized } from '../schema/shapes.ts';

export interface ImageTable extends RecordColumns {
  /** SHA-256 of the stored original. */
  hash: string;
  format: 'jpeg' | 'png' | 'svg';
  width: number;
  height: number;
  size: number;
  alt: NullableJson<Localized>;
  placeholder: string | null;
  access: Generated<ImageAccess>;
  talent_id: string | null;
  business_profile_id: string | null;
  /** The next width to generate in the background; null once the usual ones exist. */
  next_width: Generated<number | null>;
  /** An editorial image, of articles, clients and pages: public while a public record uses it. */
  is_editorial: Generated<boolean>;
  /** Its name in the library, for example the file name. */
  name: string | null;
  /** The focal point, which every crop keeps visible. */
  focus: NullableJson<ImageFocus>;
  /** Put into the library by hand: stays although nothing shows it. */
  is_kept: Generated<boolean>;
  search_text: GeneratedAlways<string>;
}

/** Stored originals that may have no row any more, and when they are looked at. */
export interface ImageFileCheckTable {
  hash: string;
  due_at: GivenAt;
  removing_at: NullableAt;
}

/** A page whose text is edited in management, identified by its slug. */
export interface ContentPageTable {
  id: string;
  slug: string;
  title: Json<Localized>;
  description: Json<Localized>;
  /** Sanitised HTML. */
  body: Json<Localized>;
  text_image_ids: GeneratedAlways<string[]>;
  updated_by: string | null;
  /** When staff first edited the text: null for the initial sample. */
  confirmed_at: Date | null;
  confirmed_by: string | null;
  created_at: At;
  updated_at: At;
  version: Generated<number>;
}

/** Every text a page ever had. */
export interface ContentPageVersionTable {
  page_id: string;
  version: number;
  title: Json<Localized>;
  description: Json<Localized>;
  body: Json<Localized>;
  text_image_ids: GeneratedAlways<string[]>;
  created_by: string | null;
  created_at: GivenAt;
}

declare module '@dara/backend' {
  interface Tables {
    profile: ProfileTable;
    refresh_token: RefreshTokenTable;
    sign_in_device: SignInDeviceTable;
    reset_token: ResetTokenTable;
    mailed_link: MailedLinkTable;
    registration_hold: RegistrationHoldTable;
    second_step: SecondStepTable;
    recovery_code: RecoveryCodeTable;
    passkey: PasskeyTable;
    sign_in_challenge: SignInChallengeTable;
    email_change: EmailChangeTable;
    fresh_step: FreshStepTable;
    security_setting: SecuritySettingTable;
    audit_event: AuditEventTable;
    image: ImageTable;
    image_file_check: ImageFileCheckTable;
    tag: TagTable;
    business_profile: BusinessProfileTable;
    business_invitation: BusinessInvitationTable;
    client: ClientTable;
    talent: TalentTable;
    talent_tag: TalentTagTable;
    talent_social: TalentSocialTable;
    work: WorkTable;
    work_budget: WorkBudgetTable;
    work_experience: WorkExperienceTable;
    work_social_performance: WorkSocialPerformanceTable;
    composite_card: CompositeCardTable;
    consent: ConsentTable;
    guardian_confirmation: GuardianConfirmationTable;
    talent_change_request: TalentChangeRequestTable;
    business_change_request: BusinessChangeRequestTable;
    news: NewsTable;
    news_tag: NewsTagTable;
    news_version: NewsVersionTable;
    news_draft: NewsDraftTable;
    news_editing: NewsEditingTable;
    content_page: ContentPageTable;
    home_content: HomeContentTable;
    content_page_version: ContentPageVersionTable;
    job: JobTable;
    job_tag: JobTagTable;
    job_application: JobApplicationTable;
    application_rating: ApplicationRatingTable;
    application_note: ApplicationNoteTable;
    job_request: JobRequestTable;
    contact: ContactTable;
    privacy_request: PrivacyRequestTable;
    notice: NoticeTable;
    booking: BookingTable;
    calendar_link: CalendarLinkTable;
    notice_choice: NoticeChoiceTable;
    notice_line_choice: NoticeLineChoiceTable;
    line_link: LineLinkTable;
    line_link_request: LineLinkRequestTable;
    site_setting: SiteSettingTable;
    proposal: ProposalTable;
    proposal_item: ProposalItemTable;
    proposal_link: ProposalLinkTable;
    proposal_number: ProposalNumberTable;
    proposal_revision: ProposalRevisionTable;
  }
}
