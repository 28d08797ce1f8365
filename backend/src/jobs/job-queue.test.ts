import { afterEach, expect, vi, test } from 'vitest';
import { Type } from 'typebox';
import { createLogger } from '../log/logger.ts';
import { until } from '../testing/until.ts';
import { JobQueue } from './job-queue.ts';
import { JobStore, type FetchedJob } from './job-store.ts';
import type { JobDefinition, JobTotals } from './job.ts';
import { RETRY_FOR_A_DAY } from './retry.ts';

const Data = Type.Object({ word: Type.String() });
type Definition = JobDefinition<typeof Data>;

/** Rows in memory, of a database that can be made unavailable. */
class MemoryStore extends JobStore {
  readonly waiting: FetchedJob[] = [];
  readonly writes: unknown[][] = [];
  faults = 0;

  constructor() {
    super(undefined as never);
  }

  add(id: string, data: unknown = { word: id }, createdOn = new Date()): void {
    this.waiting.push({ id, data, retries: 0, createdOn });
  }

  override async fetch(_name: string, count: number): Promise<FetchedJob[]> {
    return this.waiting.splice(0, count);
  }

  override remove = (_name: string, id: string) => this.#write('removed', id);
  override retryLater = (_name: string, id: string, inS: number, error: unknown) =>
    this.#write('later', id, inS > 0, String(error));
  override fail = (_name: string, id: string, kept: object, error: unknown) =>
    this.#write('failed', id, kept, String(error));
  override release = (_name: string, ids: readonly string[]) => this.#write('released', ...ids);

  async #write(...row: unknown[]): Promise<void> {
    if (this.faults > 0) {
      this.faults -= 1;
      throw new Error('the database is away');
    }
    this.writes.push(row);
  }
}

afterEach(() => {
  vi.useRealTimers();
});

function queueOf(given: Partial<Definition> & Pick<Definition, 'handle'>) {
  const store = new MemoryStore();
  const told: unknown[] = [];
  const log = createLogger('silent');
  for (const level of ['warn', 'error'] as const) {
    log[level] = (about: object, text?: string) => void told.push(`${level}: ${text}`, about);
  }
  const totals: JobTotals = { done: 0, retried: 0, failed: 0 };
  const planned: string[] = [];
  const planNext = async () => void planned.push(store.writes.length === 0 ? 'before' : 'after');
  const definition = { name: 'tried', data: Data, ...given };
  const queue = new JobQueue(definition as never, { store, log, totals, planNext });
  return { queue, store, told, totals, planned };
}

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

