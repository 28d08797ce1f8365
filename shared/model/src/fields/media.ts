/** Owner of a library image: the agency, a talent, a business, or a user's account. */
export const MEDIA_KINDS = ['Editorial', 'Talent', 'Business', 'User', 'Other'] as const;

/** Records that show an image. */
export const MEDIA_USERS = [
  'News',
  'Page',
  'Client',
  'Talent',
  'Business',
  'Job',
  'Proposal',
  'User',
] as const;
export type MediaUser = (typeof MEDIA_USERS)[number];

/** Position of an image in a record. */
export const MEDIA_PLACES = [
  'Picture',
  'SharePicture',
  'Text',
  'Draft',
  'Version',
  'Logo',
  'Profile',
  'Album',
  'Reel',
  'Card',
  'Experience',
] as const;
export type MediaPlace = (typeof MEDIA_PLACES)[number];

/** Maximum lengths of an image's texts, and number of listed uses. */
export const MEDIA_LIMITS = { name: 120, alt: 300, uses: 50 } as const;
