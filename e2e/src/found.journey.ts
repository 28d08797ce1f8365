import type { Page } from '@playwright/test';
import { ask, openSession } from './support/accounts.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import { hydrated, open } from './support/screens.ts';

interface Item {
  id: string;
}

async function answerOf<T>(path: string): Promise<T> {
  return (await (await fetch(siteUrl() + path)).json()) as T;
}

const first = async (path: string): Promise<string> =>
  (await answerOf<{ items: Item[] }>(`${path}size=1`)).items[0]?.id ?? '';

/** One page of each kind, with its expected structured data. */
const KINDS: readonly { name: string; path: () => Promise<string>; types: string[] }[] = [
  { name: 'home', path: async () => '/', types: ['Organization', 'WebSite'] },
  { name: 'a list', path: async () => '/talent?page=2', types: ['ItemList'] },
  {
    name: 'a talent',
    path: async () => `/talent/${await first('/api/talent?')}`,
    types: ['ProfilePage', 'BreadcrumbList'],
  },
  {
    name: 'a news item',
    path: async () => `/news/${await first('/api/news?type=General&')}`,
    types: ['NewsArticle', 'BreadcrumbList'],
  },
  {
    name: 'a job',
    path: async () => `/job/${await first('/api/job?open=true&')}`,
    types: ['JobPosting', 'BreadcrumbList'],
  },
];

interface DocumentHead {
  title: string;
  meta: Record<string, string>;
  canonical: string;
  alternates: Record<string, string>;
  types: string[];
  manifest: string;
  feeds: number;
}

/** The content of the document without scripts. */
async function headOf(page: Page, path: string): Promise<DocumentHead> {
  const answer = await fetch(siteUrl() + path);
  expect(answer.status, path).toBe(200);
  return page.evaluate(
    (html) => {
      const { head } = new DOMParser().parseFromString(html, 'text/html');
      const all = (selector: string) => [...head.querySelectorAll(selector)];
      const text = (element: Element | undefined, name: string) =>
        element?.getAttribute(name) ?? '';
      const graphs = all('script[type="application/ld+json"]').map(
        (script) => JSON.parse(script.textContent ?? '') as { '@graph': { '@type': string }[] },
      );
      return {
        title: head.querySelector('title')?.textContent ?? '',
        meta: Object.fromEntries(
          all('meta[content]').map((meta) => [
            text(meta, 'property') || text(meta, 'name'),
            text(meta, 'content'),
          ]),
        ),
        canonical: text(all('link[rel="canonical"]')[0], 'href'),
        alternates: Object.fromEntries(
          all('link[hreflang]').map((link) => [text(link, 'hreflang'), text(link, 'href')]),
        ),
        types: graphs.flatMap((graph) => graph['@graph'].map((thing) => thing['@type'])),
        manifest: text(all('link[rel="manifest"]')[0], 'href'),
        feeds: all('link[type="application/rss+xml"]').length,
      };
    },
    await answer.text(),
  );
}

async function expectImage(address: string): Promise<void> {
  const answer = await fetch(address);
  expect(answer.status, address).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^image\/(png|jpeg)$/);
}

test('documents describe themselves to search engines and link previews @nightly', async ({
  page,
}) => {
  for (const { name, path, types } of KINDS) {
    const thai = await path();
    const english = `${thai}${thai.includes('?') ? '&' : '?'}lang=en`;
    for (const [locale, address] of [
      ['th', thai],
      ['en', english],
    ] as const) {
      const head = await headOf(page, address);
      const what = `${name} in ${locale}`;
      expect(head.title, what).toMatch(locale === 'th' ? /ดารา/ : /Dara/);
      expect(head.meta['description']?.length, what).toBeGreaterThan(20);
      expect(head.canonical, what).toBe(siteUrl() + address);
      expect(head.alternates, what).toEqual({
        th: siteUrl() + thai,
        en: siteUrl() + english,
        'x-default': siteUrl() + thai,
      });
      expect(head.meta, what).toMatchObject({
        'og:url': head.canonical,
        'og:title': head.title,
        'og:locale': locale === 'th' ? 'th_TH' : 'en_US',
        'og:locale:alternate': locale === 'th' ? 'en_US' : 'th_TH',
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
        'twitter:image': head.meta['og:image'],
      });
      expect(head.meta['og:image:alt'], what).toBeTruthy();
      expect(head.types, what).toEqual(types);
      expect(head.manifest, what).toContain('/manifest.webmanifest');
      expect(head.feeds, what).toBe(2);
      await expectImage(head.meta['og:image'] ?? '');
    }
  }
});

