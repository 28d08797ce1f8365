import { expect, test } from '@jest/globals';
import { testOffice } from '../../testing/office.ts';
import { refusal, talentCalls } from '../../testing/talent-calls.ts';

const office = testOffice();
const { post, put, send } = talentCalls(() => office.api);

async function mailsTo(email: string): Promise<string[]> {
  return (await office.api.services.outbox()).filter((mail) => mail.includes(email));
}

test('staff mail a link and set no password, neither for a new talent nor for one there is', async () => {
  const talentId = await office.records.talent();
  const talent = await office.api.signIn({ permission: 'Talent', talent_id: talentId });
  const answer = await send(office.staff, 'POST', `/${talentId}/passwordlink`);
  expect(answer.statusCode).toBe(204);
  const [mail, ...more] = await mailsTo(talent.email);
  expect(more).toEqual([]);
  expect(mail).toContain('/resetpassword/');
  expect((await send(talent, 'GET', `/${talentId}`)).statusCode).toBe(200);
  const history = await send(office.admin, 'GET', `/${talentId}/audit`);
  expect(history.json()).toMatchObject({ items: [{ action: 'SendPasswordLink' }] });

  const data = { password: 'Rose-window-27', height: 170, version: 1 };
  await put(office.staff, talentId, data);
  const login = await office.api.app.inject({
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
  const { id } = (await post(office.staff, data)).json<{ id: string }>();
  expect((await send(office.staff, 'POST', `/${id}/passwordlink`)).statusCode).toBe(204);
  expect(await mailsTo('waiting@talent.test')).toHaveLength(2);
});

test('refuses without an account, with a disabled one, and to flood a mailbox', async () => {
  const talentId = await office.records.talent();
  const path = `/${talentId}/passwordlink`;
  expect(refusal(await send(office.staff, 'POST', path)).slice(0, 2)).toEqual([
    404,
    'USER_NOT_FOUND',
  ]);
  const disabledId = await office.records.talent();
  await office.api.createProfile({ permission: 'Talent', talent_id: disabledId, active: false });
  expect(refusal(await send(office.staff, 'POST', `/${disabledId}/passwordlink`))[1]).toBe(
    'USER_DISABLED',
  );
  await office.api.createProfile({ permission: 'Talent', talent_id: talentId });
  const statuses = [];
  for (let round = 0; round < 6; round += 1) {
    statuses.push((await send(office.staff, 'POST', path)).statusCode);
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
});
