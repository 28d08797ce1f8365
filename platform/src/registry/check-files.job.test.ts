import { createTestServices, until, type TestServices } from '@dara/backend/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { declareFileCheck, type FileCheck } from './check-files.job.ts';
import { PLATFORM_TEMPLATE } from '../testing/platform-template.ts';

const DAMAGED = ['mf-x/a.js'];

let services: TestServices;
const checks: FileCheck[] = [];
beforeAll(async () => {
  services = await createTestServices({ template: PLATFORM_TEMPLATE });
});
beforeEach(() => {
  errors.mockReset();
  warnings.mockReset();
});
afterEach(async () => {
  for (const check of checks.splice(0)) check.end();
  await sql`DELETE FROM pgboss.job`.execute(services.db);
});
afterAll(() => services.close());

const errors = vi.fn();
const warnings = vi.fn();

/** An instance that finds the result of `look`. */
function instance(look: (signal?: AbortSignal) => Promise<string[]> = async () => []) {
  const store = { damaged: [] as string[] };
  const checkFiles = vi.fn(async (signal?: AbortSignal) => (store.damaged = await look(signal)));
  const onChecked = vi.fn();
  const log = { error: errors, warn: warnings };
  const check = declareFileCheck({
    registry: { checkFiles, store } as never,
    services: { ...services, log } as never,
    onChecked,
  });
  checks.push(check);
  return { check, checkFiles, onChecked, store };
}

/** Due times of the scheduled checks. */
const waiting = async (): Promise<number[]> =>
  (
    await sql<{ due: Date }>`
      SELECT start_after AS due FROM pgboss.job WHERE name = 'check-files' ORDER BY 1`.execute(
      services.db,
    )
  ).rows.map(({ due }) => due.getTime());
const makeDue = () => sql`UPDATE pgboss.job SET start_after = now()`.execute(services.db);

/** Runs the check scheduled by a start. */
async function checkNow({ check }: { check: FileCheck }): Promise<void> {
  check.plan();
  await until(async () => (await waiting()).length > 0);
  await makeDue();
  await services.jobs.drain();
}

it('runs half a minute after a start, once for concurrent starts', async () => {
  const { check, checkFiles } = instance();
  const from = Date.now();
  check.plan();
  const to = Date.now();
  await until(async () => (await waiting()).length === 1);
  const [due] = await waiting();
  expect(due).toBeGreaterThanOrEqual(from + 30_000);
  expect(due).toBeLessThanOrEqual(to + 30_000);
  instance().check.plan();
  await services.jobs.drain();
  expect(checkFiles).not.toHaveBeenCalled();
  expect(await waiting()).toHaveLength(1);
});

it('is done, and again the next night', async () => {
  const one = instance();
  await checkNow(one);
  expect(one.checkFiles).toHaveBeenCalledTimes(1);
  expect(one.onChecked).toHaveBeenCalledTimes(1);
  expect(errors).not.toHaveBeenCalled();
  const [next, ...more] = await waiting();
  expect(more).toEqual([]);
  expect(next).toBeGreaterThan(Date.now());
  expect(next).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000);
  await makeDue();
  await services.jobs.drain();
  expect(one.checkFiles).toHaveBeenCalledTimes(2);
});

it('names damaged files, and makes the other instances check', async () => {
  const other = instance(async () => DAMAGED);
  const one = instance(async () => DAMAGED);
  await checkNow(one);
  await until(() => other.onChecked.mock.calls.length === 1);
  expect(one.checkFiles).toHaveBeenCalledTimes(1);
  expect(one.onChecked).toHaveBeenCalledTimes(1);
  expect(other.store.damaged).toEqual(DAMAGED);
  const line = [{ files: DAMAGED }, 'release files are damaged or lost'];
  expect(errors.mock.calls).toEqual([line, line]);
});

it('lets the others look as well once everything is sound again, and not when it was', async () => {
  const other = instance();
  const one = instance();
  one.store.damaged = DAMAGED;
  other.store.damaged = DAMAGED;
  await checkNow(one);
  await until(() => other.onChecked.mock.calls.length === 1);
  expect(other.store.damaged).toEqual([]);
  await makeDue();
  await services.jobs.drain();
  expect(one.checkFiles).toHaveBeenCalledTimes(2);
  expect(other.checkFiles).toHaveBeenCalledTimes(1);
});

it('stops when the site closes, and is not called again', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const one = instance(async (signal) => {
    signals.push(signal);
    return [];
  });
  await checkNow(one);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  one.check.end();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  const other = instance(async () => DAMAGED);
  await checkNow(other);
  expect(one.checkFiles).toHaveBeenCalledTimes(1);
});

it('a start continues although the check could not be scheduled', async () => {
  const { jobs } = services;
  const fault = new Error('the database is away');
  const declare: typeof jobs.declare = () => ({
    enqueue: () => Promise.reject(fault),
    plan: async () => undefined,
  });
  const check = declareFileCheck({
    registry: {} as never,
    services: { ...services, jobs: { declare }, log: { warn: warnings } } as never,
    onChecked: vi.fn(),
  });
  checks.push(check);
  check.plan();
  await until(() => warnings.mock.calls.length === 1);
  expect(warnings.mock.calls).toEqual([
    [{ err: fault }, 'failed to schedule the check of release files'],
  ]);
});
