import { describe, expect, it } from 'vitest';
import type { FeedDeclaration, RegistrySnapshot, RouteDeclaration } from '@dara/contract';
import { XMLParser } from 'fast-xml-parser';
import { buildSnapshot } from '../registry/snapshot.ts';
import { route } from '../testing/fixture-release.ts';
import { SAMPLE_SITE } from '../testing/sample-site.ts';
import { manifestOf, shellOf } from '../testing/manifest.ts';
import { rss, rssPath, rssTitle, type Article } from './rss.ts';
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

const listed = (path: string, kind: string, more: Partial<RouteDeclaration> = {}) => ({
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
  listed('/note', 'note'),
  listed('/note/:id/read', 'note'),
  listed('/book', 'book'),
  listed('/book/:id', 'book', { access: 'guest' }),
  listed('/job/*', 'job'),
]);
const kinds = [
  { kind: 'book' as const, total: 9, changedAt: NEW },
  { kind: 'note' as const, total: 5, changedAt: OLD },
];

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });

describe('the name of a sitemap', () => {
  it.each([
    ['th-page-1', { locale: 'th', kind: 'page', page: 1 }],
    ['en-tale-12', { locale: 'en', kind: 'tale', page: 12 }],
    ['th-job-999999', { locale: 'th', kind: 'job', page: 999_999 }],
    ['th-job-1000000', null],
    ['th-note-0', null],
    ['th-note-01', null],
    ['xth-note-1', null],
    ['th-note-1x', null],
    ['de-note-1', null],
    ['th-Star-1', null],
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
        // Pages change with the newest of what they list; books have no page of their own here.
        one(`${locale}-page-1`, NEW),
        ...[1, 2, 3].map((page) => one(`${locale}-note-${page}`, OLD)),
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
    const all = (['page', 'note', 'book', 'job', 'tale'] as const).filter((kind) =>
      hasRecords(snapshot, kind),
    );
    expect(all).toEqual(['note', 'job']);
  });

  it('contain public pages without records, dated by what they list', () => {
    expect(pageAddresses(snapshot, { size: 2, kinds })).toEqual([
      { path: '/', changedAt: null },
      { path: '/note', changedAt: OLD },
      { path: '/book', changedAt: NEW },
    ]);
  });

  it('hold the page of each record', () => {
    const items = [{ id: 'a/ b', changedAt: OLD }];
    expect(recordAddresses(snapshot, 'note', { items })).toEqual([
      { path: '/note/a%2F%20b/read', changedAt: OLD },
    ]);
    expect(recordAddresses(snapshot, 'book', { items })).toEqual([]);
    expect(recordAddresses(snapshot, 'tale', { items })).toEqual([]);
  });

  it('give each address with those of the same page in every language', () => {
    const addresses = [
      { path: '/a?b=1&c', changedAt: NEW },
      { path: '/d', changedAt: null },
    ];
    const link = (name: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${ORIGIN}${href}"/>`;
    expect(sitemap({ origin: ORIGIN, site: SAMPLE_SITE }, 'en', addresses).split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      `<url><loc>${ORIGIN}/a?b=1&amp;c&amp;lang=en</loc><lastmod>${NEW}</lastmod>${link('th', '/a?b=1&amp;c')}${link('en', '/a?b=1&amp;c&amp;lang=en')}${link('x-default', '/a?b=1&amp;c')}</url>`,
      `<url><loc>${ORIGIN}/d?lang=en</loc>${link('th', '/d')}${link('en', '/d?lang=en')}${link('x-default', '/d')}</url>`,
      '</urlset>',
      '',
    ]);
  });
});

it('crawlers may fetch pages and images, and no internal data', () => {
  const declared = [
    { disallow: ['/management/'] },
    { allow: ['/api/share/'], disallow: ['/book/own'] },
    {},
  ];
  expect(robots(ORIGIN, declared).split('\n')).toEqual([
    'User-agent: *',
    'Allow: /api/image/',
    'Allow: /api/share/',
    'Disallow: /api/',
    'Disallow: /_dara/',
    'Disallow: /management/',
    'Disallow: /book/own',
    '',
    'Sitemap: https://site.test/sitemap.xml',
    '',
  ]);
});

describe('a feed', () => {
  const note: FeedDeclaration = {
    path: '/note',
    type: 'General',
    title: { th: 'บันทึก', en: 'Notes' },
    description: { th: 'บันทึกล่าสุด', en: 'The latest notes' },
  };
  const site = { origin: ORIGIN, site: SAMPLE_SITE };
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

  it('is below the list it follows, named after list and site', () => {
    expect([rssPath(note, SAMPLE_SITE, 'en'), rssTitle(note, SAMPLE_SITE.name, 'en')]).toEqual([
      '/note/rss.xml?lang=en',
      'Notes · Sample',
    ]);
  });

  it('contains the articles, in Thai where a translation is missing', () => {
    const text = rss(site, note, 'en', [article(), article({ id: 'a2', publishedAt: NEW })]);
    const item = (id: string, at: string) =>
      `<item><title>ข่าว</title><link>${ORIGIN}/note/${id}?lang=en</link><guid isPermaLink="true">${ORIGIN}/note/${id}?lang=en</guid><pubDate>${at}</pubDate><description>Short &amp;amp; sweet</description><category>Music</category></item>`;
    expect(text.split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
      '<title>Notes · Sample</title>',
      `<link>${ORIGIN}/note?lang=en</link>`,
      '<description>The latest notes</description>',
      '<language>en</language>',
      '<lastBuildDate>Thu, 01 Jan 2026 00:00:00 GMT</lastBuildDate>',
      `<atom:link href="${ORIGIN}/note/rss.xml?lang=en" rel="self" type="application/rss+xml"/>`,
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
    const text = rss(site, note, 'th', [article({ image: { ...image, width, height } })]);
    expect(text).toContain(
      `<media:content url="${ORIGIN}/api/image/i1/960.jpg" medium="image" type="image/jpeg" width="${shownWidth}" height="${shownHeight}"/></item>`,
    );
  });

  it('may be empty, and was then never built', () => {
    const text = rss(site, note, 'th', []);
    expect(text).not.toContain('lastBuildDate');
    expect(text).not.toContain('<item>');
    expect(text.split('\n')[6]).toBe('');
  });
});
