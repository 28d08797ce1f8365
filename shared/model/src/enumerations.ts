/** Types of talent, in the agency's order. */
export const TALENT_TYPES = [
  'MegaStar',
  'SuperStar',
  'RisingStar',
  'Influencer',
  'Actor',
  'Singer',
  'LiveTalent',
  'NewBorn',
] as const;
export type TalentType = (typeof TALENT_TYPES)[number];
/** Levels of fame, assigned by staff and not offered at registration. */
const FAME_LEVELS: readonly TalentType[] = ['MegaStar', 'SuperStar', 'RisingStar'];
/** What a talent registers as. */
export const REGISTERED_TALENT_TYPES = TALENT_TYPES.filter((type) => !FAME_LEVELS.includes(type));

export const JOB_TYPES = [
  'TVC',
  'Film',
  'Series',
  'MV',
  'Print',
  'Runway',
  'Event',
  'Live',
  'Social',
  'Presenter',
  'Other',
] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const CHANNELS = ['Instagram', 'Facebook', 'Tiktok', 'XTwitter', 'Youtube'] as const;
export type Channel = (typeof CHANNELS)[number];

export const GENDERS = ['Male', 'Female', 'LGBTQ+'] as const;
export type Gender = (typeof GENDERS)[number];

export const NEWS_TYPES = ['General', 'TalkOfTheTown'] as const;
export type NewsType = (typeof NEWS_TYPES)[number];

export const NEWS_STATUSES = ['Published', 'Scheduled', 'Unpublished'] as const;
export type NewsStatus = (typeof NEWS_STATUSES)[number];

export const BUDGET_TYPES = [
  'Post',
  'Story',
  'ShortVideo',
  'Video',
  'Live',
  'Event',
  'ShootDay',
  'Presenter',
  'Other',
] as const;
export type BudgetType = (typeof BUDGET_TYPES)[number];

export const EXPERIENCE_TYPES = ['Internal', 'External'] as const;
export type ExperienceType = (typeof EXPERIENCE_TYPES)[number];

export const BUDGET_UNITS = ['Day', 'Job', 'Post', 'Month'] as const;
export type BudgetUnit = (typeof BUDGET_UNITS)[number];

export const JOB_VISIBILITIES = ['Public', 'Internal'] as const;
export type JobVisibility = (typeof JOB_VISIBILITIES)[number];

export const BUSINESS_TYPES = ['Brand', 'Agency', 'Production', 'Media', 'Other'] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

/** Roles of business users: owners change its profile and users, members work with it. */
export const BUSINESS_ROLES = ['Owner', 'Member'] as const;
export type BusinessRole = (typeof BUSINESS_ROLES)[number];

export const CARD_TEMPLATES = [
  'Classic',
  'Editorial',
  'Beauty',
  'Mosaic',
  'Influencer',
  'Portfolio',
] as const;
export type CardTemplate = (typeof CARD_TEMPLATES)[number];

/** Sections of the home page below the hero, in the order of their introduction. */
export const HOME_SECTIONS = [
  'talents',
  'talk',
  'jobs',
  'clients',
  'news',
  'about',
  'join',
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];
/** Where menus and buttons lead, which is always shown. */
export const HOME_ANCHORED: readonly HomeSection[] = ['about', 'join'];

export const TAG_KINDS = ['Talent', 'News', 'Job'] as const;
export type TagKind = (typeof TAG_KINDS)[number];

export const CONSENT_PURPOSES = ['PublicProfile', 'ClientSharing', 'Marketing'] as const;
/** Businesses accept the terms; the other purposes are a talent's. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number] | 'Terms';

export const IMAGE_ACCESS = ['public', 'private'] as const;
export type ImageAccess = (typeof IMAGE_ACCESS)[number];
