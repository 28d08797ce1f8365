import { expect, test } from 'vitest';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { refusal, talentCalls } from '../../../testing/talent-calls.ts';

const setup = staffTestApi();
const { post, put, send } = talentCalls(() => setup.api);

async function mailsTo(email: string): Promise<string[]> {
  return (await setup.api.services.outbox()).filter((mail) => mail.includes(email));
}

test('staff mail a link and set no password, neither for a new talent nor for one there is', async () => {
  const talentId = await setup.records.talent();
  const talent = await setup.api.signIn({ permission: 'Talent', talent_id: talentId });
  const answer = await send(setup.staff, 'POST', `/${talentId}/passwordlink`);
  expect(answer.statusCode).toBe(204);
  const [mail, ...more] = await mailsTo(talent.email);
  expect(more).toEqual([]);
  expect(mail).toContain('/resetpassword/');
  expect((await send(talent, 'GET', `/${talentId}`)).statusCode).toBe(200);
  const history = await send(setup.admin, 'GET', `/${talentId}/audit`);
  expect(history.json()).toMatchObject({ items: [{ action: 'SendPasswordLink' }] });

  const data = { password: 'Rose-window-27', height: 170, version: 1 };
  await put(setup.staff, talentId, data);
  const login = await setup.api.app.inject({
    method: 'POST',
    url: '/api/authorization/login',
    payload: { email: talent.email, password: 'Rose-window-27' },
  });
  expect(login.statusCode).toBe(401);
});

test('a talent who has never signed in is invited again', async () => {
  const data = {
    displayName: 'รอลิงก์',
    firstName: { th: 'รอ' },
    lastName: { th: 'ลิงก์' },
    gender: 'Female',
    email: 'waiting@talent.test',
  };
  const { id } = (await post(setup.staff, data)).json<{ id: string }>();
  expect((await send(setup.staff, 'POST', `/${id}/passwordlink`)).statusCode).toBe(204);
  expect(await mailsTo('waiting@talent.test')).toHaveLength(2);
});

test('refuses without an account, with a disabled one, and to flood a mailbox', async () => {
  const talentId = await setup.records.talent();
  const path = `/${talentId}/passwordlink`;
  expect(refusal(await send(setup.staff, 'POST', path)).slice(0, 2)).toEqual([
    404,
    'USER_NOT_FOUND',
  ]);
  const disabledId = await setup.records.talent();
  await setup.api.createProfile({ permission: 'Talent', talent_id: disabledId, active: false });
  expect(refusal(await send(setup.staff, 'POST', `/${disabledId}/passwordlink`))[1]).toBe(
    'USER_DISABLED',
  );
  await setup.api.createProfile({ permission: 'Talent', talent_id: talentId });
  const statuses = [];
  for (let round = 0; round < 6; round += 1) {
    statuses.push((await send(setup.staff, 'POST', path)).statusCode);
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
});
