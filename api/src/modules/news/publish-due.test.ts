import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, test } from 'vitest';
import type { Db } from '@dara/backend';
import { until } from '@dara/backend/testing';
import { sql } from 'kysely';
import { contentChanged } from '../../kernel/content/content.ts';
import { startSecondInstance, type Instance } from '../../testing/second-instance.ts';
import { createRecords, type Records } from '../../testing/records.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

/** Short enough to wait for; on a machine that plans more slowly the article is due as soon as it is planned. */
const SOON_S = 1.5;

let api: TestApi;
let records: Records;
let instances: Instance[];
/** Whether the article was readable at each word of it to the caches. */
let told: boolean[];
let due: string;

beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
});
beforeEach(async () => {
  instances = [];
  told = [];
  await sql`TRUNCATE pgboss.job`.execute(api.services.db);
  await sql`UPDATE news SET deleted_at = now()`.execute(api.services.db);
  due = await records.news({ publish_at: '2100-01-01T00:00:00Z' });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const one of instances) await one.close();
});
afterAll(() => api.close());

const isReadable = async (db: Db = api.services.db) => {
  const found = await sql`SELECT 1 FROM news WHERE id = ${due} AND published_at <= now()`.execute(
    db,
  );
  return found.rows.length > 0;
};

/** A process that does what is due, and whose word to the caches is counted. */
async function begin(): Promise<Instance> {
  const one = await startSecondInstance(api);
  instances.push(one);
  const { events, jobs } = one.services;
  const publish = events.publish.bind(events);
  vi.spyOn(events, 'publish').mockImplementation(async (channel, payload, trx) => {
    if ((payload as { entity?: string }).entity === 'news') told.push(await isReadable(trx));
    await publish(channel, payload, trx);
  });
  jobs.start();
  return one;
}

/** Whether somebody will say, before the far future, that an article is out. */
const isPlanned = async () => {
  const { rows } = await sql`
    SELECT 1 FROM pgboss.job WHERE name = 'publish-news' AND start_after < '2090-01-01'`.execute(
    api.services.db,
  );
  return rows.length > 0;
};

/** Schedules the article by the clock of the database, as a save does. */
async function schedule(inS = SOON_S): Promise<void> {
  await sql`
    UPDATE news SET publish_at = now() + ${inS} * interval '1 second' WHERE id = ${due}`.execute(
    api.services.db,
  );
  await contentChanged(api.services, { entity: 'news' }, api.services.db);
  await until(async () => told.length > 0 || (await isPlanned()));
}

/** Moves what waits so many seconds nearer, while no process runs that would have to notice. */
async function letPass(seconds: number): Promise<void> {
  const { db } = api.services;
  const by = sql`${seconds} * interval '1 second'`;
  await sql`UPDATE news SET publish_at = publish_at - ${by} WHERE id = ${due}`.execute(db);
  await sql`
    UPDATE pgboss.job SET start_after = start_after - ${by} WHERE start_after < '2090-01-01'`.execute(
    db,
  );
}

/** Until the word was given, and nothing of it is left that could give it again. */
async function untilTold(): Promise<void> {
  await until(() => told.length > 0);
  await until(async () => !(await isPlanned()));
}

/** Lets the clock of this process jump, not that of the database. */
function jumpBy(hours: number): void {
  vi.useFakeTimers({
    now: Date.now() + hours * 3_600_000,
    toFake: ['Date'],
    shouldAdvanceTime: true,
  });
}

test('of two instances one says once that a due article is out', async () => {
  await Promise.all([begin(), begin()]);
  await schedule();
  await untilTold();
  expect(told).toEqual([true]);
});

test('an article that became due while the site was down is announced at start', async () => {
  const first = await begin();
  await schedule(3600);
  await first.close();
  instances = [];
  await letPass(3600);
  expect(await isReadable()).toBe(true);
  expect(told).toEqual([]);
  await Promise.all([begin(), begin()]);
  await untilTold();
  expect(told).toEqual([true]);
});

test.each([-2, 2])('a clock that is off by %i hours tells neither early nor late', async (by) => {
  jumpBy(by);
  await begin();
  await schedule();
  await untilTold();
  expect(told).toEqual([true]);
});

test.each([-2, 2])('nor one that jumps by %i hours while it waits', async (by) => {
  await begin();
  await schedule();
  jumpBy(by);
  await untilTold();
  expect(told).toEqual([true]);
});
