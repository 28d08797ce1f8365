import { expect, test } from 'vitest';
import { testSite } from '../../../testing/staff-test-api.ts';

const site = testSite();

async function check(payload: object): Promise<[number, string[]]> {
  const url = '/api/authorization/register/check';
  const answer = await site.api.app.inject({ method: 'POST', url, payload });
  const { errors = [] } = answer.body
    ? answer.json<{ errors?: { field: string; rule: string }[] }>()
    : {};
  return [answer.statusCode, errors.map(({ field, rule }) => `${field}:${rule}`)];
}

test('says whether a stage name is taken, and the same of every address', async () => {
  await site.records.talent({ display_name: 'น้ำผึ้ง ตัวจริง', email: 'taken@talent.test' });
  expect(await check({ kind: 'talent', email: 'free@talent.test' })).toEqual([204, []]);
  expect(await check({ kind: 'talent', email: ' Taken@Talent.test' })).toEqual([204, []]);
  expect(await check({ kind: 'business', email: 'taken@talent.test' })).toEqual([204, []]);
  expect(await check({ kind: 'talent', displayName: 'น้ำผึ้ง  ตัวจริง' })).toEqual([
    409,
    ['displayName:DISPLAY_NAME_DUPLICATE'],
  ]);
  expect(
    await check({
      kind: 'talent',
      email: 'taken@talent.test',
      displayName: 'น้ำผึ้ง ตัวจริง',
    }),
  ).toEqual([409, ['displayName:DISPLAY_NAME_DUPLICATE']]);
});

test('a business may have the address that a talent is written to', async () => {
  await site.records.talent({ email: 'shared@talent.test' });
  expect(await check({ kind: 'business', email: 'shared@talent.test' })).toEqual([204, []]);
});
