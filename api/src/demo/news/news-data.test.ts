import { readdirSync } from 'node:fs';
import { NEWS_LINES } from '@dara/model';
import { expect, test } from 'vitest';
import { sanitizeRichText } from '../../kernel/text/rich-text.ts';
import { GENERAL_NEWS, TALK_OF_THE_TOWN } from './news-data.ts';
import { newsHtml } from './news-html.ts';
import { NEWS_TAGS } from './news-text.ts';

const ARTICLES = [...GENERAL_NEWS, ...TALK_OF_THE_TOWN];
const MARKS = /^(?:## |> )/;
const plain = (text: string) => text.replace(MARKS, '');

test.each(ARTICLES.map((article) => [article.title[1], article] as const))(
  '%s: is a whole article in both languages, with an ending',
  (_title, { title, short, body, tags }) => {
    const words = body.flatMap(([, en]) => plain(en).split(/\s+/));
    const thai = body.map(([th]) => plain(th)).join('');
    expect(words.length).toBeGreaterThanOrEqual(300);
    expect(thai.length).toBeGreaterThanOrEqual(1300);
    // The talents of a story are named before its ending, which would separate a heading from its text.
    for (const [th, en] of body.slice(-1))
      expect([th, en].filter((x) => MARKS.test(x))).toEqual([]);
    expect(body.at(-2)?.filter((text) => text.startsWith('## '))).toEqual([]);
    for (const [th, en] of body) expect(th.match(MARKS)?.[0]).toBe(en.match(MARKS)?.[0]);
    for (const html of Object.values(newsHtml(body))) {
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(NEWS_LINES.detailBytes);
      expect(html).toBe(sanitizeRichText(html));
    }
    for (const text of title) expect(text.length).toBeLessThanOrEqual(NEWS_LINES.title);
    for (const text of short) expect(text.length).toBeLessThanOrEqual(NEWS_LINES.shortDescription);
    expect(tags.filter((tag) => !(tag in NEWS_TAGS))).toEqual([]);
  },
);

test('no two articles share a paragraph', () => {
  for (const language of [0, 1] as const) {
    const texts = ARTICLES.flatMap(({ body }) => body.map((block) => block[language]));
    const seen = texts.filter((text, index) => !MARKS.test(text) && texts.indexOf(text) !== index);
    expect(seen).toEqual([]);
  }
});

test('every article is listed once', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('-data.ts'));
  const modules = await Promise.all(
    files.filter((file) => file !== 'news-data.ts').map((file) => import(`./${file}`)),
  );
  const written = modules.flatMap((module) => Object.values<unknown>(module));
  expect(new Set<unknown>(ARTICLES)).toEqual(new Set(written));
  expect(ARTICLES).toHaveLength(written.length);
});
