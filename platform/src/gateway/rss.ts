import type { ImageRef, Locale, Localized } from '@dara/contract';
import { imageUrl, localeAddress, SITE_NAME } from '@dara/contract';
import { element, escapeXml, XML_DECLARATION } from './xml.ts';

export interface Article {
  id: string;
  title: Localized;
  shortDescription: Localized;
  image: ImageRef | null;
  tags: ({ id: string } & Localized)[];
  publishedAt: string;
}

export interface Channel {
  /** Of the list that the feed follows; the feed stands below it as `rss.xml`. */
  path: string;
  /** As the api calls this type of article. */
  type: string;
  title: Localized;
  description: Localized;
}

export const CHANNELS: readonly Channel[] = [
  {
    path: '/news',
    type: 'General',
    title: { th: 'ข่าวสาร', en: 'News' },
    description: {
      th: 'ข่าวล่าสุดจากดารา ทั้งงานแคสติ้ง ซีรีส์ แคมเปญ และความเคลื่อนไหวของศิลปินในสังกัด',
      en: 'The latest from Dara: castings, series, campaigns and what our talents are up to.',
    },
  },
  {
    path: '/talkofthetown',
    type: 'TalkOfTheTown',
    title: { th: 'ทอล์กออฟเดอะทาวน์', en: 'Talk of the town' },
    description: {
      th: 'เรื่องเด่นประเด็นร้อนของศิลปินดารา ที่ใคร ๆ ก็พูดถึงในสัปดาห์นี้',
      en: 'The stories about Dara’s talents that everybody talks about.',
    },
  },
];

const IMAGE_WIDTH = 960;

export const rssPath = (channel: Channel, locale: Locale): string =>
  localeAddress(`${channel.path}/rss.xml`, locale);

export const rssTitle = (channel: Channel, locale: Locale): string =>
  `${channel.title[locale]} · ${SITE_NAME[locale]}`;

const textOf = (value: Localized, locale: Locale): string => value[locale] || value.th;

function picture(origin: string, image: ImageRef | null): string {
  if (!image) return '';
  const width = Math.min(IMAGE_WIDTH, image.width);
  const height = Math.round((width * image.height) / image.width);
  const url = escapeXml(origin + imageUrl(image.id, IMAGE_WIDTH, 'jpg'));
  return `<media:content url="${url}" medium="image" type="image/jpeg" width="${width}" height="${height}"/>`;
}

/** RSS 2.0 in one language. */
export function rss(
  origin: string,
  channel: Channel,
  locale: Locale,
  articles: readonly Article[],
): string {
  const address = (path: string): string => origin + localeAddress(path, locale);
  const items = articles.map((article) => {
    const link = address(`${channel.path}/${article.id}`);
    return [
      '<item>',
      element('title', textOf(article.title, locale)),
      element('link', link),
      `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
      element('pubDate', new Date(article.publishedAt).toUTCString()),
      element('description', textOf(article.shortDescription, locale)),
      ...article.tags.map((tag) => element('category', textOf(tag, locale))),
      picture(origin, article.image),
      '</item>',
    ].join('');
  });
  const [newest] = articles;
  return [
    `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>`,
    element('title', rssTitle(channel, locale)),
    element('link', address(channel.path)),
    element('description', channel.description[locale]),
    element('language', locale),
    newest ? element('lastBuildDate', new Date(newest.publishedAt).toUTCString()) : '',
    `<atom:link href="${escapeXml(origin + rssPath(channel, locale))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}