/** Fake timers only. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
}

test('runs one job at a time, or the configured number', async () => {
  for (const [concurrency, atOnce] of [
    [undefined, 1],
    [3, 3],
  ] as const) {
    let underWay = 0;
    let most = 0;
    const { queue, store, totals } = queueOf({
      ...(concurrency ? { concurrency } : {}),
      handle: async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise(setImmediate);
        underWay -= 1;
      },
    });
    for (const id of 'abcde') store.add(id);
    const rounds = [queue.run(), queue.run()];
    expect(rounds[0]).toBe(rounds[1]);
    await Promise.all(rounds);
    expect(most).toBe(atOnce);
    expect(totals).toEqual({ done: 5, retried: 0, failed: 0 });
    store.add('later');
    await queue.run();
    expect(totals.done).toBe(6);
  }
});

test('a hanging attempt times out and is retried', async () => {
  stopTimers();
  const { opened, open } = gate();
  const { queue, store, told, totals } = queueOf({ expireS: 60, handle: () => opened });
  store.add('a');
  const round = queue.run();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(store.writes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  await round;
  expect(store.writes).toEqual([['later', 'a', true, 'Error: not done within 60 s']]);
  expect(told).toEqual([
    'warn: job failed, will be retried',
    { err: expect.any(Error), job: 'tried', jobId: 'a', attempt: 1, inS: expect.any(Number) },
  ]);
  expect(totals).toEqual({ done: 0, retried: 1, failed: 0 });
  open();
});

test('an attempt that ends in time leaves no timer behind', async () => {
  stopTimers();
  const { queue, store } = queueOf({ handle: async () => undefined });
  store.add('a');
  await queue.run();
  expect(vi.getTimerCount()).toBe(0);
});

test('records results after a database failure without repeating the jobs', async () => {
  stopTimers();
  let done = 0;
  const { queue, store, totals } = queueOf({ handle: async () => void (done += 1) });
  store.add('a');
  store.faults = 2;
  const round = queue.run();
  await vi.advanceTimersByTimeAsync(2000);
  expect([done, store.writes, totals.done]).toEqual([1, [], 0]);
  await vi.advanceTimersByTimeAsync(2000);
  await round;
  expect([done, store.writes, totals.done]).toEqual([1, [['removed', 'a']], 1]);
});

test('once closed nothing is begun', async () => {
  const { queue, store, totals } = queueOf({ handle: async () => undefined });
  store.add('a');
  queue.stop();
  await queue.run();
  await queue.release();
  expect([store.waiting.length, store.writes, totals.done]).toEqual([1, [], 0]);
});

test('releases running jobs if its process cannot wait', async () => {
  const { opened, open } = gate();
  const { queue, store, told } = queueOf({ concurrency: 2, handle: () => opened });
  for (const id of ['a', 'b', 'c']) store.add(id);
  const round = queue.run();
  await until(() => store.waiting.length === 1);
  let isIdle = false;
  const idle = queue.idle.then(() => (isIdle = true));
  queue.stop();
  await queue.release();
  expect(store.writes).toEqual([['released', 'a', 'b']]);
  store.faults = 2;
  expect(isIdle).toBe(false);
  open();
  await Promise.all([round, idle]);
  expect(store.waiting).toHaveLength(1);
  const about = (jobId: string) => ({ err: expect.any(Error), job: 'tried', jobId });
  const unsettled = 'warn: failed to record the result of a job';
  expect(told).toEqual([unsettled, about('a'), unsettled, about('b')]);
});

test('does not release finished jobs', async () => {
  const { queue, store } = queueOf({ handle: async () => undefined });
  store.add('a');
  await queue.run();
  await queue.idle;
  await queue.release();
  expect(store.writes).toEqual([['removed', 'a']]);
});

test('a repeated job schedules its next run before and after it runs, and is not retried', async () => {
  const { queue, store, planned, told, totals } = queueOf({
    cron: '0 4 * * *',
    handle: () => Promise.reject(new Error('no')),
  });
  store.add('a');
  await queue.run();
  expect(planned).toEqual(['before', 'after']);
  expect(store.writes).toEqual([['removed', 'a']]);
  expect(told[0]).toBe('warn: repeated job failed, runs again at its next time');
  expect(totals).toEqual({ done: 0, retried: 0, failed: 1 });
});

test('any other has its next time once it is settled', async () => {
  const { queue, store, planned } = queueOf({ handle: async () => undefined });
  store.add('a');
  await queue.run();
  expect(planned).toEqual(['after']);
});

test('logs a permanent failure as an error, and stores the configured part of the data', async () => {
  const { queue, store, told, totals } = queueOf({
    handle: () => Promise.reject(new Error('no such box')),
    keptOnFailure: () => ({ hidden: true }),
  });
  store.add('a', { word: 'secret' }, new Date(Date.now() - RETRY_FOR_A_DAY.forS * 1000));
  await queue.run();
  expect(store.writes).toEqual([['failed', 'a', { hidden: true }, 'Error: no such box']]);
  expect(told[0]).toBe('error: job failed permanently');
  expect(totals).toEqual({ done: 0, retried: 0, failed: 1 });
});

test('a job with invalid data does not run, and is stored for inspection', async () => {
  const { queue, store } = queueOf({
    handle: async () => undefined,
    keptOnFailure: ({ word }) => ({ word: word.slice(0, 1) }),
  });
  store.add('a', { words: [] });
  await queue.run();
  const reason = 'Error: its data does not match the schema of this version';
  expect(store.writes).toEqual([['failed', 'a', { words: [] }, reason]]);
});

test('a day of attempts is a day, not a minute and a half', async () => {
  const { queue, store } = queueOf({ handle: () => Promise.reject(new Error('no')) });
  store.add('a', { word: 'a' }, new Date(Date.now() - (RETRY_FOR_A_DAY.forS - 600) * 1000));
  await queue.run();
  expect(store.writes).toEqual([['later', 'a', true, 'Error: no']]);
});
