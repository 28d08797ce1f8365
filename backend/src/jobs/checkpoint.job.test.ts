import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { createTestServices, until, type TestServices } from '../testing/testing.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const checkpoints = async (): Promise<unknown> =>
  (await sql`SELECT checkpoint_lsn::text FROM pg_control_checkpoint()`.execute(services.db)).rows;
const isWaiting = async (): Promise<boolean> =>
  (await sql`SELECT 1 FROM pgboss.job WHERE name = 'checkpoint'`.execute(services.db)).rows.length >
  0;

test('the embedded database runs checkpoints; a server does so by itself', async () => {
  const { database, db, jobs } = services;
  jobs.start();
  if (database.kind === 'postgres')
    return expect(Object.keys(jobs.totals())).not.toContain('checkpoint');
  await until(isWaiting);
  const before = await checkpoints();
  await sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'checkpoint'`.execute(db);
  await jobs.drain();
  expect(jobs.totals()['checkpoint']).toMatchObject({ done: 1, failed: 0 });
  expect(await checkpoints()).not.toEqual(before);
  expect(await isWaiting()).toBe(true);
});
