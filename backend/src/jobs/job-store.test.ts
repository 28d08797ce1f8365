import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { createTestServices, type TestServices } from '../testing/testing.ts';
import { createQueue } from './job-schema.ts';
import { JobStore } from './job-store.ts';

const NAME = 'stored';
const EXCLUSIVE = 'stored-alone';
const IDS = [1, 2, 3].map((nth) => `00000000-0000-7000-8000-00000000000${nth}`);
const [FIRST = '', SECOND = '', THIRD = ''] = IDS;

let services: TestServices;
let store: JobStore;
beforeAll(async () => {
  services = await createTestServices();
  await createQueue(services.db, NAME);
  await createQueue(services.db, EXCLUSIVE, { isExclusive: true });
  store = new JobStore(services.db);
});
afterEach(() => sql`DELETE FROM pgboss.job`.execute(services.db));
afterAll(() => services.close());

const add = (id: string) => store.insert(NAME, { id, data: { id }, expireS: 60 }, services.db);
const states = async () =>
  (
    await sql<{ id: string; state: string }>`SELECT id, state FROM pgboss.job`.execute(services.db)
  ).rows.reduce<Record<string, string>>((all, { id, state }) => ({ ...all, [id]: state }), {});
const begin = (id: string, ago: string) =>
  sql`
  UPDATE pgboss.job SET state = 'active', started_on = now() - ${ago}::interval
  WHERE id = ${id}`.execute(services.db);
const isDue = async () => (await store.due([NAME])).some(({ inMs }) => inMs <= 0);

test('with several instances only expired jobs are recovered, with one instance all', async () => {
  for (const id of IDS) await add(id);
  await begin(FIRST, '61 seconds');
  await begin(SECOND, '1 second');
  await store.recover(false);
  expect(await states()).toEqual({ [FIRST]: 'retry', [SECOND]: 'active', [THIRD]: 'created' });
  await store.recover(true);
  expect(await states()).toEqual({ [FIRST]: 'retry', [SECOND]: 'retry', [THIRD]: 'created' });
});

test('stores permanently failed jobs for thirty days', async () => {
  for (const id of [FIRST, SECOND]) {
    await add(id);
    await begin(id, '0 seconds');
    await store.fail(NAME, id, {}, new Error('no'));
  }
  await sql`
    UPDATE pgboss.job SET completed_on = now() - (CASE id WHEN ${FIRST}::uuid THEN 31 ELSE 29 END)
      * interval '1 day'`.execute(services.db);
  await store.recover(false);
  expect(await states()).toEqual({ [SECOND]: 'failed' });
});

test('stores the beginning of an error of any type', async () => {
  const output = async () =>
    (await sql<{ output: { message: string } }>`SELECT output FROM pgboss.job`.execute(services.db))
      .rows[0]?.output.message;
  await add(FIRST);
  await begin(FIRST, '0 seconds');
  await store.retryLater(NAME, FIRST, 60, new Error('x'.repeat(10_000)));
  expect(await output()).toBe('x'.repeat(500));
  expect(await isDue()).toBe(false);
  await begin(FIRST, '0 seconds');
  await store.fail(NAME, FIRST, {}, 'only a text');
  expect(await output()).toBe('only a text');
});

test('released jobs are due immediately, jobs of others are not affected', async () => {
  await add(FIRST);
  await add(SECOND);
  await begin(FIRST, '0 seconds');
  await store.release(NAME, [FIRST, SECOND]);
  expect(await states()).toEqual({ [FIRST]: 'retry', [SECOND]: 'created' });
  expect(await isDue()).toBe(true);
});

test('a job waits if it is due by then, or scheduled for a retry', async () => {
  const at = (minutes: number) => new Date(Date.UTC(2100, 0, 1, 0, minutes));
  expect(await store.hasWaiting(NAME, at(9))).toBe(false);
  const job = { id: FIRST, data: {}, expireS: 60, startAfter: at(5) };
  await store.insert(NAME, job, services.db);
  expect(await store.hasWaiting(NAME, at(4))).toBe(false);
  expect(await store.hasWaiting(NAME, at(5))).toBe(true);
  expect(await store.hasWaiting('another', at(5))).toBe(false);
  await sql`UPDATE pgboss.job SET state = 'retry'`.execute(services.db);
  expect(await store.hasWaiting(NAME, at(4))).toBe(true);
});

test('a job of an id waits once, is taken once, and leaves nothing when it is done', async () => {
  expect([await add(FIRST), await add(FIRST)]).toEqual([true, false]);
  const unheard = { id: SECOND, data: {}, expireS: 60 };
  expect(await store.insert('unheard-of', unheard, services.db)).toBe(false);
  const taken = { id: FIRST, data: { id: FIRST }, retries: 0, createdOn: expect.anything() };
  expect(await store.fetch(NAME, 5)).toEqual([taken]);
  expect(await store.fetch(NAME, 5)).toEqual([]);
  await store.retryLater(NAME, FIRST, 0, 'no');
  // pg-boss fetches jobs due before now, and the embedded database counts whole milliseconds.
  await setTimeout(5);
  expect(await store.fetch(NAME, 5)).toEqual([{ ...taken, retries: 1 }]);
  await store.remove('another', FIRST);
  expect(await states()).toEqual({ [FIRST]: 'active' });
  await store.remove(NAME, FIRST);
  expect(await states()).toEqual({});
});

test('of an exclusive queue nothing is taken while one is under way', async () => {
  for (const id of [FIRST, SECOND])
    await store.insert(EXCLUSIVE, { id, data: {}, expireS: 60 }, services.db);
  expect(await store.fetch(EXCLUSIVE, 1)).toHaveLength(1);
  expect(await store.fetch(EXCLUSIVE, 1)).toEqual([]);
});

test('names the queues without a migration', async () => {
  expect(await store.missingQueues([NAME, 'unheard-of'])).toEqual(['unheard-of']);
});

test('a database that does not answer is no empty queue', async () => {
  const broken = new JobStore({
    executeQuery: () => Promise.reject(new Error('the database is away')),
  } as never);
  await expect(broken.fetch(NAME, 1)).rejects.toThrow('the database is away');
});

test('counts waiting, running and failed jobs, and the delay of the oldest', async () => {
  for (const id of IDS) await add(id);
  await begin(FIRST, '0 seconds');
  await begin(SECOND, '0 seconds');
  await store.fail(NAME, SECOND, {}, new Error('no'));
  await sql`
    UPDATE pgboss.job SET start_after = now() - interval '90 seconds' WHERE id = ${THIRD}`.execute(
    services.db,
  );
  const count = (await store.counts()).find(({ name }) => name === NAME);
  expect(count).toMatchObject({ waiting: 1, active: 1, failed: 1 });
  expect(count?.lateS).toBeGreaterThanOrEqual(90);
});
