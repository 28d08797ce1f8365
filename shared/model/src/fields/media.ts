/** Whose a picture of the library is: the agency's own, a talent's, a business's, of a user's account. */
export const MEDIA_KINDS = ['Editorial', 'Talent', 'Business', 'User', 'Other'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Records that show a picture. */
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

/** Where in a record a picture stands. */
export const MEDIA_PLACES = [
  'Picture',
  'SharePicture',
  'Text',
  'Draft',
  'Version',
  'Logo',
  'Profile',
  'Album',
  'Card',
  'Experience',
] as const;
export type MediaPlace = (typeof MEDIA_PLACES)[number];

/** Characters of a picture's lines, and how many of its uses are told one by one. */
export const MEDIA_LIMITS = { name: 120, alt: 300, uses: 50 } as const;
