import { until } from '@dara/backend/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RouteDeclaration, SitemapKind } from '@dara/contract';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import fastify, { type FastifyInstance } from 'fastify';
import { route } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

const ID = '0192f7a0-0000-7000-8000-00000000000';
const TITLE = 'ข่าว <b>"&\u0000 ]]> </title>';

/** What the api says; a test may change it, or make every call fail. */
const said = { total: 3, isDown: false, title: TITLE };

const article = (id: string, en: string) => ({
  id,
  title: { th: said.title, en },
  shortDescription: { th: 'ย่อ', en: '' },
  image: { id: ID + 9, width: 2000, height: 1000, alt: null, placeholder: null },
  tags: [{ id: ID, th: 'ดนตรี', en: 'Music & more' }],
  publishedAt: '2026-02-03T04:05:06.000Z',
});

async function mountFeed(app: FastifyInstance): Promise<void> {
  const config = { access: 'public' } as const;
  app.addHook('onRequest', async (request, reply) => {
    if (said.isDown && request.url.startsWith('/api/')) return reply.code(503).send({});
    return undefined;
  });
  app.get('/api/feed', { config }, async () => ({
    size: 2,
    kinds: [
      { kind: 'talent', total: said.total, changedAt: '2026-01-02T00:00:00.000Z' },
      { kind: 'news', total: 0, changedAt: null },
      { kind: 'job', total: 5, changedAt: '2026-01-01T00:00:00.000Z' },
    ],
  }));
  const text = { type: 'string', maxLength: 40 } as const;
  const pages = { querystring: { type: 'object', properties: { page: text } } };
  const types = { querystring: { type: 'object', properties: { type: text } } };
  app.get<{ Querystring: { page: string } }>(
    '/api/feed/talent',
    { config, schema: pages },
    async ({ query }) => ({
      items: [1, 2, 3]
        .slice(Number(query.page) * 2 - 2, Number(query.page) * 2)
        .map((one) => ({ id: ID + one, changedAt: '2026-01-02T00:00:00.000Z' })),
    }),
  );
  app.get<{ Querystring: { type: string } }>(
    '/api/feed/latest',
    { config, schema: types },
    async ({ query }) => ({
      items: query.type === 'General' ? [article(ID + 1, 'News'), article(ID + 2, '')] : [],
    }),
  );
}

