import { expect, test } from 'vitest';
import { yearsBefore } from '../../../kernel/age.ts';
import { describeApi } from '../../../openapi/openapi.ts';
import { testSite } from '../../../testing/staff-test-api.ts';
import { countAges } from './talent-ages.job.ts';
import type { TalentPage } from '../list/talent.schema.ts';

const site = testSite();

type Schema = { [key: string]: unknown };

/** Every name of a field in a schema, those of the schemas that it names included. */
function fieldsOf(schema: unknown, document: Schema, seen = new Set<string>()): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { $ref, properties, ...rest } = schema as Schema;
  const own = Object.keys((properties as Schema | undefined) ?? {});
  const below = [properties, rest].flatMap((part) =>
    Object.values((part as Schema | undefined) ?? {}).flatMap((one) =>
      fieldsOf(one, document, seen),
    ),
  );
  if (typeof $ref !== 'string' || seen.has($ref)) return [...own, ...below];
  seen.add($ref);
  const named = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (part as Schema)[key], document);
  return [...own, ...below, ...fieldsOf(named, document, seen)];
}

test('no answer that needs no sign-in has a field for a birthday', async () => {
  const document = JSON.parse(await describeApi()) as {
    paths: Record<string, Record<string, { security?: unknown; responses: Schema }>>;
  } & Schema;
  const open = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security === undefined)
      .map(([method, { responses }]) => [`${method} ${path}`, responses] as const),
  );
  expect(open.map(([call]) => call)).toEqual(
    expect.arrayContaining(['get /api/talent', 'get /api/talent/{id}', 'get /api/feed']),
  );
  const telling = open.filter(([, responses]) =>
    fieldsOf(responses, document).some((field) => /birth|born/i.test(field)),
  );
  expect(telling.map(([call]) => call)).toEqual([]);
});

test('nothing public reveals a birthday', async () => {
  const id = await site.records.talent({ birthday: '1987-06-05', weight: 50 });
  await site.records.card(id, { shared: true, fields: ['age', 'height'] });
  const paths = [
    '/api/talent',
    `/api/talent?ids=${id}`,
    `/api/talent/${id}`,
    `/api/talent/${id}/compositecard`,
    '/api/feed?entity=talent',
    '/api/feed',
  ];
  for (const path of paths) {
    const { body } = await site.api.app.inject(path);
    expect([path, body]).toEqual([path, expect.not.stringMatching(/1987|2530|06-05|birth/i)]);
  }
  expect((await site.api.app.inject(`/api/talent/${id}`)).json()).toMatchObject({ id, age: 39 });
});

test('an order by age goes by whole years, and by id among those of one age', async () => {
  const made: string[] = [];
  // Within one year of each other, born in another order than they were made.
  for (const birthday of ['1951-09-01', '1951-05-01', '1951-07-01', '1950-03-01']) {
    made.push(
      await site.records.talent({ birthday, nick_name: null, display_name: `W ${birthday}` }),
    );
  }
  const [a, b, c, older] = made;
  const order = async (direction: string) => {
    const url = `/api/talent?keyword=W%2019&sortByColumn=Age&sortByAlphabetically=${direction}`;
    const { items } = (await site.api.app.inject(url)).json<TalentPage>();
    return items.map(({ id }) => id);
  };
  await countAges(site.api.services, '2026-11-22');
  expect(await order('asc')).toEqual([a, b, c, older]);
  expect(await order('desc')).toEqual([older, c, b, a]);
});

test.each([
  ['2006-12-01', '2026-11-30', '2026-12-01'],
  ['2004-02-29', '2026-02-28', '2026-03-01'],
  ['2004-02-29', '2028-02-28', '2028-02-29'],
])('somebody born on %s grows a year older between %s and %s', async (birthday, before, on) => {
  const id = await site.records.talent({ birthday });
  const age = async () => {
    const row = site.records.db.selectFrom('talent').select('age_years').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).age_years;
  };
  // As if written the day before: the trigger counts from the day of the database.
  await site.records.db
    .updateTable('talent')
    .set({
      age_years: Number(before.slice(0, 4)) - Number(birthday.slice(0, 4)) - 1,
      next_birthday: on,
    } as never)
    .where('id', '=', id)
    .execute();
  const years = Number(on.slice(0, 4)) - Number(birthday.slice(0, 4));
  await countAges(site.api.services, before);
  expect(await age()).toBe(years - 1);
  expect(yearsBefore(before, years) < birthday).toBe(true);
  await countAges(site.api.services, on);
  expect(await age()).toBe(years);
  expect(await countAges(site.api.services, on)).toBe(0);
});
