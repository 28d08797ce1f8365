import { LOCALES, type Locale, type Localized, type RobotRules } from './remote.ts';

/** One of the roles that people of a site have; routes and menu entries name those who may see them. */
export interface SiteRole {
  name: string;
  label: Localized;
  /** Own page of the people with this role, where their day begins; the management for all others. */
  home?: string;
}

/** A drawing of one path in a square, and the colours of it and of what lies behind it. */
export interface SiteIcon {
  path: string;
  /** Side of the square that the path is drawn in. */
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

/** An address of the site in a network whose mark the shell draws. */
export interface SocialLink {
  id: 'line' | 'facebook' | 'instagram' | 'tiktok' | 'youtube';
  name: string;
  url: string;
}

/** One of the ways to an account. */
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
/** The colours that are a site's own; texts in them hold 4.5:1 on what they stand on. */
export type SiteAccent = Record<(typeof ACCENT_COLORS)[number], ThemedColor>;

/** What a site is, `site.json` beside the shell; see `schema/site.schema.json`. */
export interface SiteDeclaration {
  name: Localized;
  /** What it is in a few words: for search engines and for whoever puts it on a home screen. */
  description: Localized;
  /** Stands under the name at the foot of each page. */
  tagline?: Localized;
  /** The first words of the small print; the site's name unless given. */
  legal?: Localized;
  /** The languages of its pages; the first is a visitor's until another is chosen. All unless given. */
  languages?: readonly Locale[];
  icon: SiteIcon;
  wordmark?: Record<Locale, Wordmark>;
  /** The colour of the page behind everything, in each theme. */
  paper: ThemedColor;
  /** A quiet blue where it is left out. */
  accent?: SiteAccent;
  roles: SiteRole[];
  contact?: SiteContact;
  social?: SocialLink[];
  signUp?: SignUpChoice[];
  /** The picture of pages that bring none; `{locale}` stands for the language. */
  shareImage?: string;
  robots?: RobotRules;
  /** Of the organization, at the foot of each page. */
  address?: Localized;
  /** Path of the api that says what the site's people set since (`SiteSettings`); asked for anew when content changes. */
  settings?: string;
  /** What a page may make a visitor fetch of any remote, compressed; a remote's own budget may be smaller. */
  budget?: { scriptBytes: number };
}

/** Something that everybody is told at the top of each public page, until they close it. */
export interface Announcement {
  /** Another one for other words. */
  id: string;
  kind: 'Info' | 'Important';
  text: Localized;
  /** A path of the site, or an address outside. */
  link: string | null;
}

/** What a site's people set of it; what they did not set is as the site was released. */
export interface SiteSettings {
  name?: Localized;
  tagline?: Localized;
  legal?: Localized;
  address?: Localized;
  contact?: { email?: string; phone?: string };
  social?: SocialLink[];
  announcements?: Announcement[];
}

/** A site as it is shown. */
export interface ShownSite extends SiteDeclaration {
  announcements?: readonly Announcement[];
}

/** A site with what its people set. Another name is written, since its outlines are the old one's. */
export function withSettings(site: SiteDeclaration, settings: SiteSettings): ShownSite {
  const { name, tagline, legal, address, contact, social = [], announcements = [] } = settings;
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
  };
}

/** The languages of a site's pages, the main one first. */
export const languagesOf = ({ languages = LOCALES }: SiteDeclaration): readonly Locale[] =>
  languages;

/** The language of addresses that name none. */
export const mainLanguageOf = (site: SiteDeclaration): Locale => languagesOf(site)[0] ?? LOCALES[0];

/** Stands in for a shell that was released before sites described themselves. */
export const UNNAMED_SITE: SiteDeclaration = {
  name: { th: 'เว็บไซต์', en: 'Website' },
  description: { th: 'เว็บไซต์', en: 'Website' },
  icon: { path: 'M8 8h16v16H8Z', size: 32, color: '#fff', background: '#333' },
  paper: { light: '#fff', dark: '#111' },
  roles: [],
};
