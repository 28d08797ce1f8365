import { afterAll, afterEach, beforeAll, expect, vi, test } from 'vitest';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { v7 as newId } from 'uuid';
import type { Database } from '../database/database.ts';
import { createTestServices, until, type TestServices } from '../testing/testing.ts';
import { createQueue } from './job-schema.ts';
import { FAULT_MS, type JobDefinition } from './job.ts';
import { JobStore } from './job-store.ts';
import { Jobs } from './jobs.ts';

const Data = Type.Object({ word: Type.String() });
const NAMES = ['heard', 'elsewhere'];
const WAITS = 'background jobs wait for the database';
const AWAY = new Error('the connection was terminated');

let services: TestServices;
const opened: Jobs[] = [];
beforeAll(async () => {
  services = await createTestServices();
  for (const name of NAMES) await createQueue(services.db, name);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const jobs of opened.splice(0)) await jobs.close();
  await sql`DELETE FROM pgboss.job`.execute(services.db);
});
afterAll(() => services.close());

function instance(
  more: Partial<JobDefinition<typeof Data>> = {},
  kind: Database['kind'] = services.database.kind,
) {
  const { db, events, log } = services;
  const jobs = new Jobs({ db, events, log, database: { kind } });
  opened.push(jobs);
  const words: string[] = [];
  const handle = async ({ word }: { word: string }) => words.push(word);
  return { jobs, words, job: jobs.declare({ name: 'heard', data: Data, handle, ...more }) };
}

const rows = async (): Promise<unknown[]> =>
  (await sql`SELECT id FROM pgboss.job`.execute(services.db)).rows;

/** A job without notification: found by polling. */
const makeUnheard = (word: string) =>
  new JobStore(services.db).insert(
    'heard',
    { id: newId(), data: { word }, expireS: 60 },
    services.db,
  );

/** A worker waits only with timers; the database answers without them. */
const holdTimers = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });

/** Waits for work without timers. */
async function seen(holds: () => boolean): Promise<void> {
  for (let round = 0; round < 1000 && !holds(); round += 1) {
    await rows();
    await new Promise(setImmediate);
  }
  expect(holds()).toBe(true);
}

const watch = (level: 'warn' | 'error') => vi.spyOn(services.log, level);

/** One query of a worker fails once; the database itself works. */
const failOnce = (method: 'missingQueues' | 'due' | 'fetch') =>
  vi.spyOn(JobStore.prototype, method).mockRejectedValueOnce(AWAY);

test.each([
  ['missingQueues', 2],
  ['due', 1],
  ['fetch', 1],
] as const)(
  'a worker whose database is unavailable at `%s` logs it and retries two seconds later',
  async (method, starts) => {
    await makeUnheard('waiting');
    const warn = watch('warn');
    const begun = vi.spyOn(JobStore.prototype, 'missingQueues');
    const asked = failOnce(method);
    holdTimers();
    const { jobs, words } = instance();
    jobs.start();
    await seen(() => warn.mock.calls.length === 1);
    expect(warn.mock.calls).toEqual([[{ err: AWAY }, WAITS]]);
    await vi.advanceTimersByTimeAsync(FAULT_MS - 1);
    await rows();
    expect([asked.mock.calls.length, words]).toEqual([1, []]);
    await vi.advanceTimersByTimeAsync(1);
    await seen(() => words.length === 1);
    expect(begun).toHaveBeenCalledTimes(starts);
  },
);

test('a fault during closing is not logged', async () => {
  const warn = watch('warn');
  let fail: (error: Error) => void = () => undefined;
  const asked = vi
    .spyOn(JobStore.prototype, 'due')
    .mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
  const { jobs } = instance();
  jobs.start();
  await until(() => asked.mock.calls.length === 1);
  const closed = jobs.close();
  fail(AWAY);
  await closed;
  expect(warn).not.toHaveBeenCalled();
});

