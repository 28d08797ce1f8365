import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { createTestServices, until, type TestServices } from '../testing/testing.ts';
import { createQueue } from './job-schema.ts';
import type { Job, JobDefinition } from './job.ts';
import { Jobs } from './jobs.ts';

const Nothing = Type.Object({});
const NAME = 'repeated';
const EXCLUSIVE = 'exclusive';
const PAST = new Date('2020-01-01T00:00:00Z');

let services: TestServices;
const opened: Jobs[] = [];
beforeAll(async () => {
  services = await createTestServices();
  await createQueue(services.db, NAME);
  await createQueue(services.db, EXCLUSIVE, { isExclusive: true });
});
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.close();
  await sql`DELETE FROM pgboss.job`.execute(services.db);
});
afterAll(() => services.close());

/** An instance with one kind of job. */
function instance(given: Partial<JobDefinition<typeof Nothing>>): {
  jobs: Jobs;
  job: Job<object>;
} {
  const jobs = new Jobs(services);
  opened.push(jobs);
  const definition = { name: NAME, data: Nothing, handle: () => Promise.resolve(), ...given };
  return { jobs, job: jobs.declare(definition) };
}

interface Row {
  state: string;
  start_after: Date;
}
const rows = async (name = NAME): Promise<Row[]> =>
  (
    await sql<Row>`
      SELECT state, start_after FROM pgboss.job WHERE name = ${name} ORDER BY start_after`.execute(
      services.db,
    )
  ).rows;

/** Work that is found at intervals. */
function heap(size: number) {
  const found = { left: size, rounds: 0 };
  const next = async () => (found.left > 0 ? PAST : null);
  const handle = async () => {
    found.rounds += 1;
    found.left -= 1;
  };
  return { found, next, handle };
}

test('runs a job by `next` until nothing is due, and leaves no row', async () => {
  const { found, next, handle } = heap(3);
  const { jobs, job } = instance({ next, handle });
  jobs.start();
  await until(() => found.left === 0);
  await until(async () => (await rows()).length === 0);
  expect(found.rounds).toBe(3);
  found.left = 1;
  await job.plan();
  await until(() => found.left === 0);
  await until(async () => (await rows()).length === 0);
  expect(found.rounds).toBe(4);
});

test('a future run waits in the database, and an earlier one precedes it', async () => {
  const times = [new Date('2100-01-02T00:00:00Z'), new Date('2100-01-01T00:00:00Z')];
  let time = times[0]!;
  const [one, two] = [0, 1].map(() => instance({ next: async () => time }));
  one!.jobs.start();
  two!.jobs.start();
  await until(async () => (await rows()).length === 1);
  time = times[1]!;
  for (const { job } of [one!, two!, one!]) await job.plan();
  expect((await rows()).map((row) => row.start_after)).toEqual([times[1], times[0]]);
  time = times[0]!;
  await one!.job.plan();
  expect(await rows()).toHaveLength(2);
});

test('nothing is planned before the work starts', async () => {
  const { job } = instance({ next: async () => PAST });
  await job.plan();
  expect(await rows()).toEqual([]);
});

test('a failed run waits by its retry policy, and is not started again meanwhile', async () => {
  let rounds = 0;
  const { jobs, job } = instance({
    next: async () => (rounds < 2 ? PAST : null),
    retry: { forS: 86_400, firstS: 3600, longestS: 3600 },
    handle: async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('the disk is full');
    },
  });
  jobs.start();
  await until(async () => (await rows())[0]?.state === 'retry');
  await job.plan();
  expect(await rows()).toMatchObject([{ state: 'retry' }]);
  expect(rounds).toBe(1);
  await sql`UPDATE pgboss.job SET start_after = now()`.execute(services.db);
  await jobs.drain();
  expect([rounds, await rows()]).toEqual([2, []]);
});

test('an error of `next` does not block other jobs', async () => {
  const { found, next, handle } = heap(1);
  const { jobs } = instance({ next, handle });
  const broken = async () => Promise.reject(new Error('no such table'));
  jobs.declare({ name: EXCLUSIVE, data: Nothing, next: broken, handle: broken });
  jobs.start();
  await until(() => found.left === 0);
  expect(found.rounds).toBe(1);
});

test('of an exclusive queue one job is under way in all instances', async () => {
  let underWay = 0;
  let most = 0;
  let done = 0;
  const handle = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 5));
    underWay -= 1;
    done += 1;
  };
  const all = [0, 1, 2].map(() => instance({ name: EXCLUSIVE, handle, concurrency: 3 }));
  for (const { jobs } of all) jobs.start();
  for (let count = 0; count < 12; count += 1) await all[count % 3]!.job.enqueue({});
  await until(async () => {
    for (const { jobs } of all) await jobs.drain();
    return done === 12;
  });
  expect(most).toBe(1);
  expect(await rows(EXCLUSIVE)).toEqual([]);
});

test('a job of a killed instance blocks an exclusive queue until it expires, then another runs it', async () => {
  let done = 0;
  const { jobs, job } = instance({ name: EXCLUSIVE, handle: async () => void (done += 1) });
  await job.enqueue({});
  await job.enqueue({});
  const begin = (startedOn: Date) =>
    sql`
    UPDATE pgboss.job SET state = 'active', started_on = ${startedOn}
    WHERE id = (SELECT min(id::text)::uuid FROM pgboss.job)`.execute(services.db);
  await begin(new Date());
  await jobs.drain();
  expect(done).toBe(0);
  await begin(PAST);
  jobs.start();
  await until(() => done === 2);
});
