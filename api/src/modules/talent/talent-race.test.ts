import { expect, test } from '@jest/globals';
import { picture } from '../../testing/form.ts';
import { testOffice } from '../../testing/office.ts';
import { refusal, talentCalls, type Problem } from '../../testing/talent-calls.ts';

const office = testOffice();
const { send, put, post, record } = talentCalls(() => office.api);
const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted();

test('of two editors at once one is told, and shown what the other wrote', async () => {
  const id = await office.records.talent();
  const answers = await Promise.all([
    put(
      office.staff,
      id,
      { height: 161, version: 1 },
      { imageFiles: [await picture('#010203', 40)] },
    ),
    put(
      office.staff,
      id,
      { height: 162, version: 1 },
      { imageFiles: [await picture('#040506', 40)] },
    ),
  ]);
  expect(statuses(answers)).toEqual([200, 409]);
  const now = await record(office.staff, id);
  const refused = answers.find(({ statusCode }) => statusCode === 409)!;
  expect(refused.json<Problem>()).toMatchObject({ code: 'VERSION_CONFLICT', current: now });
  expect(now).toMatchObject({ version: 2, album: [{ id: expect.any(String) }] });
  expect(await office.api.services.files.list('image/')).toHaveLength(1);
});

test('a version that is past is refused before any picture is read', async () => {
  const id = await office.records.talent();
  await put(office.staff, id, { height: 161, version: 1 });
  const late = await put(
    office.staff,
    id,
    { height: 170, version: 1 },
    { imageFiles: [Buffer.from('x')] },
  );
  expect(late.json<Problem>()).toMatchObject({
    code: 'VERSION_CONFLICT',
    current: { height: 161, version: 2 },
  });
});

test('a display name that two want at once goes to one', async () => {
  const ids = await Promise.all([office.records.talent(), office.records.talent()]);
  const answers = await Promise.all(
    ids.map((id) => put(office.staff, id, { displayName: 'ชื่อเดียว', version: 1 })),
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
  const answers = await Promise.all([post(office.staff, data), post(office.staff, data)]);
  expect(statuses(answers)).toEqual([201, 409]);
  const { items } = (await send(office.staff, 'GET', '?keyword=twice')).json<{
    items: unknown[];
  }>();
  expect(items).toHaveLength(1);
});

test('the top 10 holds ten, however many want in at once', async () => {
  const ids = await Promise.all(Array.from({ length: 13 }, () => office.records.talent()));
  const answers = await Promise.all(
    ids.map((id) => put(office.staff, id, { isTop10: true, version: 1 })),
  );
  expect(statuses(answers)).toEqual([...Array(10).fill(200), 409, 409, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)!;
  expect(refusal(refused)).toEqual([409, 'TOP_FULL', ['isTop10:TOP_FULL']]);
  const inside = ids.filter((_id, index) => answers[index]?.statusCode === 200);
  const outside = ids.filter((_id, index) => answers[index]?.statusCode === 409);
  // Who has a place keeps it through other changes; who is deactivated makes room.
  expect(
    (await put(office.staff, inside[0]!, { isTop10: true, height: 160, version: 2 })).statusCode,
  ).toBe(200);
  const left = await put(office.staff, inside[1]!, { isTop10: true, active: false, version: 2 });
  expect(left.json()).toMatchObject({ active: false, isTop10: false });
  expect((await put(office.staff, outside[0]!, { isTop10: true, version: 1 })).statusCode).toBe(
    200,
  );
  expect((await put(office.staff, inside[1]!, { active: true, version: 3 })).statusCode).toBe(200);
  expect((await put(office.staff, inside[1]!, { isTop10: true, version: 4 })).statusCode).toBe(409);
});

test('who is hired cannot be deactivated', async () => {
  const id = await office.records.talent();
  const job = await office.records.job({ business_profile_id: await office.records.business() });
  await office.records.db
    .insertInto('job_application')
    .values({ id, job_id: job, talent_id: id, status: 'Hired' })
    .execute();
  const answer = await put(office.staff, id, { active: false, version: 1 });
  expect(refusal(answer)).toEqual([409, 'UNABLE_TO_DEACTIVATE', ['active:UNABLE_TO_DEACTIVATE']]);
  expect(await record(office.staff, id)).toMatchObject({ active: true, version: 1 });
});
