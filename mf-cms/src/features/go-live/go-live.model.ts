import type { GoLiveItemId } from '@dara/model';
import type { GoLiveItem } from '../../api/generated.ts';

/** Where a value is set: a management page, possibly for administrators only, or an environment key. */
export type Place = { path: string; name: string; isForAdmins: boolean } | { key: string };

const SITE: Place = { path: '/management/setting/site', name: 'site', isForAdmins: true };
const textOf = (slug: string): Place => ({
  path: `/management/cms/page/detail/${slug}`,
  name: 'page',
  isForAdmins: false,
});

export const PLACES: Record<GoLiveItemId, Place> = {
  ...{ name: SITE, tagline: SITE, legal: SITE, address: SITE },
  ...{ email: SITE, phone: SITE, social: SITE, messagesTo: SITE },
  emailSuffixes: SITE,
  privacy: textOf('privacy'),
  terms: textOf('terms'),
  cookies: textOf('cookies'),
  about: textOf('about'),
  accounts: { path: '/management/setting/user', name: 'user', isForAdmins: true },
  talents: { path: '/management/talent/model', name: 'talent', isForAdmins: false },
  publicUrl: { key: 'PUBLIC_URL' },
  mailServer: { key: 'SMTP_URL' },
  mailFrom: { key: 'MAIL_FROM' },
};

const ORDER: readonly GoLiveItem['state'][] = ['Demonstration', 'Missing', 'Choice', 'Ready'];

/** Demonstration values first, then missing ones; otherwise in the api's order. */
export const byUrgency = (items: readonly GoLiveItem[]): GoLiveItem[] =>
  [...items].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));

/** A choice is not left to do. */
export const countOpen = (items: readonly GoLiveItem[]): number =>
  items.filter(({ state }) => state === 'Demonstration' || state === 'Missing').length;
