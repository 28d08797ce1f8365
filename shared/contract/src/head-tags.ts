import type { Head } from './remote-module.ts';
import type { Locale, Localized } from './remote.ts';

/** One element of a document's head, as written by the gateway and updated by the browser. */
export interface HeadElement {
  tag: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  /** Text of a data `script`, which is never executed. */
  text?: string;
}

export interface HeadPlace {
  locale: Locale;
  /** Origin that people use. */
  origin: string;
  /** Path of the page, for heads without a canonical URL. */
  pathname: string;
  /** Name of the site. */
  siteName: Localized;
  /** Languages of the site, the main one first. */
  languages: readonly Locale[];
}

/** Finds every element that `headElements` may have made, and nothing else. */
export const HEAD_ELEMENTS =
  'meta[name="description"],meta[name="robots"],meta[name^="twitter:"],meta[property],' +
  'link[rel="canonical"],link[hreflang],script[type="application/ld+json"]';

const OG_LOCALE: Localized = { th: 'th_TH', en: 'en_US' };

/** The language parameter of a URL. */
export const LANGUAGE_PARAM = 'lang';

/** The same address without a language. */
export function plainAddress(address: string): string {
  const [, path = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(address) ?? [];
  const kept = query?.split('&').filter((part) => part.split('=')[0] !== LANGUAGE_PARAM);
  return `${path}${kept?.length ? `?${kept.join('&')}` : ''}${hash}`;
}

/** A URL in a language, replacing its previous one. The main language has no parameter. */
export function localeAddress(address: string, locale: Locale, main: Locale): string {
  const plain = plainAddress(address);
  if (locale === main) return plain;
  const [, before = '', hash = ''] = /^([^#]*)(.*)$/s.exec(plain) ?? [];
  return `${before}${before.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${locale}${hash}`;
}

const meta = (
  kind: 'name' | 'property',
  key: string,
  content: string | number | undefined,
): HeadElement[] =>
  content === undefined || content === ''
    ? []
    : [{ tag: 'meta', attributes: { [kind]: key, content: String(content) } }];

const link = (attributes: Record<string, string>): HeadElement => ({ tag: 'link', attributes });

/** Canonical and alternate URLs of a page. */
function addresses(path: string, { origin, locale, languages }: HeadPlace): HeadElement[] {
  const [main = locale] = languages;
  const href = (language: Locale): string => origin + localeAddress(path, language, main);
  return [
    link({ rel: 'canonical', href: href(locale) }),
    ...languages.map((language) =>
      link({ rel: 'alternate', hreflang: language, href: href(language) }),
    ),
    link({ rel: 'alternate', hreflang: 'x-default', href: href(main) }),
  ];
}

function articleTimes({ type, publishedTime, modifiedTime }: Head): HeadElement[] {
  if (type !== 'article') return [];
  return [
    ...meta('property', 'article:published_time', publishedTime),
    ...meta('property', 'article:modified_time', modifiedTime),
  ];
}

function structuredData({ jsonLd = [] }: Head): HeadElement[] {
  if (jsonLd.length === 0) return [];
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': jsonLd });
  return [{ tag: 'script', attributes: { type: 'application/ld+json' }, text }];
}

/** All head elements except the title: for search engines and link previews. */
export function headElements(head: Head, place: HeadPlace): HeadElement[] {
  const { locale, origin, languages } = place;
  const [main = locale] = languages;
  const path = head.canonical ?? place.pathname;
  const image = head.image && (/^https?:/.test(head.image) ? head.image : origin + head.image);
  const alt = image ? head.imageAlt : undefined;
  const size = image ? head.imageSize : undefined;
  return [
    ...meta('name', 'description', head.description),
    ...meta('name', 'robots', head.noIndex ? 'noindex' : 'max-image-preview:large'),
    ...(head.noIndex ? [] : addresses(path, place)),
    ...meta('property', 'og:site_name', place.siteName[locale]),
    ...meta('property', 'og:type', head.type ?? 'website'),
    ...meta('property', 'og:title', head.title),
    ...meta('property', 'og:description', head.description),
    ...meta(
      'property',
      'og:url',
      head.noIndex ? undefined : origin + localeAddress(path, locale, main),
    ),
    ...meta('property', 'og:image', image),
    ...meta('property', 'og:image:width', size?.width),
    ...meta('property', 'og:image:height', size?.height),
    ...meta('property', 'og:image:alt', alt),
    ...meta('property', 'og:locale', OG_LOCALE[locale]),
    ...languages
      .filter((other) => other !== locale)
      .flatMap((other) => meta('property', 'og:locale:alternate', OG_LOCALE[other])),
    ...articleTimes(head),
    ...meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ...meta('name', 'twitter:title', head.title),
    ...meta('name', 'twitter:description', head.description),
    ...meta('name', 'twitter:image', image),
    ...meta('name', 'twitter:image:alt', alt),
    ...structuredData(head),
  ];
}
