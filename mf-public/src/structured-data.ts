import { cutText } from '@dara/model';
import { localeAddress, type ImageRef, type Locale, type Localized } from '@dara/contract';
import { mainLanguage } from '@dara/sdk/i18n';
import { publicImage } from './share-image.ts';

/** Base of a page's structured data: absolute URLs in the page's language. */
export interface Place {
  origin: string;
  locale: Locale;
}

/** The same for objects that name the site's owner. */
export interface SitePlace extends Place {
  siteName: Localized;
}

export interface Named {
  name: string;
  path: string;
}

export const addressOf = (path: string, { origin, locale }: Place): string =>
  origin + localeAddress(path, locale, mainLanguage());

const organizationId = ({ origin }: Place): string => `${origin}/#organization`;

/** Who is behind the site. */
export function organization(place: SitePlace): object {
  const { origin, locale, siteName } = place;
  return {
    '@type': 'Organization',
    '@id': organizationId(place),
    name: siteName[locale],
    alternateName: Object.values(siteName).filter((name) => name !== siteName[locale]),
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 },
  };
}

export function webSite(place: SitePlace, description: string): object {
  const { origin, locale, siteName } = place;
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: siteName[locale],
    description,
    inLanguage: locale,
    publisher: { '@id': organizationId(place) },
  };
}

/** The breadcrumb of a page. */
export function breadcrumbList(place: Place, steps: readonly Named[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path, place),
    })),
  };
}

/** The items of a list page; `before` is the number of items on earlier pages. */
export function itemList(place: Place, items: readonly Named[], before = 0): object {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name,
      url: addressOf(path, place),
    })),
  };
}

export function imageObject({ origin }: Place, image: ImageRef): object {
  const { path, width, height } = publicImage(image);
  return { '@type': 'ImageObject', url: origin + path, width, height };
}

const MAX_DESCRIPTION = 200;

/** Text shortened for search results on one line, at a word boundary where words are separated by spaces. */
export function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  const cut = cutText(line, MAX_DESCRIPTION - 1);
  const space = cut.lastIndexOf(' ');
  const kept = space > MAX_DESCRIPTION / 2 ? cut.slice(0, space) : cut;
  return `${kept.trimEnd()}…`;
}
