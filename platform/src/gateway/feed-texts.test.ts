import { describe, expect, it } from '@jest/globals';
import type { RegistrySnapshot, RouteDeclaration, SitemapKind } from '@dara/contract';
import { XMLParser } from 'fast-xml-parser';
import { buildSnapshot } from '../registry/snapshot.ts';
import { route } from '../testing/fixture-release.ts';
import { manifestOf, shellOf } from '../testing/manifest.ts';
import { CHANNELS, rss, rssPath, rssTitle, type Article } from './rss.ts';
import {
  hasRecords,
  pageAddresses,
  readSitemapName,
  recordAddresses,
  robots,
  sitemap,
  sitemapIndex,
} from './sitemap.ts';

const ORIGIN = 'https://site.test';
const [OLD, NEW] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];

const listed = (path: string, kind: SitemapKind, more: Partial<RouteDeclaration> = {}) => ({
  ...route(path),
  sitemap: kind,
  ...more,
});

function snapshotOf(routes: RouteDeclaration[]): RegistrySnapshot {
  const live = manifestOf('mf-x', ['/'], []);
  live.declaration.routes = routes;
  return buildSnapshot(1, shellOf(), [{ live, fallback: null }]);
}

const snapshot = snapshotOf([
  listed('/', 'page'),
  route('/register'),
  listed('/mine', 'page', { access: 'signed-in' }),
  listed('/news', 'news'),
  listed('/news/:id/read', 'news'),
  listed('/talent', 'talent'),
  listed('/talent/:id', 'talent', { access: 'guest' }),
  listed('/job/*', 'job'),
]);
const kinds = [
  { kind: 'talent' as const, total: 9, changedAt: NEW },
  { kind: 'news' as const, total: 5, changedAt: OLD },
];

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });

describe('the name of a sitemap', () => {
  it.each([
    ['th-page-1', { locale: 'th', kind: 'page', page: 1 }],
    ['en-talk-12', { locale: 'en', kind: 'talk', page: 12 }],
    ['th-job-999999', { locale: 'th', kind: 'job', page: 999_999 }],
    ['th-job-1000000', null],
    ['th-news-0', null],
    ['th-news-01', null],
    ['xth-news-1', null],
    ['th-news-1x', null],
    ['de-news-1', null],
    ['th-star-1', null],
    ['', null],
  ])('%s is %j', (name, found) => {
    expect(readSitemapName(name)).toEqual(found);
  });
});

describe('sitemaps', () => {
  it('are listed by language and kind, as many of each as its records fill', () => {
    const text = sitemapIndex(ORIGIN, snapshot, { size: 2, kinds });
    const one = (file: string, at: string) =>
      `<sitemap><loc>${ORIGIN}/sitemap-${file}.xml</loc><lastmod>${at}</lastmod></sitemap>`;
    expect(text.split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...['th', 'en'].flatMap((locale) => [
        // Pages change with the newest of what they list; talents have no page of their own here.
        one(`${locale}-page-1`, NEW),
        ...[1, 2, 3].map((page) => one(`${locale}-news-${page}`, OLD)),
      ]),
      '</sitemapindex>',
      '',
    ]);
  });

  it.each([
    [[OLD, NEW], NEW],
    [[NEW, OLD], NEW],
    [[null, OLD], OLD],
    [[OLD, null], OLD],
    [[null, null], undefined],
  ])('of kinds changed at %j say %s', (times, latest) => {
    const changed = times.map((changedAt) => ({ kind: 'job' as const, total: 0, changedAt }));
    const index = sitemapIndex(ORIGIN, snapshot, { size: 2, kinds: changed });
    expect(parser.parse(index).sitemapindex.sitemap[0].lastmod).toBe(latest);
  });

  it('hold kinds whose records have a public page', () => {
    const all = (['page', 'news', 'talent', 'job', 'talk'] as const).filter((kind) =>
      hasRecords(snapshot, kind),
    );
    expect(all).toEqual(['news', 'job']);
  });

  it('hold public pages without a record of their own, changed with what they list', () => {
    expect(pageAddresses(snapshot, { size: 2, kinds })).toEqual([
      { path: '/', changedAt: null },
      { path: '/news', changedAt: OLD },
      { path: '/talent', changedAt: NEW },
    ]);
  });

  it('hold the page of each record', () => {
    const items = [{ id: 'a/ b', changedAt: OLD }];
    expect(recordAddresses(snapshot, 'news', { items })).toEqual([
      { path: '/news/a%2F%20b/read', changedAt: OLD },
    ]);
    expect(recordAddresses(snapshot, 'talent', { items })).toEqual([]);
    expect(recordAddresses(snapshot, 'talk', { items })).toEqual([]);
  });

  it('give each address with those of the same page in every language', () => {
    const addresses = [
      { path: '/a?b=1&c', changedAt: NEW },
      { path: '/d', changedAt: null },
    ];
    const link = (name: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${ORIGIN}${href}"/>`;
    expect(sitemap(ORIGIN, 'en', addresses).split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      `<url><loc>${ORIGIN}/a?b=1&amp;c&amp;lang=en</loc><lastmod>${NEW}</lastmod>${link('th', '/a?b=1&amp;c')}${link('en', '/a?b=1&amp;c&amp;lang=en')}${link('x-default', '/a?b=1&amp;c')}</url>`,
      `<url><loc>${ORIGIN}/d?lang=en</loc>${link('th', '/d')}${link('en', '/d?lang=en')}${link('x-default', '/d')}</url>`,
      '</urlset>',
      '',
    ]);
  });
});