test('logs kinds without a queue at the start of a worker', async () => {
  const error = watch('error');
  const { jobs } = instance();
  const asked = vi.spyOn(JobStore.prototype, 'due');
  jobs.start();
  await until(() => asked.mock.calls.length > 0);
  expect(error).not.toHaveBeenCalled();
  const lacking = instance({ name: 'unheard-of' });
  lacking.jobs.start();
  await until(() => error.mock.calls.length > 0);
  expect(error.mock.calls).toEqual([[{ queues: ['unheard-of'] }, 'queues without a migration']]);
});

test('logs an error of `next` at each call, and at no other time', async () => {
  const warn = watch('warn');
  const { jobs, words, job } = instance();
  const next = () => Promise.reject(AWAY);
  jobs.declare({ name: 'elsewhere', data: Data, next, handle: next });
  await job.enqueue({ word: 'beside it' });
  jobs.start();
  await until(() => words.length === 1);
  expect(warn.mock.calls).toEqual([[{ err: AWAY }, WAITS]]);
});

test('after a round a worker polls once more, then waits for an event', async () => {
  await makeUnheard('waiting');
  const due = vi.spyOn(JobStore.prototype, 'due');
  holdTimers();
  const { jobs, words } = instance();
  jobs.start();
  await seen(() => due.mock.calls.length === 2);
  for (let round = 0; round < 20; round += 1) await rows();
  expect([due.mock.calls.length, words]).toEqual([2, ['waiting']]);
  await services.events.hint('jobs');
  await seen(() => due.mock.calls.length > 2);
});

test('polls again if a notification arrives during a poll', async () => {
  let answer: (none: []) => void = () => undefined;
  const due = vi
    .spyOn(JobStore.prototype, 'due')
    .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  holdTimers();
  instance().jobs.start();
  await seen(() => due.mock.calls.length === 1);
  await services.events.hint('jobs');
  answer([]);
  await seen(() => due.mock.calls.length > 1);
  expect(due).toHaveBeenCalled();
});

test.each<[string, Database['kind'], boolean[]]>([
  ['each minute where others may have been killed', 'postgres', [false, false]],
  ['at its start alone where nobody else is', 'pglite', [true]],
])('a worker looks for what a killed one began %s', async (_when, kind, looks) => {
  const recover = vi.spyOn(JobStore.prototype, 'recover');
  const due = vi.spyOn(JobStore.prototype, 'due');
  const look = async () => {
    const before = due.mock.calls.length;
    await services.events.hint('jobs');
    await seen(() => due.mock.calls.length > before);
    await rows();
  };
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const { jobs } = instance({}, kind);
  jobs.start();
  for (const ms of [1000, 1000, 60_999]) {
    clock.mockReturnValue(ms);
    await look();
  }
  expect(recover.mock.calls).toEqual([looks.slice(0, 1)]);
  clock.mockReturnValue(61_000);
  await look();
  expect(recover.mock.calls).toEqual(looks.map((isAlone) => [isAlone]));
});

test('a job may take as long as its kind allows', async () => {
  const { jobs, job } = instance({ expireS: 7 });
  await job.enqueue({ word: 'known' });
  await jobs.enqueue('elsewhere', { word: 'unknown' });
  const { rows } = await sql`
    SELECT name, extract(epoch FROM expire_in)::int AS s FROM pgboss.job ORDER BY name`.execute(
    services.db,
  );
  expect(rows).toEqual([
    { name: 'elsewhere', s: 300 },
    { name: 'heard', s: 7 },
  ]);
});

test('workers hear of a job that was made, not of one that waits already', async () => {
  let heard = 0;
  let isOver = false;
  const stops = [
    services.events.subscribe('jobs', () => (heard += 1)),
    services.events.subscribe('over', () => (isOver = true)),
  ];
  const { job } = instance();
  for (const word of ['one', 'two']) await job.enqueue({ word }, { key: 'same' });
  // Notifications arrive in commit order.
  await services.events.hint('over');
  await until(() => isOver);
  for (const stop of stops) stop();
  expect(heard).toBe(1);
});
