import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { newsCalls } from '../../../testing/news-calls.ts';
import { text } from '../../../testing/records.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';

const site = staffTestApi();
let calls: ReturnType<typeof newsCalls>;
beforeAll(() => {
  calls = newsCalls(site);
});
beforeEach(async () => {
  await sql`TRUNCATE news CASCADE`.execute(site.records.db);
});

const make = (title: string, row: object = {}) => site.records.news({ title: text(title), ...row });
const place = (id: string, body: object, caller = site.staff) =>
  calls.send(caller, 'PUT', `/${id}/place`, body);
/** Titles as management lists them by order, numbers beside those that have one. */
async function sequence(type = 'General'): Promise<string[]> {
  const { items } = (
    await calls.send(site.staff, 'GET', `?type=${type}&sortByColumn=Order&size=100`)
  ).json();
  return items.map(({ title, order }: { title: { th: string }; order: number | null }) =>
    order === null ? title.th : `${order} ${title.th}`,
  );
}

describe('putting articles in order', () => {
  test('drags one before or behind another; those above get numbers, the rest stays by age', async () => {
    const [a, b, c, d] = [await make('ก'), await make('ข'), await make('ค'), await make('ง')];
    expect(await sequence()).toEqual(['ง', 'ค', 'ข', 'ก']);
    const answer = await place(a, { beforeId: c });
    expect(answer.json()).toMatchObject({ id: a, order: 2, version: 2 });
    expect(await sequence()).toEqual(['1 ง', '2 ก', 'ค', 'ข']);
    await place(d, { afterId: b });
    expect(await sequence()).toEqual(['1 ก', '2 ค', '3 ข', '4 ง']);
    // The public list follows.
    const { items } = (await site.api.app.inject('/api/news?type=General')).json();
    expect(items.map(({ title }: { title: { th: string } }) => title.th)).toEqual([
      'ก',
      'ค',
      'ข',
      'ง',
    ]);
    expect((await calls.read(site.staff, c)).version).toBe(1);
  });

  test('a number that two share is sorted out, other kinds are left alone', async () => {
    const [a, b] = [await make('ก', { sort_order: 1 }), await make('ข', { sort_order: 1 })];
    const talk = await make('เมาท์', { type: 'TalkOfTheTown', sort_order: 1 });
    await place(a, { beforeId: b });
    expect(await sequence()).toEqual(['1 ก', '2 ข']);
    expect(await sequence('TalkOfTheTown')).toEqual(['1 เมาท์']);
    const other = await place(a, { beforeId: talk });
    expect(other.json().errors).toMatchObject([{ field: 'beforeId', rule: 'exist' }]);
  });

  test('two concurrent moves both count, and no position is used twice', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 8; i += 1) ids.push(await make(`${i}`, { sort_order: i + 1 }));
    const answers = await Promise.all(
      ids
        .slice(1)
        .map((id, index) =>
          place(id, { beforeId: ids[0] ?? '' }, index % 2 === 0 ? site.staff : site.admin),
        ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.slice(1).map(() => 200));
    const numbers = (await sequence()).map((one) => Number(one.split(' ')[0]));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await sequence()).at(-1)).toBe('8 0');
  });

  test('of ten thousand only the first 500 are put in order by hand, at the cost of so many', async () => {
    await sql`
      INSERT INTO news (id, type, title, short_description, detail)
      SELECT gen_random_uuid(), 'General', ${text('มาก')}::jsonb, ${text('ย่อ')}::jsonb, ${text('<p>ข</p>')}::jsonb
      FROM generate_series(1, 10000)`.execute(site.records.db);
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM news ORDER BY sort_order NULLS LAST, id DESC`.execute(site.records.db);
    const at = (index: number) => rows[index]?.id ?? '';
    const far = await place(at(0), { afterId: at(600) });
    expect(far.json().errors).toMatchObject([{ field: 'afterId', rule: 'exist' }]);
    expect((await place(at(9000), { beforeId: at(498) })).json().order).toBe(499);
    const placed = await site.records.db
      .selectFrom('news')
      .select('id')
      .where('sort_order', 'is not', null)
      .execute();
    expect(placed).toHaveLength(499);
  });

  test.each([[{}], [{ beforeId: 'self', afterId: 'self' }], [{ beforeId: 'self' }]])(
    '%j is refused',
    async (body) => {
      const id = await make('ก');
      const given = Object.fromEntries(Object.keys(body).map((key) => [key, id]));
      expect((await place(id, given)).statusCode).toBe(400);
    },
  );
});
