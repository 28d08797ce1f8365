import { expect, test } from 'vitest';
import { newId } from '../../../kernel/new-id.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { refusal, talentCalls } from '../../../testing/talent-calls.ts';
import type { TalentRowPage } from '../list/talent-management.schema.ts';

const setup = staffTestApi();
const { send, put, record } = talentCalls(() => setup.api);

const list = async (query: string) =>
  (await send(setup.staff, 'GET', `?${query}`)).json<TalentRowPage>();

test('a display name may have 60 signs, as readers count those of Thai too', async () => {
  const id = await setup.records.talent();
  for (const displayName of ['W'.repeat(60), `${'ก'.repeat(58)}ี้`, '😀'.repeat(60)]) {
    const { version } = await record(setup.staff, id);
    const answer = await put(setup.staff, id, { displayName, version });
    expect(answer.json()).toMatchObject({ displayName });
    const longer = { displayName: `${displayName}x`, version: version + 1 };
    expect(refusal(await put(setup.staff, id, longer))[2]).toEqual(['displayName:maxLength']);
  }
});

test('a talent may have 20 tags, and no 21st', async () => {
  const id = await setup.records.talent();
  const tags = await Promise.all(
    Array.from({ length: 21 }, (_, index) => setup.records.tag('Talent', `ป้าย ${index}`)),
  );
  const twenty = await put(setup.staff, id, { tags: tags.slice(0, 20), version: 1 });
  expect(twenty.json<{ tags: unknown[] }>().tags).toHaveLength(20);
  expect(refusal(await put(setup.staff, id, { tags, version: 2 }))[2]).toEqual(['tags:maxItems']);
});

test('a page holds 100 when 100 or more are asked for, and 99 when 99 are', async () => {
  const name = 'หน้าละร้อย';
  for (let index = 0; index < 101; index += 1) {
    await setup.records.talent({ display_name: `${name} ${index}` });
  }
  const asked = async (size: number) => {
    const page = await list(`keyword=${encodeURIComponent(name)}&size=${size}`);
    return [page.items.length, page.size, page.total];
  };
  expect(await asked(99)).toEqual([99, 99, 101]);
  expect(await asked(100)).toEqual([100, 100, 101]);
  expect(await asked(101)).toEqual([100, 100, 101]);
  const second = await list(`keyword=${encodeURIComponent(name)}&size=100&page=2`);
  expect(second.items).toHaveLength(1);
});

test('both ends of a range belong to it', async () => {
  const name = 'วัดช่วง';
  await setup.records.talent({ display_name: `${name} A`, height: 160, weight: 45 });
  await setup.records.talent({ display_name: `${name} B`, height: 170, weight: 55 });
  const found = async (range: string) => {
    const page = await list(
      `keyword=${encodeURIComponent(name)}&sortByColumn=DisplayName&${range}`,
    );
    return page.items.map(({ displayName }) => displayName.slice(-1)).join('');
  };
  expect(await found('heightFrom=160&heightTo=170')).toBe('AB');
  expect(await found('heightFrom=161&heightTo=170')).toBe('B');
  expect(await found('heightFrom=160&heightTo=169')).toBe('A');
  expect(await found('heightFrom=170')).toBe('B');
  expect(await found('heightTo=160')).toBe('A');
  expect(await found('weightFrom=45&weightTo=55')).toBe('AB');
  expect(await found('weightFrom=46&weightTo=54')).toBe('');
});

test('a hundred are changed in bulk, with one result each', async () => {
  const ids = Array.from({ length: 100 }, () => newId());
  const answer = await send(setup.staff, 'POST', '/bulk', { ids, action: 'activate' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json<{ results: unknown[] }>().results).toHaveLength(100);
});