it('crawlers may fetch pages and pictures, and nothing of what stands behind them', () => {
  expect(robots(ORIGIN).split('\n')).toEqual([
    'User-agent: *',
    'Allow: /api/image/',
    'Allow: /api/share/',
    'Allow: /api/news/sharefacebook/',
    'Disallow: /api/',
    'Disallow: /_dara/',
    'Disallow: /management/',
    'Disallow: /talent/profile',
    'Disallow: /resetpassword/',
    '',
    'Sitemap: https://site.test/sitemap.xml',
    '',
  ]);
});

describe('a news feed', () => {
  const [news] = CHANNELS;
  if (!news) throw new Error('there is no feed');
  const image = { id: 'i1', width: 400, height: 300, alt: null, placeholder: null };
  const article = (more: Partial<Article> = {}): Article => ({
    id: 'a1',
    title: { th: 'ข่าว', en: '' },
    shortDescription: { th: '', en: 'Short & sweet' },
    image: null,
    tags: [{ id: 't1', th: 'ดนตรี', en: 'Music' }],
    publishedAt: OLD,
    ...more,
  });

  it('stands below the list it follows, under the name of list and site', () => {
    expect(CHANNELS.map((channel) => [rssPath(channel, 'en'), rssTitle(channel, 'en')])).toEqual([
      ['/news/rss.xml?lang=en', 'News · Dara'],
      ['/talkofthetown/rss.xml?lang=en', 'Talk of the town · Dara'],
    ]);
    expect(CHANNELS.map(({ type }) => type)).toEqual(['General', 'TalkOfTheTown']);
  });

  it('holds what the articles say, in Thai where a text is not translated', () => {
    const text = rss(ORIGIN, news, 'en', [article(), article({ id: 'a2', publishedAt: NEW })]);
    const item = (id: string, at: string) =>
      `<item><title>ข่าว</title><link>${ORIGIN}/news/${id}?lang=en</link><guid isPermaLink="true">${ORIGIN}/news/${id}?lang=en</guid><pubDate>${at}</pubDate><description>Short &amp; sweet</description><category>Music</category></item>`;
    expect(text.split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
      '<title>News · Dara</title>',
      `<link>${ORIGIN}/news?lang=en</link>`,
      '<description>The latest from Dara: castings, series, campaigns and what our talents are up to.</description>',
      '<language>en</language>',
      '<lastBuildDate>Thu, 01 Jan 2026 00:00:00 GMT</lastBuildDate>',
      `<atom:link href="${ORIGIN}/news/rss.xml?lang=en" rel="self" type="application/rss+xml"/>`,
      item('a1', 'Thu, 01 Jan 2026 00:00:00 GMT'),
      item('a2', 'Fri, 02 Jan 2026 00:00:00 GMT'),
      '</channel></rss>',
      '',
    ]);
  });

  it.each([
    [400, 300, 400, 300],
    [960, 639, 960, 639],
    [1920, 1081, 960, 541],
  ])('shows a picture of %i x %i as %i x %i', (width, height, shownWidth, shownHeight) => {
    const text = rss(ORIGIN, news, 'th', [article({ image: { ...image, width, height } })]);
    expect(text).toContain(
      `<media:content url="${ORIGIN}/api/image/i1/960.jpg" medium="image" type="image/jpeg" width="${shownWidth}" height="${shownHeight}"/></item>`,
    );
  });

  it('may be empty, and was then never built', () => {
    const text = rss(ORIGIN, news, 'th', []);
    expect(text).not.toContain('lastBuildDate');
    expect(text).not.toContain('<item>');
    expect(text.split('\n')[6]).toBe('');
  });
});
