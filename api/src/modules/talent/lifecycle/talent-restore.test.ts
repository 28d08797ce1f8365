import { expect, test } from 'vitest';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { talentCalls } from '../../../testing/talent-calls.ts';
import { TEST_PASSWORD, type SignedIn } from '../../../testing/test-api.ts';

const setup = staffTestApi();
const { send } = talentCalls(() => setup.api);

const login = async ({ email }: SignedIn) => {
  const payload = { email, password: TEST_PASSWORD };
  const url = '/api/authorization/login';
  return (await setup.api.app.inject({ method: 'POST', url, payload })).statusCode;
};

const accounts = () => setup.api.services.db;

const deletedAt = async ({ id }: SignedIn) => {
  const row = await accounts()
    .selectFrom('profile')
    .select('deleted_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.deleted_at?.getTime() ?? null;
};

const takeOut = ({ id }: SignedIn, deleted_at: Date) =>
  accounts().updateTable('profile').set({ deleted_at }).where('id', '=', id).execute();

test('restoring a talent leaves accounts alone that had been deleted before', async () => {
  const talent_id = await setup.records.talent();
  const kept = await setup.api.signIn({ permission: 'Talent', talent_id });
  const former = await setup.api.signIn({ permission: 'Talent', talent_id });
  const longAgo = new Date(Date.now() - 60_000);
  await takeOut(former, longAgo);

  expect((await send(setup.admin, 'DELETE', `/${talent_id}`)).statusCode).toBe(204);
  expect(await deletedAt(former)).toBe(longAgo.getTime());
  expect(await deletedAt(kept)).toBeGreaterThan(longAgo.getTime());
  expect(await login(kept)).toBe(401);

  expect((await send(setup.admin, 'POST', `/${talent_id}/restore`)).statusCode).toBe(200);
  expect(await deletedAt(former)).toBe(longAgo.getTime());
  expect(await login(former)).toBe(401);
  expect(await deletedAt(kept)).toBeNull();
  expect(await login(kept)).toBe(200);
});

test('nor does it bring one back that was deleted while the talent was', async () => {
  const talent_id = await setup.records.talent();
  const account = await setup.api.signIn({ permission: 'Talent', talent_id });
  await send(setup.admin, 'DELETE', `/${talent_id}`);
  const later = new Date(Date.now() + 1000);
  await takeOut(account, later);
  expect((await send(setup.admin, 'POST', `/${talent_id}/restore`)).statusCode).toBe(200);
  expect(await deletedAt(account)).toBe(later.getTime());
});

test('and leaves the accounts of other talents alone', async () => {
  const [one, other] = [await setup.records.talent(), await setup.records.talent()];
  const account = await setup.api.signIn({ permission: 'Talent', talent_id: other });
  await send(setup.admin, 'DELETE', `/${one}`);
  expect(await login(account)).toBe(200);
  await send(setup.admin, 'DELETE', `/${other}`);
  await send(setup.admin, 'POST', `/${one}/restore`);
  expect(await login(account)).toBe(401);
});
