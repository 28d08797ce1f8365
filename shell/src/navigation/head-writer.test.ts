import { LOCALES, type Head } from '@dara/contract';
import { writeHead } from './head-writer.ts';

const siteName = { th: 'ดารา', en: 'Dara' };
const PLACE = {
  locale: 'en',
  origin: 'https://dara.test',
  pathname: '/talent/1',
  siteName,
  languages: LOCALES,
} as const;
const ESCAPING = '</script><script>alert(1)</script>';

const head: Head = {
  title: 'Mali · Dara',
  description: 'Actor',
  canonical: '/talent/1',
  image: '/api/share/talent/1/en.png',
  jsonLd: [{ '@type': 'Person', name: ESCAPING }],
};

const query = (selector: string) => document.head.querySelectorAll(selector);
const content = (selector: string) => query(selector)[0]?.getAttribute('content');

beforeEach(() => {
  document.head.innerHTML =
    '<meta charset="utf-8"><meta name="theme-color" content="#fff"><link rel="icon" href="/favicon.svg">' +
    '<link rel="alternate" type="application/rss+xml" href="/news/rss.xml"><style>h1{color:red}</style>';
});

it('describes the page that is shown, without tags of earlier pages', () => {
  writeHead({ ...head, type: 'article', publishedTime: '2026-01-01T00:00:00.000Z' }, PLACE);
  expect(content('meta[property="article:published_time"]')).toBe('2026-01-01T00:00:00.000Z');
  expect(content('meta[property="og:image"]')).toBe('https://dara.test/api/share/talent/1/en.png');
  writeHead(
    { title: 'News · Dara', canonical: '/news?page=2' },
    { ...PLACE, locale: 'th', pathname: '/news' },
  );
  expect(document.title).toBe('News · Dara');
  expect(query('meta[property="og:title"]')).toHaveLength(1);
  expect(content('meta[property="og:title"]')).toBe('News · Dara');
  expect(content('meta[property="og:locale"]')).toBe('th_TH');
  expect(query('link[rel="canonical"]')[0]?.getAttribute('href')).toBe(
    'https://dara.test/news?page=2',
  );
  expect(query('meta[name="description"], meta[property^="article:"]')).toHaveLength(0);
  expect(query('script')).toHaveLength(0);
});

it('keeps tags that are not about the page, and tags that are already right', async () => {
  writeHead(head, PLACE);
  const before = [...document.head.children];
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(document.head, { childList: true, subtree: true, attributes: true });
  writeHead(head, PLACE);
  await Promise.resolve();
  observer.disconnect();
  expect(changes).toEqual([]);
  expect([...document.head.children]).toEqual(before);
  writeHead({ title: 'Other' }, PLACE);
  expect(query('meta[charset], meta[name="theme-color"], link[rel="icon"], style')).toHaveLength(4);
  expect(query('link[type="application/rss+xml"]')).toHaveLength(1);
});

it('escapes names in structured data', () => {
  writeHead(head, PLACE);
  const [script] = query('script');
  expect(query('script')).toHaveLength(1);
  expect(script?.getAttribute('type')).toBe('application/ld+json');
  expect(JSON.parse(script?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': head.jsonLd,
  });
});

it('asks search engines to leave a page out, without an address to keep', () => {
  writeHead({ ...head, noIndex: true }, PLACE);
  expect(content('meta[name="robots"]')).toBe('noindex');
  expect(query('link[rel="canonical"], link[hreflang], meta[property="og:url"]')).toHaveLength(0);
});
