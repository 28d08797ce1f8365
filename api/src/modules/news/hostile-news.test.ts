import { beforeAll, describe, expect, test } from 'vitest';
import { sanitizeRichText } from '../../kernel/text/rich-text.ts';
import { injectionProblems, tagNamesOf } from '../../testing/inert.ts';
import { newsCalls } from '../../testing/news-calls.ts';
import { text } from '../../testing/records.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { XSS_VECTORS } from '../../testing/xss-vectors.ts';

const site = staffTestApi();
let calls: ReturnType<typeof newsCalls>;
/** What a page to share consists of where nobody means harm. */
let plainParts: Set<string>;
beforeAll(async () => {
  calls = newsCalls(site);
  plainParts = tagNamesOf(await sharePage((await calls.create(site.staff)).json().id));
});

const isAll = process.env['DARA_TEST_ALL'] === '1';
const ALL = Object.values(XSS_VECTORS).flat();
const get = async (url: string) => site.api.app.inject({ url, remoteAddress: '10.4.4.4' });
const sharePage = async (id: string) => (await get(`/api/news/sharefacebook/${id}`)).body;
/** What no text can hold is refused before anything reads it. */
const isRefused = (vector: string) => /[\u0000-\u0008]/.test(vector);
/** Lines hold no markup at all: they are text wherever they stand. */
const lineOf = (vector: string) => `ก ${vector}`.slice(0, 200);

describe('the corpus', () => {
  test('is large, and each of it would do harm, or try, were it let through', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(150);
    const harmless = ALL.filter((vector) => injectionProblems(vector).length === 0);
    expect(harmless.length).toBeLessThan(20);
  });

  test('the detector passes ordinary articles', () => {
    const image = '/api/image/0193a000-0000-7000-8000-000000000001/960.webp';
    const fine = [
      `<h2>ก</h2><figure><img src="${image}" alt="ข" /><figcaption>ค</figcaption></figure>`,
      '<figure data-embed="youtube" data-id="dQw4w9WgXcQ"><a href="https://youtu.be/dQw4w9WgXcQ">เพลง</a><figcaption>ค</figcaption></figure>',
      '<p><a href="/talent">ก</a> <a href="https://a.test">ข</a> <a href="mailto:a@b.test">ค</a></p>',
    ];
    for (const html of fine) {
      const kept = sanitizeRichText(html);
      expect(injectionProblems(kept)).toEqual([]);
      expect(kept).toContain('ค');
    }
    expect(sanitizeRichText(fine[1] ?? '')).toContain(
      'data-id="dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"',
    );
  });

  test.each(ALL)('%# does nothing, once or twice cleaned', (vector) => {
    const once = sanitizeRichText(vector);
    expect(injectionProblems(once)).toEqual([]);
    expect(sanitizeRichText(once)).toBe(once);
    expect(injectionProblems(sanitizeRichText(`<p>ก ${vector} <strong>ข`))).toEqual([]);
  });
});

/** All are cleaned above; by day every fourth goes through the api as well. */
const SENT = Object.entries(XSS_VECTORS).map(
  ([family, vectors]) => [family, vectors.filter((_, at) => isAll || at % 4 === 0)] as const,
);

describe.each(SENT)('by %s', (_family, vectors) => {
  test('cannot run where articles are shown: pages, feeds and share pages', async () => {
    for (const vector of vectors) {
      const detail = { th: `<p>ก</p>${vector}`, en: vector };
      const line = { th: lineOf(vector), en: '' };
      const made = await calls.create(site.staff, { title: line, shortDescription: line, detail });
      expect(made.statusCode).toBe(isRefused(vector) ? 400 : 201);
      if (isRefused(vector)) continue;
      const { id } = made.json();
      const shown = (await calls.readPublic(id)).json();
      expect([
        ...injectionProblems(shown.detail.th),
        ...injectionProblems(shown.detail.en),
      ]).toEqual([]);
      expect(tagNamesOf(await sharePage(id))).toEqual(plainParts);
    }
    const latest = await get('/api/feed/latest?type=General');
    expect(latest.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'x-content-type-options': 'nosniff',
    });
    expect(latest.json().items[0]).not.toHaveProperty('detail');
  });

  test('cannot run in a draft or its preview', async () => {
    const { id } = (await calls.create(site.staff)).json();
    const { path } = (await calls.send(site.staff, 'POST', `/${id}/preview`)).json();
    const token = path.split('/').at(-1);
    for (const vector of vectors) {
      const data = { title: { th: lineOf(vector) }, detail: { th: vector } };
      const kept = await calls.send(site.staff, 'PUT', `/${id}/draft`, { baseVersion: 1, data });
      expect(kept.statusCode).toBe(isRefused(vector) ? 400 : 200);
      if (isRefused(vector)) continue;
      expect(injectionProblems(kept.json().data.detail.th)).toEqual([]);
      const shown = (await get(`/api/news/preview/${token}`)).json();
      expect(shown.isDraft).toBe(true);
      expect(injectionProblems(shown.detail.th)).toEqual([]);
    }
  });

  test('brought past the api, published among many, and brought back as a version', async () => {
    const ids: string[] = [];
    for (const vector of vectors) {
      const detail = text(`<p>ก</p>${vector.replaceAll('\0', '').replaceAll('\uD83C', '')}`);
      ids.push(await site.records.news({ detail, publish: false }));
    }
    await calls.bulk(site.staff, { ids, action: 'publish' });
    for (const id of ids) {
      expect(injectionProblems((await calls.read(site.staff, id)).detail.th)).toEqual([]);
      expect(injectionProblems((await calls.readPublic(id)).json().detail.th)).toEqual([]);
    }
    const [id = ''] = ids;
    await calls.update(site.staff, id, { version: 2, detail: { th: '<p>ใหม่</p>' } });
    const back = await calls.send(site.staff, 'POST', `/${id}/version/1/restore`, { version: 3 });
    expect(injectionProblems(back.json().detail.th)).toEqual([]);
  });
});
