import { expect, test } from 'vitest';
import { mailsDuring } from '../../../testing/guarded.ts';
import { askedOf, freshStep, setUpApp, signInWithApp } from '../../../testing/second-steps.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { TEST_PASSWORD, type SignedIn } from '../../../testing/test-api.ts';

const site = staffTestApi();
const PATH = '/api/management/security';

type Who = Pick<SignedIn, 'headers'>;
const get = (who: Who, url: string) => site.api.app.inject({ url, headers: who.headers });
async function ask(who: Who, isSecondStepRequired: boolean) {
  const { version } = (await get(who, PATH)).json<{ version: number }>();
  const payload = { isSecondStepRequired, version };
  return site.api.app.inject({ method: 'PUT', url: PATH, headers: who.headers, payload });
}
const reset = (who: Who, id: string, password: string) =>
  site.api.app.inject({
    method: 'POST',
    url: `${PATH}/person/${id}/reset`,
    headers: who.headers,
    payload: { password },
  });

test('an administrator without a second step cannot require one, so that no one is locked out', async () => {
  expect((await ask(site.admin, true)).json()).toMatchObject({
    status: 409,
    code: 'SECOND_STEP_MISSING',
  });
  expect((await get(site.staff, '/api/management/talent')).statusCode).toBe(200);
});

test('while one is asked for, the team does nothing before setting it up; talents go on', async () => {
  const admin = await signInWithApp(site.api, { permission: 'Admin' });
  const talent = await site.api.signIn({ permission: 'Talent' });
  expect((await ask(admin, true)).json()).toMatchObject({ isSecondStepRequired: true });
  try {
    for (const url of ['/api/management/talent', '/api/account/session', '/api/notice']) {
      expect((await get(site.staff, url)).json()).toMatchObject({ code: 'SECOND_STEP_REQUIRED' });
    }
    expect((await get(talent, '/api/account/session')).statusCode).toBe(200);
    expect((await get(admin, '/api/management/talent')).statusCode).toBe(200);
    expect((await get(site.staff, '/api/authorization/profile')).json()).toMatchObject({
      mustSetUpSecondStep: true,
    });
    const late = await site.api.signIn({ permission: 'Staff' });
    expect((await get(late, '/api/management/talent')).statusCode).toBe(403);
    await setUpApp(site.api, late);
    expect((await get(late, '/api/management/talent')).statusCode).toBe(200);
    expect((await get(late, '/api/authorization/profile')).json()).not.toHaveProperty(
      'mustSetUpSecondStep',
    );
    await freshStep(site.api, late);
    const off = await site.api.app.inject({
      method: 'POST',
      url: '/api/account/second-step/off',
      headers: late.headers,
      payload: { password: TEST_PASSWORD },
    });
    expect(off.json()).toMatchObject({ status: 403, code: 'SECOND_STEP_REQUIRED' });
  } finally {
    await ask(admin, false);
  }
  expect((await get(site.staff, '/api/management/talent')).statusCode).toBe(200);
});

test('users with and without a second step are counted and listed, those without first', async () => {
  const { id } = await signInWithApp(site.api, { permission: 'Staff' });
  const counts = (await get(site.admin, PATH)).json<Record<string, number>>();
  const listed = async (query: string) =>
    (await get(site.admin, `${PATH}/person?size=100${query}`)).json<{
      total: number;
      items: { id: string; secondStepSince: string | null }[];
    }>();
  const having = await listed('&hasSecondStep=true');
  expect(having.total).toBe(counts['withSecondStep']);
  expect(having.items.map((person) => person.id)).toContain(id);
  expect((await listed('&hasSecondStep=false')).total).toBe(counts['withoutSecondStep']);
  const marks = (await listed('')).items.map(({ secondStepSince }) => secondStepSince !== null);
  expect(marks).toEqual([...marks].sort());
  expect((await get(site.staff, PATH)).json()).toMatchObject({ code: 'FORBIDDEN' });
});

test('an administrator resets a lost second step with the own password; its owner is mailed', async () => {
  const lost = await signInWithApp(site.api, { permission: 'Staff' });
  expect((await reset(site.admin, lost.id, 'Wrong-guess-1')).json()).toMatchObject({
    errors: [{ field: 'password', rule: 'currentPassword' }],
  });
  expect((await askedOf(site.api, lost.email)).status).toBe(202);
  const [mail] = await mailsDuring(site.api, async () => {
    expect((await reset(site.admin, lost.id, TEST_PASSWORD)).statusCode).toBe(204);
  });
  expect(mail).toMatchObject({ to: lost.email });
  expect(mail?.subject).toContain('has reset two-step sign-in');
  expect((await get(lost, '/api/account/session')).statusCode).toBe(401);
  expect((await askedOf(site.api, lost.email)).status).toBe(200);
});

test("resets neither one's own nor that of an unknown user", async () => {
  const made = await reset(site.admin, site.admin.id, TEST_PASSWORD);
  expect(made.json()).toMatchObject({ code: 'FORBIDDEN' });
  expect((await reset(site.admin, 'nobody', TEST_PASSWORD)).json()).toMatchObject({
    code: 'USER_NOT_EXIST',
  });
});

test('of two concurrent changes, the second gets a conflict', async () => {
  const payload = { isSecondStepRequired: false, version: 999 };
  const { headers } = site.admin;
  const answer = await site.api.app.inject({ method: 'PUT', url: PATH, headers, payload });
  expect(answer.json()).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
});
