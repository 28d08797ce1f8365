/** Severity of an announcement. */
export const ANNOUNCEMENT_KINDS = ['Info', 'Important'] as const;
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number];

/** Networks in which a site may have an address. */
export const SITE_SOCIALS = ['facebook', 'instagram', 'tiktok', 'youtube'] as const;
export type SiteSocial = (typeof SITE_SOCIALS)[number];

/** Maximum lengths of site settings, and number of announcements stored and shown. */
export const SITE_LIMITS = {
  name: 60,
  tagline: 160,
  legal: 200,
  address: 300,
  lineId: 60,
  link: 500,
  announcement: 240,
  announcements: 20,
  shownAtOnce: 3,
  recipients: 10,
} as const;

/** Settings required before a site goes public; each is set in management or configuration. */
export const GO_LIVE_ITEMS = [
  ...(['name', 'tagline', 'legal', 'address', 'email', 'phone', 'social', 'messagesTo'] as const),
  'emailSuffixes',
  ...(['privacy', 'terms', 'cookies', 'about'] as const),
  ...(['accounts', 'talents'] as const),
  ...(['publicUrl', 'mailServer', 'mailFrom'] as const),
] as const;
export type GoLiveItemId = (typeof GO_LIVE_ITEMS)[number];

/** `Choice`: works as it is, and an agency may want it otherwise. */
export const GO_LIVE_STATES = ['Demonstration', 'Missing', 'Choice', 'Ready'] as const;
export type GoLiveState = (typeof GO_LIVE_STATES)[number];