const listed = (path: string, sitemap: SitemapKind): RouteDeclaration => ({
  ...route(path),
  sitemap,
});

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ mountApi: mountFeed });
  await site.shipShell();
  await site.ship('mf-home', [
    listed('/', 'page'),
    route('/register'),
    { ...listed('/mine', 'page'), access: 'signed-in' },
  ]);
  await site.ship('mf-talent', [listed('/talent', 'talent'), listed('/talent/:id', 'talent')]);
});
afterAll(() => site.close());
beforeEach(() => {
  Object.assign(said, { total: 3, isDown: false, title: TITLE });
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
        loc: `http://site.test/sitemap-${locale}-talent-${page}.xml`,
        lastmod: '2026-01-02T00:00:00.000Z',
      })),
    ];
    expect(sitemapindex.sitemap).toEqual([...files('th'), ...files('en')]);
  });

  it('lists public pages that are to be found, with their addresses in every language', async () => {
    const { urlset } = await xml('/sitemap-en-page-1.xml', 'application/xml');
    expect(urlset.url.map(({ loc, lastmod }: Record<string, string>) => [loc, lastmod])).toEqual([
      ['http://site.test/?lang=en', undefined],
      ['http://site.test/talent?lang=en', '2026-01-02T00:00:00.000Z'],
    ]);
    expect(urlset.url[1]['xhtml:link']).toEqual(
      [
        ['th', 'http://site.test/talent'],
        ['en', 'http://site.test/talent?lang=en'],
        ['x-default', 'http://site.test/talent'],
      ].map(([hreflang, href]) => ({ rel: 'alternate', hreflang, href })),
    );
  });

  it('lists the page of every record, split into files', async () => {
    const first = await xml('/sitemap-th-talent-1.xml', 'application/xml');
    expect(first.urlset.url.map(({ loc }: { loc: string }) => loc)).toEqual(
      [1, 2].map((one) => `http://site.test/talent/${ID}${one}`),
    );
    const last = await xml('/sitemap-th-talent-2.xml', 'application/xml');
    expect(last.urlset.url).toEqual([
      expect.objectContaining({
        loc: `http://site.test/talent/${ID}3`,
        lastmod: '2026-01-02T00:00:00.000Z',
      }),
    ]);
  });

  it.each(['th-talent-3', 'th-page-2', 'fr-page-1', 'th-job-1', 'th-secret-1', 'x', 'th-talent-0'])(
    'has no file %s',
    async (name) => {
      expect((await site.get(`/sitemap-${name}.xml`)).statusCode).toBe(404);
    },
  );

  it('follows a change of content and survives an api that is away', async () => {
    await site.get('/sitemap.xml');
    said.total = 1;
    await site.services.events.publish('content');
    await until(async () => !(await site.get('/sitemap.xml')).body.includes('talent-2'));
    said.isDown = true;
    expect((await site.get('/sitemap.xml')).statusCode).toBe(200);
    const fresh = await site.get('/talkofthetown/rss.xml?lang=en');
    expect([fresh.statusCode, fresh.headers['retry-after']]).toEqual([503, '10']);
  });

  it('is compressed and answers 304 to who has it', async () => {
    const br = await site.get('/sitemap.xml', { 'accept-encoding': 'br' });
    expect(br.headers['content-encoding']).toBe('br');
    const again = await site.get('/sitemap.xml', { 'if-none-match': String(br.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('the news feed', () => {
  it('is RSS 2.0 in the language of its address, whatever cookie comes along', async () => {
    const answer = await site.get('/news/rss.xml', { cookie: 'lang=en' });
    expect(parser.parse(answer.body).rss.channel.language).toBe('th');
    const { rss } = await xml('/news/rss.xml?lang=en', 'application/rss+xml');
    expect(rss.version).toBe('2.0');
    expect(rss.channel).toMatchObject({
      title: 'News · Dara',
      link: 'http://site.test/news?lang=en',
      language: 'en',
      'atom:link': { href: 'http://site.test/news/rss.xml?lang=en', rel: 'self' },
    });
    expect(rss.channel.item[0]).toEqual({
      title: 'News',
      link: `http://site.test/news/${ID}1?lang=en`,
      guid: { '#text': `http://site.test/news/${ID}1?lang=en`, isPermaLink: 'true' },
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

  it('lets no markup of a title through', async () => {
    const { rss } = await xml('/news/rss.xml', 'application/rss+xml');
    expect(rss.channel.item[0].title).toBe('ข่าว <b>"& ]]> </title>');
  });

  it('may be empty', async () => {
    const { rss } = await xml('/talkofthetown/rss.xml', 'application/rss+xml');
    expect(rss.channel.item).toBeUndefined();
  });
});

it('tells crawlers what to fetch', async () => {
  const { body, headers } = await site.get('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  for (const line of [
    'Disallow: /api/',
    'Allow: /api/image/',
    'Allow: /api/share/',
    'Disallow: /management/',
    'Sitemap: http://site.test/sitemap.xml',
  ]) {
    expect(body.split('\n')).toContain(line);
  }
});

it('asks an api that runs elsewhere', async () => {
  const elsewhere = fastify();
  await mountFeed(elsewhere);
  const apiUrl = await elsewhere.listen({ host: '127.0.0.1', port: 0 });
  const front = await createTestSite({ apiUrl });
  try {
    await front.shipShell();
    await front.ship('mf-talent', [listed('/talent/:id', 'talent')]);
    const index = await front.get('/sitemap.xml');
    expect(index.body).toContain('<loc>http://site.test/sitemap-th-talent-2.xml</loc>');
    const records = await front.get('/sitemap-en-talent-2.xml');
    expect(records.body).toContain(`<loc>http://site.test/talent/${ID}3?lang=en</loc>`);
    expect((await front.get('/news/rss.xml')).body).toContain(`/news/${ID}1</link>`);
  } finally {
    await front.close();
    await elsewhere.close();
  }
});
