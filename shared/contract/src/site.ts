import { LOCALES, type Locale, type Localized, type RobotRules } from './remote.ts';

/** A role of the site's users; routes and menu entries list the roles with access. */
export interface SiteRole {
  name: string;
  label: Localized;
  /** Start page of users with this role; default is management. */
  home?: string;
}

/** A logo of one path in a square, with its colour and background. */
export interface SiteIcon {
  path: string;
  /** View box size of the path. */
  size: number;
  color: string;
  background: string;
}

/** A name as outlines, so that it looks the same before any font is here. One unit is a pixel, the base line is at 0. */
export interface Wordmark {
  width: number;
  outline: string;
}

export interface SiteContact {
  email?: string;
  phone?: string;
  /** The page with a form. */
  path?: string;
}

/** The site's URL in a social network with a known icon. */
export interface SocialLink {
  id: 'line' | 'facebook' | 'instagram' | 'tiktok' | 'youtube';
  name: string;
  url: string;
}

/** A way to register. */
export interface SignUpChoice {
  title: Localized;
  text: Localized;
  action: Localized;
  path: string;
}

/** A colour in each theme, `#rrggbb`. */
export interface ThemedColor {
  light: string;
  dark: string;
}

export const ACCENT_COLORS = [
  'brand',
  'brandStrong',
  'brandSoft',
  'onBrand',
  'brandFill',
  'onBrandFill',
] as const;
/** Colours of the site; text on them has a contrast of 4.5:1. */
export type SiteAccent = Record<(typeof ACCENT_COLORS)[number], ThemedColor>;

/** Description of a site, `site.json` beside the shell; see `schema/site.schema.json`. */
export interface SiteDeclaration {
  name: Localized;
  /** Short description: for search engines and home screens. */
  description: Localized;
  /** Tagline in the footer. */
  tagline?: Localized;
  /** Beginning of the copyright line; default the site's name. */
  legal?: Localized;
  /** Languages of the site; the first is the default. All when absent. */
  languages?: readonly Locale[];
  icon: SiteIcon;
  wordmark?: Record<Locale, Wordmark>;
  /** Page background in each theme. */
  paper: ThemedColor;
  /** A quiet blue where it is left out. */
  accent?: SiteAccent;
  roles: SiteRole[];
  contact?: SiteContact;
  /** The page where users change their password; `/.well-known/change-password` leads there. */
  passwordPath?: string;
  social?: SocialLink[];
  signUp?: SignUpChoice[];
  /** Share image of pages without one; `{locale}` is replaced by the language. */
  shareImage?: string;
  robots?: RobotRules;
  /** Organization data in the footer. */
  address?: Localized;
  /** Api path of settings made on the site (`SiteSettings`); refetched when content changes. */
  settings?: string;
  /**
   * What each remote may do beyond its own pages, as `prefix:/events`, `menu:main`, `frame:https://player.example`,
   * `secret:/share/:token` or `slot:mf-public/work-with-talent`; `dara grant` adds to it.
   */
  grants?: Record<string, string[]>;
  /** Order of the remotes in a slot (`mf-public/work-with-talent`); the others follow by name. */
  slots?: Record<string, string[]>;
  /** Maximum compressed script of any remote's page; a remote may declare less. */
  budget?: { scriptBytes: number };
}

/** An announcement at the top of each public page, until closed. */
export interface Announcement {
  /** Changes with the text. */
  id: string;
  kind: 'Info' | 'Important';
  text: Localized;
  /** A path of the site, or an external URL. */
  link: string | null;
}

/** Settings made on a site; others keep their released values. */
export interface SiteSettings {
  name?: Localized;
  tagline?: Localized;
  legal?: Localized;
  address?: Localized;
  contact?: { email?: string; phone?: string };
  social?: SocialLink[];
  announcements?: Announcement[];
  /** Whether forms accept new addresses such as name@dara.agency. */
  longEmailSuffixes?: boolean;
}

/** A site as it is shown. */
export interface ShownSite extends SiteDeclaration {
  announcements?: readonly Announcement[];
  longEmailSuffixes?: boolean;
}

/** A site with its settings. A changed name is written as text, since the logo's paths show the old one. */
export function withSettings(site: SiteDeclaration, settings: SiteSettings): ShownSite {
  const { name, tagline, legal, address, contact, social = [], announcements = [] } = settings;
  const { longEmailSuffixes } = settings;
  const set = new Set(social.map(({ id }) => id));
  const { wordmark, ...rest } = site;
  return {
    ...rest,
    ...(wordmark && !name ? { wordmark } : {}),
    ...(name ? { name } : {}),
    ...(tagline ? { tagline } : {}),
    ...(legal ? { legal } : {}),
    ...(address ? { address } : {}),
    ...(contact ? { contact: { ...site.contact, ...contact } } : {}),
    social: [...social, ...(site.social ?? []).filter(({ id }) => !set.has(id))],
    announcements,
    ...(longEmailSuffixes ? { longEmailSuffixes } : {}),
  };
}

/** The languages of a site, the main one first. */
export const languagesOf = ({ languages = LOCALES }: SiteDeclaration): readonly Locale[] =>
  languages;

/** The language of URLs without one. */
export const mainLanguageOf = (site: SiteDeclaration): Locale => languagesOf(site)[0] ?? LOCALES[0];

/** Fallback for shells released before sites were described. */
export const UNNAMED_SITE: SiteDeclaration = {
  name: { th: 'เว็บไซต์', en: 'Website' },
  description: { th: 'เว็บไซต์', en: 'Website' },
  icon: { path: 'M8 8h16v16H8Z', size: 32, color: '#fff', background: '#333' },
  paper: { light: '#fff', dark: '#111' },
  roles: [],
};