/** Texts of all elements of a name in an XML document, which must be well-formed. */
async function textsOf(page: Page, path: string, name: string): Promise<string[]> {
  const answer = await fetch(path.startsWith('http') ? path : siteUrl() + path);
  expect(answer.status, path).toBe(200);
  const texts = await page.evaluate(
    ([xml, signInRedirect]) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      if (parsed.querySelector('parsererror')) return null;
      return [...parsed.getElementsByTagName(signInRedirect)].map((one) => one.textContent ?? '');
    },
    [await answer.text(), name] as const,
  );
  expect(texts, `${path} is well-formed`).not.toBeNull();
  return texts ?? [];
}

test('the sitemap leads to pages that are there, and to none that is hidden @nightly', async ({
  page,
}) => {
  const robots = await (await fetch(`${siteUrl()}/robots.txt`)).text();
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  expect(index).toBe(`${siteUrl()}/sitemap.xml`);
  const files = await textsOf(page, index, 'loc');
  const listed = (await Promise.all(files.map((file) => textsOf(page, file, 'loc')))).flat();
  expect(new Set(listed).size).toBe(listed.length);
  const { total } = await answerOf<{ total: number }>('/api/talent?size=1');
  expect(listed.filter((one) => /\/talent\/[^/?]+$/.test(one))).toHaveLength(total);

  const waiting = [...listed];
  const failed: string[] = [];
  const visit = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const answer = await fetch(next, { redirect: 'manual' });
      const html = await answer.text();
      if (answer.status !== 200 || html.includes('content="noindex"')) failed.push(next);
    }
  };
  await Promise.all(Array.from({ length: 6 }, visit));
  expect(failed).toEqual([]);
});

test('the news feed is whole, and what is not published is nowhere @nightly', async ({ page }) => {
  const staff = await openSession(siteUrl(), 'staff');
  const hidden = await Promise.all(
    ['Scheduled', 'Unpublished'].map((status) =>
      ask<{ items: Item[] }>(siteUrl(), staff, `/api/management/news?status=${status}&size=100`),
    ),
  );
  const ids = hidden.flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(0);
  for (const path of ['/news/rss.xml', '/talkofthetown/rss.xml', '/news/rss.xml?lang=en']) {
    const links = await textsOf(page, path, 'guid');
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => ids.some((id) => link.includes(id)))).toEqual([]);
    expect((await fetch(links[0] ?? '')).status).toBe(200);
  }
  const files = await textsOf(page, '/sitemap.xml', 'loc');
  const sitemaps = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
  for (const id of ids) {
    expect(sitemaps.some((text) => text.includes(id))).toBe(false);
    for (const path of [
      `/news/${id}`,
      `/talkofthetown/${id}`,
      `/api/share/news/${id}/th.png`,
      `/api/news/sharefacebook/${id}`,
    ]) {
      expect((await fetch(siteUrl() + path)).status, path).toBe(404);
    }
  }
});

test('missing records are missing for machines too', async () => {
  for (const path of ['/talent', '/news', '/talkofthetown', '/job']) {
    for (const id of ['01a1fe38-0000-7000-8000-000000000000', 'no-such']) {
      const answer = await fetch(`${siteUrl()}${path}/${id}`);
      expect(answer.status, path).toBe(404);
      expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
    }
  }
});

test('the head is updated on navigation', async ({ page }) => {
  const id = await first('/api/news?type=General&');
  await open(page, '/news');
  const tag = (selector: string) => page.locator(`head ${selector}`);
  await expect(tag('link[rel="canonical"]')).toHaveAttribute('href', `${siteUrl()}/news`);
  const article = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  await article.first().click();
  await expect(page).toHaveURL(`/news/${id}`);
  await expect(tag('link[rel="canonical"]')).toHaveAttribute('href', `${siteUrl()}/news/${id}`);
  await expect(tag('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const data = tag('script[type="application/ld+json"]');
  await expect.poll(() => data.textContent()).toContain('NewsArticle');
  await page.reload();
  await hydrated(page);
  await expect(tag('meta[property="og:title"]')).toHaveCount(1);
  await expect(data).toHaveCount(1);
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(tag('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${siteUrl()}/news/${id}?lang=en`,
  );
  await expect(tag('meta[property="og:locale"]')).toHaveAttribute('content', 'en_US');
});
