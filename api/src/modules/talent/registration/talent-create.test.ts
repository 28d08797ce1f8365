import { expect, test } from 'vitest';
import { ONE_CONNECTION, staffTestApi } from '../../../testing/staff-test-api.ts';
import { refusal, talentCalls } from '../../../testing/talent-calls.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';

const setup = staffTestApi(ONE_CONNECTION);
const { post } = talentCalls(() => setup.api);
const MINIMUM = { firstName: { th: 'ฟ้า' }, lastName: { th: 'ใส' }, gender: 'Female' };

test('waits for approval, has an account, and is sent a link to choose a password', async () => {
  const sent = (await setup.api.services.outbox()).length;
  const data = {
    ...MINIMUM,
    displayName: 'ใหม่',
    email: 'Fresh@Talent.test',
    talentTypes: ['Singer', 'Actor'],
    language: 'en',
  };
  const answer = await post(setup.staff, data);
  expect(answer.statusCode).toBe(201);
  const made = answer.json<TalentRecord>();
  expect(made).toMatchObject({
    displayName: 'ใหม่',
    status: 'Pending',
    active: true,
    isPublic: false,
    email: 'fresh@talent.test',
  });
  expect(made.talentTypes.toSorted()).toEqual(['Actor', 'Singer']);
  const mails = (await setup.api.services.outbox()).slice(sent);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('fresh@talent.test');
  const account = await setup.api.services.db
    .selectFrom('profile')
    .selectAll()
    .where('email', '=', 'fresh@talent.test')
    .executeTakeFirst();
  expect(account).toMatchObject({
    talent_id: made.id,
    permission: 'Talent',
    password_hash: null,
    first_name: 'ฟ้า',
    language: 'en',
  });
});

test('a second try is a duplicate, and sends nothing', async () => {
  const data = { ...MINIMUM, displayName: 'มีแล้ว', email: 'p@talent.test' };
  expect((await post(setup.staff, data)).statusCode).toBe(201);
  const sent = (await setup.api.services.outbox()).length;
  const [status, , errors] = refusal(await post(setup.staff, data));
  expect([status, errors]).toEqual([
    409,
    ['email:EMAIL_DUPLICATE', 'displayName:DISPLAY_NAME_DUPLICATE'],
  ]);
  expect(await setup.api.services.outbox()).toHaveLength(sent);
});

test('must say who it is; a type is given once', async () => {
  const [status, , errors] = refusal(await post(setup.staff, { displayName: 'x' }));
  expect([status, errors.toSorted()]).toEqual([
    400,
    ['email:required', 'firstName:required', 'gender:required', 'lastName:required'],
  ]);
  const data = {
    ...MINIMUM,
    displayName: 'y',
    email: 'y@talent.test',
    talentTypes: ['Actor', 'Actor'],
  };
  expect(refusal(await post(setup.staff, data)).slice(0, 2)).toEqual([
    409,
    'TALENT_TYPE_DUPLICATE',
  ]);
});
