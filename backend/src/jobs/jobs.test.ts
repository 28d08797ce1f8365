import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../database/database.ts';
import { createTestServices, until, type TestServices } from '../testing/testing.ts';
import { createQueue } from './job-schema.ts';
import type { JobDefinition, RunningJob } from './job.ts';
import { Jobs } from './jobs.ts';

const Data = Type.Object({ word: Type.String() });
const NAME = 'tried';

let services: TestServices;
const opened: Jobs[] = [];
beforeAll(async () => {
  services = await createTestServices({ poolSize: 1 });
  await createQueue(services.db, NAME);
});
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.close();
  await sql`DELETE FROM pgboss.job`.execute(services.db);
});
afterAll(() => services.close());

/** An instance with one kind of job. */
function instance(
  handle: (data: { word: string }, job: RunningJob) => Promise<unknown>,
  more: Partial<JobDefinition<typeof Data>> = {},
  kind: Database['kind'] = services.database.kind,
) {
  const { db, events, log } = services;
  const jobs = new Jobs({ db, events, log, database: { kind } });
  opened.push(jobs);
  return { jobs, job: jobs.declare({ name: NAME, data: Data, handle, ...more }) };
}

interface Row {
  state: string;
  data: unknown;
  output: { message: string } | null;
}
const rows = async (): Promise<Row[]> =>
  (
    await sql<Row>`SELECT state, data, output FROM pgboss.job ORDER BY created_on`.execute(
      services.db,
    )
  ).rows;
const makeDue = () => sql`UPDATE pgboss.job SET start_after = now()`.execute(services.db);
const countOf = async (jobs: Jobs) => (await jobs.counts()).find(({ name }) => name === NAME);

test('a job is done once, and nothing of it is left', async () => {
  const words: string[] = [];
  const { jobs, job } = instance(async ({ word }) => words.push(word));
  await job.enqueue({ word: 'น้ำ' });
  expect(await countOf(jobs)).toMatchObject({ waiting: 1, active: 0, failed: 0 });
  await jobs.drain();
  await jobs.drain();
  expect(words).toEqual(['น้ำ']);
  expect(await rows()).toEqual([]);
  expect(jobs.totals()[NAME]).toEqual({ done: 1, retried: 0, failed: 0 });
});

test('a job exists only if its transaction commits', async () => {
  const words: string[] = [];
  const { jobs, job } = instance(async ({ word }) => words.push(word));
  const inTransaction = (word: string, error?: Error) =>
    services.db.transaction().execute(async (trx) => {
      await job.enqueue({ word }, { trx });
      if (error) throw error;
    });
  await expect(inTransaction('lost', new Error('no'))).rejects.toThrow('no');
  await inTransaction('kept');
  await jobs.drain();
  expect(words).toEqual(['kept']);
});

test('a worker starts at the commit, not earlier, without a call', async () => {
  const words: string[] = [];
  const { jobs, job } = instance(async ({ word }) => words.push(word));
  jobs.start();
  await services.db.transaction().execute(async (trx) => {
    await job.enqueue({ word: 'first' }, { trx });
    expect(words).toEqual([]);
  });
  await until(() => words.length === 1);
  await job.enqueue({ word: 'second' });
  await until(() => words.length === 2);
});

test('a worker waits for a job that is not due yet', async () => {
  const done: number[] = [];
  const { jobs, job } = instance(async () => done.push(Date.now()));
  jobs.start();
  const startAfter = new Date(Date.now() + 1500);
  await job.enqueue({ word: 'later' }, { startAfter });
  await until(() => done.length === 1);
  expect(done[0]).toBeGreaterThanOrEqual(startAfter.getTime());
});

test('a job with a key waits once', async () => {
  const words: string[] = [];
  const { jobs, job } = instance(async ({ word }) => words.push(word));
  for (const word of ['first', 'second']) await job.enqueue({ word }, { key: 'same' });
  await job.enqueue({ word: 'third' }, { key: 'another' });
  await jobs.drain();
  expect(words.sort()).toEqual(['first', 'third']);
});

test('a failed job is retried later, with the same id', async () => {
  const attempts: RunningJob[] = [];
  const { jobs, job } = instance(async (_data, running) => {
    attempts.push(running);
    if (attempts.length < 3) throw new Error('no connection');
  });
  await job.enqueue({ word: 'x' });
  await jobs.drain();
  expect(attempts).toHaveLength(1);
  expect(await rows()).toMatchObject([{ state: 'retry', output: { message: 'no connection' } }]);
  await makeDue();
  await jobs.drain();
  await makeDue();
  await jobs.drain();
  expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
  expect(await rows()).toEqual([]);
  expect(jobs.totals()[NAME]).toEqual({ done: 1, retried: 2, failed: 0 });
});

