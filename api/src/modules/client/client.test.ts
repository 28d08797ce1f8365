import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../kernel/new-id.ts';
import { createRecords, text } from '../../testing/records.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const { db } = createRecords(api.services);
  await db
    .insertInto('client')
    .values([
      { id: newId(), name: text('สอง', 'Two'), sort_order: 2, link: 'https://two.test' },
      { id: newId(), name: text('ท้าย', 'Last') },
      { id: newId(), name: text('หนึ่ง', 'One'), sort_order: 1 },
      { id: newId(), name: text('ซ่อน', 'Hidden'), publish: false },
      { id: newId(), name: text('ลบ', 'Gone'), deleted_at: new Date() },
    ])
    .execute();
});
afterAll(() => api.close());

test('lists published clients in the order of the editors, by pages', async () => {
  const all = (await api.app.inject('/api/client')).json();
  expect(all.items.map(({ name }: { name: { en: string } }) => name.en)).toEqual([
    'One',
    'Two',
    'Last',
  ]);
  expect(all).toMatchObject({ page: 1, size: 12, total: 3 });
  expect(all.items[1]).toMatchObject({ link: 'https://two.test', logo: null });
  const second = (await api.app.inject('/api/client?size=2&page=2')).json();
  expect(second.items).toHaveLength(1);
  expect((await api.app.inject('/api/client?page=0')).statusCode).toBe(400);
});
