import { beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { nameAccount, newsCalls } from '../../../testing/news-calls.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';

const site = staffTestApi();
let calls: ReturnType<typeof newsCalls>;
beforeAll(async () => {
  calls = newsCalls(site);
  await nameAccount(site.api.services, site.admin.id, 'Somsri', 'D');
});

type Caller = Parameters<typeof calls.send>[0];
const edit = async (caller: Caller, id: string) =>
  (await calls.send(caller, 'PUT', `/${id}/editing`)).json();
const letPass = (id: string, seconds: number) =>
  sql`UPDATE news_editing SET seen_at = seen_at - ${seconds} * interval '1 second', since = since - interval '1 minute'
    WHERE news_id = ${id}`.execute(site.records.db);
const made = async (): Promise<string> => (await calls.create(site.staff)).json().id;

test('an editor sees who else has the article open, and since when', async () => {
  const id = await made();
  expect(await edit(site.admin, id)).toEqual([]);
  const [other] = await edit(site.staff, id);
  expect(other).toEqual({ id: site.admin.id, name: 'Somsri D', since: expect.any(String) });
  expect(await edit(site.admin, id)).toMatchObject([{ id: site.staff.id }]);
  // Being heard of again does not make it a new visit.
  expect((await edit(site.staff, id))[0].since).toBe(other.since);
  expect(await edit(site.staff, await made())).toEqual([]);
});

test('closing it ends that, as silence does', async () => {
  const id = await made();
  await edit(site.admin, id);
  expect((await calls.send(site.admin, 'DELETE', `/${id}/editing`)).statusCode).toBe(204);
  expect(await edit(site.staff, id)).toEqual([]);
  await edit(site.admin, id);
  await letPass(id, 44);
  expect(await edit(site.staff, id)).toHaveLength(1);
  await letPass(id, 2);
  expect(await edit(site.staff, id)).toEqual([]);
  const [back] = [await edit(site.admin, id), await edit(site.staff, id)][1];
  expect(Date.now() - Date.parse(back.since)).toBeLessThan(30_000);
});

test('what was forgotten does not pile up', async () => {
  const ids = [await made(), await made()];
  for (const id of ids) await edit(site.admin, id);
  for (const id of ids) await letPass(id, 3601);
  await edit(site.staff, await made());
  const left = await site.records.db
    .selectFrom('news_editing')
    .select('news_id')
    .where('news_id', 'in', ids)
    .execute();
  expect(left).toEqual([]);
});

test('a deleted article has no editors, and only staff can open one', async () => {
  const id = await made();
  const talent = await site.api.signIn({ permission: 'Talent' });
  expect((await calls.send(talent, 'PUT', `/${id}/editing`)).statusCode).toBe(403);
  expect((await calls.send(null, 'PUT', `/${id}/editing`)).statusCode).toBe(401);
  await calls.send(site.staff, 'DELETE', `/${id}`);
  expect((await calls.send(site.staff, 'PUT', `/${id}/editing`)).statusCode).toBe(404);
});
