/** How the agency is reached; shown in the footer and where people ask to join. */
export const CONTACT = {
  email: 'contact@dara.test',
  /** The page with the form. */
  path: '/contact',
  phone: '+66 2 000 0000',
  phoneHref: 'tel:+6620000000',
} as const;

export const SOCIAL_LINKS = [
  { id: 'facebook', name: 'Facebook', url: 'https://www.facebook.com/dara.agency.example' },
  { id: 'instagram', name: 'Instagram', url: 'https://www.instagram.com/dara.agency.example' },
  { id: 'tiktok', name: 'TikTok', url: 'https://www.tiktok.com/@dara.agency.example' },
  { id: 'youtube', name: 'YouTube', url: 'https://www.youtube.com/@dara.agency.example' },
] as const;

export type SocialId = (typeof SOCIAL_LINKS)[number]['id'];
