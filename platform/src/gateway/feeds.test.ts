import { until } from '@dara/backend/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import fastify from 'fastify';
import { route } from '../testing/fixture-release.ts';
import { ID, TITLE, listed, mountFeed, feedState } from '../testing/feed-api.ts';
import { SAMPLE_SITE, sampleFeeds as feeds } from '../testing/sample-site.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ mountApi: mountFeed });
  await site.shipShell();
  await site.ship(
    'mf-about',
    [listed('/', 'page'), route('/register'), { ...listed('/mine', 'page'), access: 'signed-in' }],
    feeds,
  );
  await site.ship('mf-book', [listed('/book', 'book'), listed('/book/:id', 'book')]);
});
afterAll(() => site.close());
beforeEach(() => {
  Object.assign(feedState, { total: 3, isDown: false, title: TITLE });
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name, _path, _isLeaf, isAttribute) =>
    !isAttribute && ['sitemap', 'url', 'item', 'category'].includes(name),
});

async function xml(path: string, type: string) {
  const answer = await site.get(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
  expect(XMLValidator.validate(answer.body)).toBe(true);
  return parser.parse(answer.body);
}

describe('the sitemap', () => {
  it('names a file for each language and kind of pages there are, with the time of change', async () => {
    const { sitemapindex } = await xml('/sitemap.xml', 'application/xml');
    expect(sitemapindex.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const files = (locale: string) => [
      {
        loc: `http://site.test/sitemap-${locale}-page-1.xml`,
        lastmod: '2026-01-02T00:00:00.000Z',
      },
      ...[1, 2].map((page) => ({
        loc: `http://site.test/sitemap-${locale}-book-${page}.xml`,
        lastmod: '2026-01-02T00:00:00.000Z',
      })),
    ];
    expect(sitemapindex.sitemap).toEqual([...files('th'), ...files('en')]);
  });

  it('lists public pages that are to be found, with their addresses in every language', async () => {
    const { urlset } = await xml('/sitemap-en-page-1.xml', 'application/xml');
    expect(urlset.url.map(({ loc, lastmod }: Record<string, string>) => [loc, lastmod])).toEqual([
      ['http://site.test/?lang=en', undefined],
      ['http://site.test/book?lang=en', '2026-01-02T00:00:00.000Z'],
    ]);
    expect(urlset.url[1]['xhtml:link']).toEqual(
      [
        ['th', 'http://site.test/book'],
        ['en', 'http://site.test/book?lang=en'],
        ['x-default', 'http://site.test/book'],
      ].map(([hreflang, href]) => ({ rel: 'alternate', hreflang, href })),
    );
  });

  it('lists the page of every record, split into files', async () => {
    const first = await xml('/sitemap-th-book-1.xml', 'application/xml');
    expect(first.urlset.url.map(({ loc }: { loc: string }) => loc)).toEqual(
      [1, 2].map((one) => `http://site.test/book/${ID}${one}`),
    );
    const last = await xml('/sitemap-th-book-2.xml', 'application/xml');
    expect(last.urlset.url).toEqual([
      expect.objectContaining({
        loc: `http://site.test/book/${ID}3`,
        lastmod: '2026-01-02T00:00:00.000Z',
      }),
    ]);
  });

  it.each(['th-book-3', 'th-page-2', 'fr-page-1', 'th-job-1', 'th-secret-1', 'x', 'th-book-0'])(
    'has no file %s',
    async (name) => {
      expect((await site.get(`/sitemap-${name}.xml`)).statusCode).toBe(404);
    },
  );

  it('follows a content change and survives an unavailable api', async () => {
    await site.get('/sitemap.xml');
    feedState.total = 1;
    await site.services.events.publish('content');
    await until(async () => !(await site.get('/sitemap.xml')).body.includes('book-2'));
    feedState.isDown = true;
    expect((await site.get('/sitemap.xml')).statusCode).toBe(200);
    const fresh = await site.get('/tale/rss.xml?lang=en');
    expect([fresh.statusCode, fresh.headers['retry-after']]).toEqual([503, '10']);
  });

  it('is compressed and answers 304 to conditional requests', async () => {
    const br = await site.get('/sitemap.xml', { 'accept-encoding': 'br' });
    expect(br.headers['content-encoding']).toBe('br');
    const again = await site.get('/sitemap.xml', { 'if-none-match': String(br.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('a feed', () => {
  it('is RSS 2.0 in the language of its address, ignoring cookies', async () => {
    const answer = await site.get('/note/rss.xml', { cookie: 'lang=en' });
    expect(parser.parse(answer.body).rss.channel.language).toBe('th');
    const { rss } = await xml('/note/rss.xml?lang=en', 'application/rss+xml');
    expect(rss.version).toBe('2.0');
    expect(rss.channel).toMatchObject({
      title: 'Notes · Sample',
      link: 'http://site.test/note?lang=en',
      language: 'en',
      'atom:link': { href: 'http://site.test/note/rss.xml?lang=en', rel: 'self' },
    });
    expect(rss.channel.item[0]).toEqual({
      title: 'Notes',
      link: `http://site.test/note/${ID}1?lang=en`,
      guid: { '#text': `http://site.test/note/${ID}1?lang=en`, isPermaLink: 'true' },
      pubDate: 'Tue, 03 Feb 2026 04:05:06 GMT',
      description: 'ย่อ',
      category: ['Music & more'],
      'media:content': expect.objectContaining({
        url: `http://site.test/api/image/${ID}9/960.jpg`,
        width: '960',
        height: '480',
      }),
    });
  });

  it('escapes markup in titles', async () => {
    const { rss } = await xml('/note/rss.xml', 'application/rss+xml');
    expect(rss.channel.item[0].title).toBe('ข่าว <b>"& ]]> </title>');
  });

  it('exists where a live remote declares it, and nowhere else', async () => {
    expect((await site.get('/book/rss.xml')).statusCode).toBe(404);
    expect((await site.get('/')).body).toContain(
      '<link rel="alternate" type="application/rss+xml" title="เรื่องเล่า · ตัวอย่าง" href="/tale/rss.xml">',
    );
  });

  it('may be empty', async () => {
    const { rss } = await xml('/tale/rss.xml', 'application/rss+xml');
    expect(rss.channel.item).toBeUndefined();
  });
});

it('lists crawler rules', async () => {
  const { body, headers } = await site.get('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  for (const line of [
    'Disallow: /api/',
    'Allow: /api/image/',
    'Allow: /api/share/',
    'Disallow: /management/',
    'Disallow: /mine',
    'Sitemap: http://site.test/sitemap.xml',
  ]) {
    expect(body.split('\n')).toContain(line);
  }
});

it('is revalidated each time, readable by any site, and compressed on request', async () => {
  const plain = await site.get('/sitemap.xml', { 'accept-encoding': 'identity' });
  expect(plain.headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const small = await site.get('/sitemap.xml', { 'accept-encoding': 'gzip' });
  expect(small.headers['content-encoding']).toBe('gzip');
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length);
});

it('omits unsupported languages, and is unavailable until the site is live', async () => {
  const front = await createTestSite({ mountApi: mountFeed });
  try {
    for (const path of ['/sitemap.xml', '/sitemap-th-page-1.xml', '/note/rss.xml']) {
      const { statusCode, headers } = await front.get(path);
      expect([path, statusCode, headers['retry-after']]).toEqual([path, 503, expect.any(String)]);
    }
    expect((await front.get('/robots.txt')).body).not.toContain('/management/');
    await front.shipShell({
      change: (manifest) => (manifest.site = { ...SAMPLE_SITE, languages: ['en'] }),
    });
    await front.ship('mf-book', [listed('/book', 'book'), listed('/book/:id', 'book')]);
    expect((await front.get('/sitemap-en-book-1.xml')).statusCode).toBe(200);
    expect((await front.get('/sitemap-th-book-1.xml')).statusCode).toBe(404);
  } finally {
    await front.close();
  }
});

it('uses an external api', async () => {
  const elsewhere = fastify();
  await mountFeed(elsewhere);
  const apiUrl = await elsewhere.listen({ host: '127.0.0.1', port: 0 });
  const front = await createTestSite({ apiUrl });
  try {
    await front.shipShell();
    await front.ship('mf-about', [route('/'), listed('/book/:id', 'book')], feeds);
    const index = await front.get('/sitemap.xml');
    expect(index.body).toContain('<loc>http://site.test/sitemap-th-book-2.xml</loc>');
    const records = await front.get('/sitemap-en-book-2.xml');
    expect(records.body).toContain(`<loc>http://site.test/book/${ID}3?lang=en</loc>`);
    expect((await front.get('/note/rss.xml')).body).toContain(`/note/${ID}1</link>`);
  } finally {
    await front.close();
    await elsewhere.close();
  }
});
