import { afterAll, afterEach, beforeAll, expect, vi, test } from 'vitest';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { createTestServices, until, type TestServices } from '../testing/testing.ts';
import { createQueue } from './job-schema.ts';
import { Jobs } from './jobs.ts';

const Data = Type.Object({ word: Type.String() });
const NAMES = ['one', 'other'];

let services: TestServices;
const opened: Jobs[] = [];
const gates: (() => void)[] = [];
beforeAll(async () => {
  services = await createTestServices();
  for (const name of NAMES) await createQueue(services.db, name);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const open of gates.splice(0)) open();
  for (const jobs of opened.splice(0)) await jobs.close();
  await sql`DELETE FROM pgboss.job`.execute(services.db);
});
afterAll(() => services.close());

/** An instance whose jobs wait until `finish` is called. */
function instance() {
  const { db, database, events, log } = services;
  const jobs = new Jobs({ db, database, events, log });
  opened.push(jobs);
  const done: string[] = [];
  const begun: string[] = [];
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  gates.push(finish);
  const job = jobs.declare({
    name: 'one',
    data: Data,
    handle: async ({ word }) => {
      begun.push(word);
      await finished;
      done.push(word);
    },
  });
  return { jobs, job, begun, done, finish };
}

const rows = async (): Promise<unknown[]> =>
  (await sql`SELECT state, data FROM pgboss.job ORDER BY created_on`.execute(services.db)).rows;

/** Whether a promise is still pending after all microtasks and timers had time to run. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  let isSettled = false;
  const settle = (): void => void (isSettled = true);
  promise.then(settle, settle);
  for (let round = 0; round < 20; round += 1) {
    await rows();
    await new Promise(setImmediate);
  }
  return !isSettled;
}

test('closing waits until the running job is done and its row deleted', async () => {
  const { jobs, job, begun, done, finish } = instance();
  jobs.start();
  await job.enqueue({ word: 'under way' });
  await until(() => begun.length === 1);
  const closing = jobs.close();
  expect(await isPending(closing)).toBe(true);
  finish();
  await closing;
  expect(done).toEqual(['under way']);
  expect(await rows()).toEqual([]);
});

test('closing gives up on a job after ten seconds, and leaves it to others', async () => {
  const { jobs, job, begun } = instance();
  jobs.start();
  await job.enqueue({ word: 'endless' });
  await until(() => begun.length === 1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const closing = jobs.close();
  await vi.advanceTimersByTimeAsync(9999);
  vi.advanceTimersByTime(0);
  expect(await isPending(closing)).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await closing;
  vi.useRealTimers();
  expect(await rows()).toEqual([{ state: 'retry', data: { word: 'endless' } }]);
});

test('closing leaves no timer behind, and closing again waits for nothing', async () => {
  const { jobs, job, begun, finish } = instance();
  jobs.start();
  await job.enqueue({ word: 'x' });
  await until(() => begun.length === 1);
  // Counted manually, because the pool of a database has its own timers.
  const set = vi.spyOn(globalThis, 'setTimeout');
  const clear = vi.spyOn(globalThis, 'clearTimeout');
  const closing = jobs.close();
  expect(set).toHaveBeenCalledTimes(1);
  const limit: unknown = set.mock.results[0]?.value;
  await jobs.close();
  expect(set).toHaveBeenCalledTimes(1);
  finish();
  await closing;
  expect(clear.mock.calls.map(([timer]) => timer as unknown)).toContain(limit);
});

test('starts nothing after closing, also for new jobs and requested rounds', async () => {
  const { jobs, job, begun } = instance();
  jobs.start();
  await jobs.close();
  await job.enqueue({ word: 'late' });
  await job.plan();
  jobs.start();
  await rows();
  await rows();
  expect(begun).toEqual([]);
  expect(await rows()).toEqual([{ state: 'created', data: { word: 'late' } }]);
});

test('draining waits for jobs that a worker has started', async () => {
  const { jobs, job, begun, done, finish } = instance();
  jobs.start();
  await job.enqueue({ word: 'begun' });
  await until(() => begun.length === 1);
  const drained = jobs.drain();
  expect(await isPending(drained)).toBe(true);
  finish();
  await drained;
  expect(done).toEqual(['begun']);
});

test('draining waits for jobs that a worker starts while it waits for those of another queue', async () => {
  const { jobs, job, begun, done, finish } = instance();
  let finishOther = (): void => undefined;
  const otherFinished = new Promise<void>((resolve) => (finishOther = resolve));
  gates.push(finishOther);
  const handle = vi.fn(() => otherFinished);
  const other = jobs.declare({ name: 'other', data: Data, handle });
  jobs.start();
  await other.enqueue({ word: 'slow' });
  await until(() => handle.mock.calls.length === 1);
  const drained = jobs.drain();
  await job.enqueue({ word: 'begun meanwhile' });
  await until(() => begun.length === 1);
  finishOther();
  expect(await isPending(drained)).toBe(true);
  finish();
  await drained;
  expect(done).toEqual(['begun meanwhile']);
});

test('draining runs jobs that jobs enqueue meanwhile, in any queue, and leaves later ones', async () => {
  const { jobs, job, done, finish } = instance();
  finish();
  const other = jobs.declare({
    name: 'other',
    data: Data,
    handle: async ({ word }) => {
      await job.enqueue({ word: `after ${word}` });
      await job.enqueue({ word: 'later' }, { startAfter: new Date(Date.now() + 3_600_000) });
    },
  });
  await other.enqueue({ word: 'first' });
  await jobs.drain();
  expect(done).toEqual(['after first']);
  expect(await rows()).toEqual([{ state: 'created', data: { word: 'later' } }]);
});
