import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { imageBytes } from '../../../testing/form.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { refusal, talentCalls, type Problem } from '../../../testing/talent-calls.ts';

const setup = staffTestApi();
const { send, put, post, record } = talentCalls(() => setup.api);
const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted();

test("of two concurrent editors one gets a conflict with the other's values", async () => {
  const id = await setup.records.talent();
  const answers = await Promise.all([
    put(
      setup.staff,
      id,
      { height: 161, version: 1 },
      { imageFiles: [await imageBytes('#010203', 40)] },
    ),
    put(
      setup.staff,
      id,
      { height: 162, version: 1 },
      { imageFiles: [await imageBytes('#040506', 40)] },
    ),
  ]);
  expect(statuses(answers)).toEqual([200, 409]);
  const now = await record(setup.staff, id);
  const refused = answers.find(({ statusCode }) => statusCode === 409)!;
  expect(refused.json<Problem>()).toMatchObject({ code: 'VERSION_CONFLICT', current: now });
  expect(now).toMatchObject({ version: 2, album: [{ id: expect.any(String) }] });
  expect(await setup.api.services.files.list('image/')).toHaveLength(1);
});

test('a version that is past is refused before any image is read', async () => {
  const id = await setup.records.talent();
  await put(setup.staff, id, { height: 161, version: 1 });
  const late = await put(
    setup.staff,
    id,
    { height: 170, version: 1 },
    { imageFiles: [Buffer.from('x')] },
  );
  expect(late.json<Problem>()).toMatchObject({
    code: 'VERSION_CONFLICT',
    current: { height: 161, version: 2 },
  });
});

test('a display name requested twice concurrently goes to one', async () => {
  const ids = await Promise.all([setup.records.talent(), setup.records.talent()]);
  const answers = await Promise.all(
    ids.map((id) => put(setup.staff, id, { displayName: 'ชื่อเดียว', version: 1 })),
  );
  expect(statuses(answers)).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)!;
  expect(refusal(refused)[1]).toBe('DISPLAY_NAME_DUPLICATE');
});

test('a double click makes one talent', async () => {
  const data = {
    displayName: 'สองครั้ง',
    firstName: { th: 'ก' },
    lastName: { th: 'ข' },
    gender: 'Male',
    email: 'twice@talent.test',
  };
  const answers = await Promise.all([post(setup.staff, data), post(setup.staff, data)]);
  expect(statuses(answers)).toEqual([201, 409]);
  const { items } = (await send(setup.staff, 'GET', '?keyword=twice')).json<{
    items: unknown[];
  }>();
  expect(items).toHaveLength(1);
});

test('the top 10 has ten, for any number of concurrent requests', async () => {
  const ids = await Promise.all(Array.from({ length: 13 }, () => setup.records.talent()));
  const answers = await Promise.all(
    ids.map((id) => put(setup.staff, id, { isTop10: true, version: 1 })),
  );
  expect(statuses(answers)).toEqual([...Array(10).fill(200), 409, 409, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)!;
  expect(refusal(refused)).toEqual([409, 'TOP_FULL', ['isTop10:TOP_FULL']]);
  const inside = ids.filter((_id, index) => answers[index]?.statusCode === 200);
  const outside = ids.filter((_id, index) => answers[index]?.statusCode === 409);
  // Who has a place keeps it through other changes; who is deactivated makes room.
  expect(
    (await put(setup.staff, inside[0]!, { isTop10: true, height: 160, version: 2 })).statusCode,
  ).toBe(200);
  const left = await put(setup.staff, inside[1]!, { isTop10: true, active: false, version: 2 });
  expect(left.json()).toMatchObject({ active: false, isTop10: false });
  expect((await put(setup.staff, outside[0]!, { isTop10: true, version: 1 })).statusCode).toBe(200);
  expect((await put(setup.staff, inside[1]!, { active: true, version: 3 })).statusCode).toBe(200);
  expect((await put(setup.staff, inside[1]!, { isTop10: true, version: 4 })).statusCode).toBe(409);
});

test('a talent who is not published takes no place of the top 10', async () => {
  const hidden = () => setup.records.talent({ is_top10: true }, { consent: false });
  await Promise.all(Array.from({ length: 10 }, hidden));
  await sql`UPDATE talent SET is_top10 = false WHERE is_public`.execute(setup.records.db);
  const answer = await put(setup.staff, await setup.records.talent(), {
    isTop10: true,
    version: 1,
  });
  expect(answer.statusCode).toBe(200);
});

test('who is hired cannot be deactivated', async () => {
  const id = await setup.records.talent();
  const job = await setup.records.job({ business_profile_id: await setup.records.business() });
  await setup.records.db
    .insertInto('job_application')
    .values({ id, job_id: job, talent_id: id, status: 'Hired' })
    .execute();
  const answer = await put(setup.staff, id, { active: false, version: 1 });
  expect(refusal(answer)).toEqual([409, 'UNABLE_TO_DEACTIVATE', ['active:UNABLE_TO_DEACTIVATE']]);
  expect(await record(setup.staff, id)).toMatchObject({ active: true, version: 1 });
});
