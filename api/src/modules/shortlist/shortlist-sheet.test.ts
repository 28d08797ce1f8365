import { expect, test } from 'vitest';
import { yearsBefore, today } from '../../kernel/age.ts';
import { newId } from '../../kernel/new-id.ts';
import { readPdfTexts } from '../../testing/pdf.ts';
import { testSite } from '../../testing/staff-test-api.ts';

const site = testSite();

const ask = (ids: readonly string[], language = 'en') => {
  const query = ids.map((id) => `ids=${id}`).join('&');
  return site.api.app.inject(`/api/talent/shortlist.pdf?${query}&language=${language}`);
};

async function pagesOf(ids: readonly string[], language?: string): Promise<string[]> {
  const answer = await ask(ids, language);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  });
  return readPdfTexts(answer.rawPayload);
}

const named = (display_name: string, more = {}) => site.records.talent({ display_name, ...more });

test('has six talents to a page in the order of the ids, each once, with what one casts by', async () => {
  const names = ['Ann', 'Bee', 'Cat', 'Dao', 'Eve', 'Fon', 'Gam'];
  const ids: string[] = [];
  for (const name of names) ids.unshift(await named(name));
  const birthday = yearsBefore(today(), 31);
  const facts = { height: 171, hair_colour: 'black', languages: ['th', 'ja'], birthday };
  const first = await named('Nim', { ...facts, phone_number: '0899999999', weight: 51 });
  const pages = await pagesOf([first, ...ids, first]);
  const shown = (text = '') => names.filter((name) => text.includes(name));
  expect(pages.map((page) => shown(page).length)).toEqual([5, 2]);
  expect(shown(pages[1])).toEqual(['Ann', 'Bee']);
  expect(pages[0]).toContain('8 talents');
  expect(pages[1]).toContain('Page 2/2');
  for (const words of ['Nim', '31', '171 cm', 'Black', 'Thai, Japanese']) {
    expect(pages[0]).toContain(words);
  }
  expect(pages.join(' ')).not.toMatch(/0899999999|\b51\b/);
  const [thai] = await pagesOf([first], 'th');
  for (const words of ['ศิลปิน 1 คน', '171 ซม.', 'ญี่ปุ่น']) expect(thai).toContain(words);
});

test('leaves out who is not public, and tells nothing of them', async () => {
  const shown = await named('In public');
  const hidden = await named('Not in public', { status: 'Archived' });
  const [page] = await pagesOf([hidden, shown, newId()]);
  expect(page).toContain('1 talent');
  expect(page).not.toContain('Not in public');
  for (const ids of [[hidden], [newId()]]) {
    const answer = await ask(ids);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'TALENT_NOT_EXIST' });
  }
});

test('takes as many ids as a shortlist has, and only ids', async () => {
  const many = (count: number) => Array.from({ length: count }, () => newId());
  expect((await ask(many(30))).statusCode).toBe(404);
  for (const ids of [many(31), [], ['abc']]) expect((await ask(ids)).statusCode).toBe(400);
});
