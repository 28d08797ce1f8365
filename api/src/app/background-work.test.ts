import { afterAll, afterEach, beforeAll, describe, expect, vi, test } from 'vitest';
import { until } from '@dara/backend/testing';
import { sql } from 'kysely';
import { startSecondInstance, type Instance } from '../testing/second-instance.ts';
import { imageBytes } from '../testing/form.ts';
import { createRecords, type Records } from '../testing/records.ts';
import { talentCalls } from '../testing/talent-calls.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { createImageStore } from '../modules/image/image.public.ts';

const BY_TIME = ['close-jobs', 'publish-news', 'purge-images', 'purge-sessions', 'talent-ages'];

let api: TestApi;
let records: Records;
beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await sql`TRUNCATE pgboss.job`.execute(api.services.db);
});
afterAll(() => api.close());

const instance = () => startSecondInstance(api, { prerenderImages: true });

const query = async <T>(statement: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await statement.execute(api.services.db)).rows;

/** Lets what waits for its time be due, once all of it waits. */
async function letTimeCome({ services }: Instance, names = BY_TIME): Promise<void> {
  const waiting = () =>
    query(sql`SELECT DISTINCT name FROM pgboss.job WHERE name = ANY (${names}::text[])`);
  await until(async () => (await waiting()).length === names.length);
  await query(sql`UPDATE pgboss.job SET start_after = now() WHERE name = ANY (${names}::text[])`);
  // A worker that sleeps until its next time does not notice a change of the table.
  await services.events.hint('jobs');
}

let shade = 0;
/** Unlike any other, so that none of it is drawn yet. */
const freshImage = () => imageBytes(`#${((shade += 1) * 7919).toString(16).padStart(6, '0')}`, 400);

/** Something of each kind that is due, and what is to come of it. */
async function makeWork() {
  const business_profile_id = await records.business();
  const job = await records.job({ business_profile_id, apply_until: '2020-01-01' });
  const talent = await records.talent({ birthday: '1995-05-05' });
  await sql`UPDATE talent SET age_years = 1, next_birthday = '2020-01-01' WHERE id = ${talent}`.execute(
    api.services.db,
  );
  const { id: profile } = await api.signIn({ permission: 'Business', business_profile_id });
  await sql`UPDATE refresh_token SET expires_at = now() WHERE profile_id = ${profile}`.execute(
    api.services.db,
  );
  const images = createImageStore(api.services);
  const add = async () =>
    (await images.add(await freshImage(), { alt: null, access: 'public' })).id;
  const [kept, dropped] = [await add(), await add()];
  await sql`UPDATE image SET deleted_at = now() - interval '40 days' WHERE id = ${dropped}`.execute(
    api.services.db,
  );
  await records.news({ publish_at: '2100-01-01T00:00:00Z' });
  const states = () =>
    query(sql`
      SELECT (SELECT status FROM job WHERE id = ${job}) AS job,
        (SELECT age_years > 20 AND next_birthday > now() FROM talent WHERE id = ${talent}) AS aged,
        (SELECT count(*)::int FROM refresh_token WHERE profile_id = ${profile}) AS sessions,
        (SELECT count(*)::int FROM image WHERE id = ${dropped}) AS dropped,
        (SELECT next_width FROM image WHERE id = ${kept}) AS next_width`);
  const done = { job: 'Closed', aged: true, sessions: 0, dropped: 0, next_width: null };
  return {
    job,
    isDone: async () => JSON.stringify(await states()) === JSON.stringify([done]),
    variants: (await query(sql<{ hash: string }>`SELECT hash FROM image WHERE id = ${kept}`))[0]!
      .hash,
  };
}

test('due jobs run in the background, each from a queue of a migration, and operators see them', async () => {
  const site = await instance();
  const error = vi.spyOn(site.services.log, 'error');
  const heard: unknown[] = [];
  site.services.events.subscribe('content', (change) => heard.push(change));
  const { isDone } = await makeWork();
  site.services.jobs.start();
  await letTimeCome(site);
  await until(isDone);
  await until(() => JSON.stringify(heard).includes('{"entity":"news"}'));
  expect(heard).toEqual(
    expect.arrayContaining([{ entity: 'job' }, { entity: 'talent' }, { entity: 'news' }]),
  );
  const names = [...BY_TIME, 'sweep-pictures'];
  // What is done counts a moment after its effect is there.
  const totals = () => site.services.jobs.totals();
  await until(() => names.every((name) => (totals()[name]?.done ?? 0) > 0));
  const metrics = await site.app.inject('/metrics');
  for (const name of names) {
    expect(metrics.body).toContain(`dara_jobs{queue="${name}",state="waiting"}`);
    expect(metrics.body).toMatch(
      new RegExp(`dara_jobs_ended\\{queue="${name}",result="done"\\} [1-9]`),
    );
  }
  expect(error.mock.calls).toEqual([]);
  await site.close();
});

