import { afterAll, beforeAll, expect, it } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

const ESCAPING = '</script><script>alert(1)</script><!--\u2028';
const ARTICLE_PAGE = `
  const head = {
    title: 'Article · Sample', type: 'article', canonical: '/article?page=2',
    image: '/api/share/note/1/en.png?v=1&w=2', imageSize: { width: 1200, height: 630 }, imageAlt: 'A "star"',
    publishedTime: '2026-01-01T00:00:00.000Z', modifiedTime: '2026-01-02T00:00:00.000Z',
    jsonLd: [{ '@type': 'Article', headline: ${JSON.stringify(ESCAPING)} }],
  };
  return { html: '<h1>Article</h1>', head };`;

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
  await site.shipShell();
  await site.ship('mf-article', [route('/article')], {
    page: ARTICLE_PAGE,
    change: ({ declaration }) => {
      const title = { th: 'บันทึก', en: 'Notes' };
      declaration.feeds = [{ path: '/note', type: 'General', title, description: title }];
    },
  });
});
afterAll(() => site.close());

it('contains image, times and structured data of a page', async () => {
  const { body } = await site.get('/article?lang=en');
  for (const tag of [
    '<meta property="og:image" content="http://site.test/api/share/note/1/en.png?v=1&amp;w=2">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="A &quot;star&quot;">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="twitter:image:alt" content="A &quot;star&quot;">',
    '<meta property="og:locale" content="en_US">',
    '<meta property="og:locale:alternate" content="th_TH">',
    '<meta property="article:published_time" content="2026-01-01T00:00:00.000Z">',
    '<meta property="article:modified_time" content="2026-01-02T00:00:00.000Z">',
    '<link rel="canonical" href="http://site.test/article?page=2&amp;lang=en">',
    '<link rel="alternate" hreflang="x-default" href="http://site.test/article?page=2">',
    '<link rel="alternate" type="application/rss+xml" title="Notes · Sample" href="/note/rss.xml?lang=en">',
    '<link rel="manifest" href="/manifest.webmanifest?lang=en">',
  ]) {
    expect(body).toContain(tag);
  }
  const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks.map(([, text]) => JSON.parse(text ?? ''))).toEqual([
    {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Article', headline: ESCAPING }],
    },
  ]);
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('<!--');
});

it('lets browsers keep sessions over plain http only in development', async () => {
  const root = async (one: TestSite) => /<html [^>]*>/.exec((await one.get('/article')).body)?.[0];
  expect(await root(site)).toContain('data-plain-http');
  const secure = await createTestSite({ publicUrl: 'https://site.test' });
  await secure.shipShell();
  expect(await root(secure)).not.toContain('data-plain-http');
  await secure.close();
});
