/** Domain facts shared by browser and api; pure. */
import './slot-props.ts';

export * from './audit.ts';
export { ADULT_AGE, MAJORITY_AGE, ageOn } from './age.ts';
export { API_ERRORS } from './api-errors.ts';
export {
  BRIEF_REASONS,
  briefMismatches,
  type BriefReason,
  type BriefTalent,
  type BriefWants,
} from './brief.ts';
export { BUDDHIST_OFFSET } from './buddhist-era.ts';
export { COUNTRIES, HOME_COUNTRY, countryName } from './countries.ts';
export { cutText, endOfText } from './cut-text.ts';
export * from './dashboard.ts';
export { daysFrom } from './days.ts';
export * from './embeds.ts';
export * from './new-face.ts';
export { NEWS_PREVIEW_READY, NEWS_PREVIEW_TEXTS, type NewsPreviewTexts } from './news-preview.ts';
export {
  EMAIL_LENGTH,
  EMAIL_SUFFIX,
  emailSuffixOf,
  RESERVED_EMAIL,
  isAnyEmailAddress,
  isEmailAddress,
  type EmailSuffix,
  isReservedEmail,
  isReservedHost,
} from './email.ts';
export { cleanEmail, cleanPhone, isPhone } from './typed-contact.ts';
export { REJECTION_TEXTS, REJECTION_TEXT_MAX, RELEASE_TEXT } from './rejection-texts.ts';
export { foldSearch, foldText, usualSpelling } from './fold.ts';
export { latinDigits, plainNumber, typedNumber } from './typed-number.ts';
export { LANGUAGE_CODES, languageName } from './language.ts';
export { nationalityName } from './nationality.ts';
export { fullName, shownName, type FullNames, type TalentNames } from './shown-name.ts';
export { personName } from './person-name.ts';
export { nickNameBeside } from './nick-name-beside.ts';
export {
  BUDGET_TYPES,
  BUDGET_UNITS,
  BUSINESS_ROLES,
  BUSINESS_TYPES,
  CARD_TEMPLATES,
  CHANNELS,
  CONSENT_PURPOSES,
  EXPERIENCE_TYPES,
  GENDERS,
  JOB_TYPES,
  JOB_VISIBILITIES,
  NEWS_STATUSES,
  NEWS_TYPES,
  HOME_ANCHORED,
  HOME_SECTIONS,
  TAG_KINDS,
  REGISTERED_TALENT_TYPES,
  TALENT_TYPES,
  type BudgetType,
  type BudgetUnit,
  type BusinessRole,
  type BusinessType,
  type CardTemplate,
  type Channel,
  type ConsentPurpose,
  type ExperienceType,
  type Gender,
  type ImageAccess,
  type JobType,
  type JobVisibility,
  type NewsStatus,
  type NewsType,
  type HomeSection,
  type TagKind,
  type TalentType,
} from './enumerations.ts';
export * from './limits.ts';
export * from './script.ts';
export { MONEY_MAX } from './fields/amounts.ts';
export { BOOKING_DAYS_MAX, BOOKING_LINES, BOOKING_RANGE_DAYS } from './fields/booking.ts';
export { BUSINESS_LINES, BUSINESS_MEMBERS_MAX } from './fields/business.ts';
export { BRIEF_LINES, CONTACT_LINES, CONTACT_TALENTS_MAX } from './fields/contact.ts';
export type { FactField, Figure, FigureField, LineField } from './fields/field.ts';
export {
  APPLICATION_FIELDS,
  APPLICATION_INTERNAL,
  BOARD_MAX,
  CASTING_SHEET_MAX,
  INVITATION_FIELDS,
  JOB_DEADLINES,
  JOB_FIGURES,
  JOB_LINES,
  JOB_MEDIA,
  JOB_MEDIA_MAX,
  JOB_RANGES,
  type JobDeadline,
  type JobRange,
} from './fields/job.ts';
export {
  MEDIA_KINDS,
  MEDIA_LIMITS,
  MEDIA_PLACES,
  MEDIA_USERS,
  type MediaPlace,
  type MediaUser,
} from './fields/media.ts';
export {
  NEWS_EDITING_S,
  NEWS_LINES,
  NEWS_PLACES_MAX,
  NEWS_PREVIEW_DAYS,
  NEWS_TALENTS_MAX,
} from './fields/news.ts';
export { PERSON_LINES } from './fields/person.ts';
export {
  ANNOUNCEMENT_KINDS,
  GO_LIVE_ITEMS,
  GO_LIVE_STATES,
  type GoLiveItemId,
  type GoLiveState,
  SITE_LIMITS,
  SITE_SOCIALS,
  type AnnouncementKind,
  type SiteSocial,
} from './fields/site.ts';
export {
  BUDGET_RANGE,
  GUARDIAN_LINES,
  SOCIAL_FIELDS,
  BANDS_MAX,
  FREE_DAYS_AHEAD,
  TALENT_LINES,
  TALENT_LISTS,
  TALENT_RANGES,
  WORK_FIELDS,
  WORK_LISTS,
} from './fields/talent.ts';
export {
  ADULT_BODY,
  BODY_FIGURES,
  BODY_IN_EXPORT,
  BODY_LINES,
  BODY_NAMES,
  BODY_ON_CARDS,
  BODY_ON_REGISTRATION,
  TALENT_BODY,
  bodyWith,
  type BodyFigureName,
  type BodyLineName,
  type BodyName,
  type GivenBody,
  type TalentBody,
} from './fields/talent-body.ts';
export { UNITS, factText, inUnit, labelWithUnit } from './fields/units.ts';
export { wordLabel } from './fields/words.ts';
export { PERMISSIONS, type Permission } from './permission.ts';
export {
  ERASED_PARTS,
  ERASURE_BLOCKS,
  RETENTION_REASONS,
  RETAINED_PARTS,
  PRIVACY_ASKERS,
  PRIVACY_CHANNELS,
  PRIVACY_DUE_DAYS,
  PRIVACY_KINDS,
  PRIVACY_STATUSES,
  PRIVACY_TRANSITIONS,
  type ErasedPart,
  type ErasureBlock,
  type RetentionReason,
  type RetainedPart,
  type PrivacyAsker,
  type PrivacyChannel,
  type PrivacyKind,
  type PrivacyStatus,
} from './privacy.ts';
export { PROVINCES } from './provinces.ts';
export { RECOMMENDED_SIZES } from './recommended-sizes.ts';
export { shareImageUrl, type SharedKind } from './share-image.ts';
export {
  APPLICATION_STATUSES,
  APPLICATION_TRANSITIONS,
  APPLICATION_VIEWS,
  BOOKING_KINDS,
  BOOKING_KIND_TRANSITIONS,
  BOOKING_STATUSES,
  BOOKING_TRANSITIONS,
  BOOKING_VIEWS,
  BUSINESS_STATUSES,
  BUSINESS_TRANSITIONS,
  JOB_EDITABLE,
  JOB_STATUSES,
  JOB_TRANSITIONS,
  LINE_UP_STATES,
  PROPOSAL_DECISIONS,
  PROPOSAL_REASONS,
  PROPOSAL_STATUSES,
  PROPOSAL_TRANSITIONS,
  REJECT_REASONS,
  REQUEST_STATUSES,
  REQUEST_TRANSITIONS,
  TALENT_STATUSES,
  TALENT_TRANSITIONS,
  canTransition,
  viewOfApplication,
  viewOfBooking,
  type Actor,
  type ApplicationStatus,
  type ApplicationView,
  type BookingKind,
  type BookingStatus,
  type BusinessStatus,
  type JobStatus,
  type LineUpState,
  type ProposalDecision,
  type ProposalReason,
  type ProposalStatus,
  type RejectReason,
  type RequestStatus,
  type TalentStatus,
  type Transitions,
} from './status.ts';
export { HEAD_OFFICE, isTaxId } from './tax-id.ts';
export { bahtWords } from './baht-words.ts';
export {
  lineAmount,
  partialTotals,
  NEW_TERMS,
  itemMargin,
  proposalMargin,
  proposalTotals,
  type PriceTerms,
  type PricedItem,
  type ProposalMargin,
  type ProposalTotals,
} from './proposal-totals.ts';
export {
  NOTICE_CHOICES,
  NOTICE_KINDS,
  NOTICES_OF,
  type NoticeChoice,
  type NoticeKind,
} from './notices.ts';
export * from './resource/resource.ts';
export * from './resource/resources.ts';
export { talentSearchParams, type TalentSearch } from './talent-search.ts';
export * from './video.ts';