test('an article that becomes due while the database is unavailable is announced after recovery', async () => {
  const site = await instance();
  const { events, jobs } = site.services;
  const heard: unknown[] = [];
  events.subscribe('content', (change) => heard.push(change));
  const publish = vi.spyOn(events, 'publish').mockRejectedValueOnce(new Error('no connection'));
  await records.news({ publish_at: '2100-01-01T00:00:00Z' });
  jobs.start();
  await letTimeCome(site, ['publish-news']);
  await until(() => heard.length > 0);
  expect(publish.mock.calls.length).toBeGreaterThan(1);
  expect(heard[0]).toEqual({ entity: 'news' });
  expect(jobs.totals()['publish-news']).toMatchObject({ retried: 1, failed: 0 });
  await site.close();
});

test('a save whose event cannot be written is rolled back', async () => {
  const staff = await api.signIn({ permission: 'Staff' });
  const id = await records.talent();
  const save = () => talentCalls(() => api).put(staff, id, { height: 171, version: 1 });
  const height = () => query(sql`SELECT height FROM talent WHERE id = ${id}`);
  const heard: unknown[] = [];
  api.services.events.subscribe('content', (change) => heard.push(change));
  const publish = vi.spyOn(api.services.events, 'publish');
  publish.mockRejectedValueOnce(new Error('no connection'));
  expect((await save()).statusCode).toBe(500);
  expect([await height(), heard]).toEqual([[{ height: null }], []]);
  expect((await save()).statusCode).toBe(200);
  expect(await height()).toEqual([{ height: 171 }]);
  expect(heard[0]).toEqual({ entity: 'talent', id });
  for (const [, , trx] of publish.mock.calls) expect(trx?.isTransaction).toBe(true);
});

if (process.env['TEST_DB'] === 'postgres') {
  describe('of two instances', () => {
    let both: Instance[];
    beforeAll(async () => {
      both = [await instance(), await instance()];
    });
    afterAll(async () => {
      for (const one of both) await one.close();
    });

    test('one does each repeated job, and one takes over what the other dies with', async () => {
      const { db } = api.services;
      const [dying, other] = both as [Instance, Instance];
      const put = both.map(({ services }) => vi.spyOn(services.files, 'put'));
      // It hangs in the middle of its first image, and never comes back.
      let letGo: () => void = () => undefined;
      put[0]!.mockReturnValueOnce(new Promise<void>((resolve) => (letGo = resolve)));
      await sql`DELETE FROM instance_event`.execute(db);
      const { isDone, job, variants } = await makeWork();
      dying.services.jobs.start();
      await until(() => put[0]!.mock.calls.length > 0);
      await sql`
        UPDATE pgboss.job SET started_on = now() - interval '1 hour'
        WHERE name = 'sweep-pictures' AND state = 'active'`.execute(db);
      other.services.jobs.start();
      await letTimeCome(other);
      await until(isDone);
      const told = () =>
        query(sql`
          SELECT payload ->> 'entity' AS entity, count(*)::int AS times FROM instance_event
          WHERE sender IS NULL AND payload ->> 'entity' IN ('job', 'news') GROUP BY 1 ORDER BY 1`);
      await until(async () => (await told()).length === 2);
      expect(await told()).toEqual([
        { entity: 'job', times: 1 },
        { entity: 'news', times: 1 },
      ]);
      const closings = sql`SELECT 1 FROM audit_event WHERE action = 'close' AND entity_id = ${job}`;
      expect(await query(closings)).toHaveLength(1);
      const drawn = put[1]!.mock.calls.map(([key]) => key).filter((key) => key.includes(variants));
      // Three widths in three formats, none of them by both.
      expect([drawn.length, new Set(drawn).size, put[0]!.mock.calls.length]).toEqual([9, 9, 1]);
      letGo();
    });
  });
}