test('stores an expired job as failed, with the configured part of its data', async () => {
  const { jobs, job } = instance(() => Promise.reject(new Error('no such box')), {
    keptOnFailure: () => ({ word: 'hidden' }),
  });
  await job.enqueue({ word: 'secret' });
  await sql`UPDATE pgboss.job SET created_on = now() - interval '25 hours'`.execute(services.db);
  await jobs.drain();
  expect(await rows()).toEqual([
    { state: 'failed', data: { word: 'hidden' }, output: { message: 'no such box' } },
  ]);
  expect(await countOf(jobs)).toMatchObject({ waiting: 0, failed: 1 });
});

test('data that this release does not accept fails immediately', async () => {
  const { jobs, job } = instance(() => Promise.resolve());
  await job.enqueue({ words: [] } as unknown as { word: string });
  await jobs.drain();
  expect(await rows()).toMatchObject([{ state: 'failed' }]);
});

test('reports a queue without a migration', async () => {
  const { jobs } = instance(() => Promise.resolve());
  const job = jobs.declare({ name: 'unheard-of', data: Data, handle: () => Promise.resolve() });
  await expect(job.enqueue({ word: 'x' })).rejects.toThrow('there is no queue "unheard-of"');
});

test.each<[string, Database['kind'], string, string[]]>([
  ['just now is done anew where nobody else can be at it', 'pglite', '0 seconds', ['begun', 'new']],
  ['just now is left to whoever may be at it', 'postgres', '0 seconds', ['new']],
  ['long ago is done by the next one', 'postgres', '1 hour', ['begun', 'new']],
])('a job that was begun %s', async (_name, kind, ago, done) => {
  const words: string[] = [];
  const { jobs, job } = instance(async ({ word }) => words.push(word), {}, kind);
  await job.enqueue({ word: 'begun' });
  await sql`
    UPDATE pgboss.job SET state = 'active', started_on = now() - ${ago}::interval`.execute(
    services.db,
  );
  await job.enqueue({ word: 'new' });
  jobs.start();
  await until(() => words.includes('new'));
  expect(words).toEqual(done);
});

test('of two instances one does a job', async () => {
  const words: string[] = [];
  const handle = async ({ word }: { word: string }) => {
    // Time for the other instance to poll the same database.
    await rows();
    words.push(word);
  };
  const { jobs, job } = instance(handle);
  const other = instance(handle);
  jobs.start();
  other.jobs.start();
  const all = Array.from({ length: 20 }, (_, index) => String(index));
  for (const word of all) await job.enqueue({ word });
  await until(async () => (await rows()).length === 0);
  expect([...words].sort()).toEqual([...all].sort());
});

test('a repeated job is scheduled once for its next time, and continues after a failure', async () => {
  const Nothing = Type.Object({});
  let rounds = 0;
  const repeated = () => {
    const jobs = new Jobs(services);
    opened.push(jobs);
    const handle = async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('the first fails');
    };
    jobs.declare({ name: NAME, data: Nothing, cron: '0 4 1 1 *', handle });
    return jobs;
  };
  const [one, two] = [repeated(), repeated()];
  one.start();
  two.start();
  await until(async () => (await rows()).length === 1);
  for (const round of [1, 2]) {
    await makeDue();
    // The due job is replaced by the next of its chain.
    await two.drain();
    expect(rounds).toBe(round);
    expect(await rows()).toMatchObject([{ state: 'created' }]);
  }
});

test('closing waits for the job under way and takes no other', async () => {
  const words: string[] = [];
  let finish: () => void = () => undefined;
  const { jobs, job } = instance(async ({ word }) => {
    await new Promise<void>((resolve) => (finish = resolve));
    words.push(word);
  });
  await job.enqueue({ word: 'under way' });
  await job.enqueue({ word: 'waiting' });
  jobs.start();
  await until(async () => (await countOf(jobs))?.active === 1);
  const closed = jobs.close();
  finish();
  await closed;
  expect(words).toEqual(['under way']);
  expect(await rows()).toMatchObject([{ state: 'created', data: { word: 'waiting' } }]);
});
