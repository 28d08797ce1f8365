import type { FeedDeclaration, ImageRef, Locale, Localized, SiteDeclaration } from '@dara/contract';
import { imageUrl, localeAddress, mainLanguageOf } from '@dara/contract';
import { element, escapeXml, XML_DECLARATION } from './xml.ts';

export interface Article {
  id: string;
  title: Localized;
  shortDescription: Localized;
  image: ImageRef | null;
  tags: ({ id: string } & Localized)[];
  publishedAt: string;
}

const IMAGE_WIDTH = 960;

export const rssPath = (feed: FeedDeclaration, site: SiteDeclaration, locale: Locale): string =>
  localeAddress(`${feed.path}/rss.xml`, locale, mainLanguageOf(site));

export const rssTitle = (feed: FeedDeclaration, siteName: Localized, locale: Locale): string =>
  `${feed.title[locale]} · ${siteName[locale]}`;

const textOf = (value: Localized, locale: Locale): string => value[locale] || value.th;

function picture(origin: string, image: ImageRef | null): string {
  if (!image) return '';
  const width = Math.min(IMAGE_WIDTH, image.width);
  const height = Math.round((width * image.height) / image.width);
  const url = escapeXml(origin + imageUrl(image.id, IMAGE_WIDTH, 'jpg'));
  return `<media:content url="${url}" medium="image" type="image/jpeg" width="${width}" height="${height}"/>`;
}

export interface FeedSite {
  origin: string;
  site: SiteDeclaration;
}

/** RSS 2.0 in one language. */
export function rss(
  { origin, site }: FeedSite,
  feed: FeedDeclaration,
  locale: Locale,
  articles: readonly Article[],
): string {
  const address = (path: string): string =>
    origin + localeAddress(path, locale, mainLanguageOf(site));
  const items = articles.map((article) => {
    const link = address(`${feed.path}/${article.id}`);
    return [
      '<item>',
      element('title', textOf(article.title, locale)),
      element('link', link),
      `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
      element('pubDate', new Date(article.publishedAt).toUTCString()),
      // Readers take it for HTML, hence a text is escaped before the XML is.
      element('description', escapeXml(textOf(article.shortDescription, locale))),
      ...article.tags.map((tag) => element('category', textOf(tag, locale))),
      picture(origin, article.image),
      '</item>',
    ].join('');
  });
  const [newest] = articles;
  return [
    `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>`,
    element('title', rssTitle(feed, site.name, locale)),
    element('link', address(feed.path)),
    element('description', feed.description[locale]),
    element('language', locale),
    newest ? element('lastBuildDate', new Date(newest.publishedAt).toUTCString()) : '',
    `<atom:link href="${escapeXml(origin + rssPath(feed, site, locale))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}
