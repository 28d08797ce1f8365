import { afterAll, afterEach, beforeAll, expect, onTestFinished, vi, test } from 'vitest';
import { until } from '@dara/backend/testing';
import { sql } from 'kysely';
import { buildApi } from '../../../app/build-app.ts';
import { imageBytes } from '../../../testing/form.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { createImageStore } from '../store/image-store.ts';
import { ImageVariantGenerator } from './sweep-images.job.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
afterEach(async () => {
  vi.restoreAllMocks();
  await sql`UPDATE image SET next_width = NULL`.execute(api.services.db);
});

// Tests run on machines that have more to do.
const sweepOf = (isCrowded = () => false) => new ImageVariantGenerator(api.services, { isCrowded });

/** A running api, closed after the test also when it fails, so that its sweep does not touch the next one. */
async function startApi(options?: Parameters<typeof buildApi>[1]): Promise<void> {
  const app = buildApi(api.services, options);
  onTestFinished(() => app.close());
  await app.ready();
  api.services.jobs.start();
}

let shade = 16;
/** An image unlike any other; answers its hash. */
async function add(width: number): Promise<string> {
  shade += 1;
  const images = createImageStore(api.services);
  const { id } = await images.add(await imageBytes(`#${shade}${shade}${shade}`, width), {
    alt: null,
    access: 'public',
  });
  return (await images.find(id))!.hash;
}

const drawn = async (hash: string) =>
  (await api.services.files.list(`image/${hash}/`))
    .map((key) => key.slice(key.lastIndexOf('/') + 1))
    .filter((name) => !name.startsWith('original'))
    .sort();
const inAll = (...widths: number[]) =>
  widths.flatMap((width) => ['avif', 'jpg', 'webp'].map((format) => `${width}.${format}`)).sort();
const left = async () => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM image WHERE next_width IS NOT NULL`.execute(api.services.db);
  return rows[0]?.count;
};

test('generates every width that pages request, the small ones of all images first', async () => {
  const [small, large] = [await add(100), await add(500)];
  const put = vi.spyOn(api.services.files, 'put');
  await sweepOf().run();
  expect(await drawn(small)).toEqual(inAll(100));
  expect(await drawn(large)).toEqual(inAll(160, 320, 480, 500));
  const widths = put.mock.calls.map(([key]) => Number(/(\d+)\.\w+$/.exec(key)?.[1]));
  expect(widths.slice(0, 6).sort()).toEqual([100, 100, 100, 160, 160, 160]);
  expect(await left()).toBe(0);
});

test('slows down while the machine is busy', async () => {
  const hash = await add(100);
  let asked = 0;
  await sweepOf(() => (asked += 1) < 3).run();
  expect(await drawn(hash)).toEqual(inAll(100));
  expect(asked).toBeGreaterThanOrEqual(3);
  await add(101);
  asked = 0;
  await sweepOf(() => (asked += 1) > 0).run();
  expect([await left(), asked]).toEqual([0, 20]);
});

test('resumes after the process ended', async () => {
  const hash = await add(400);
  const sweep = sweepOf();
  const put = api.services.files.put.bind(api.services.files);
  vi.spyOn(api.services.files, 'put').mockImplementation(async (...args) => {
    sweep.stop();
    return put(...args);
  });
  await sweep.run();
  expect(await drawn(hash)).toEqual(inAll(160));
  vi.restoreAllMocks();
  await sweepOf().run();
  expect(await drawn(hash)).toEqual(inAll(160, 320, 400));
});

test('skips an image without its original, and continues with the others', async () => {
  const [gone, fine] = [await add(100), await add(101)];
  await api.services.files.delete(`image/${gone}/original.jpeg`);
  await sweepOf().run();
  expect(await drawn(fine)).toEqual(inAll(101));
  expect(await left()).toBe(0);
});

test('leaves what finds no room for a later time', async () => {
  const hash = await add(100);
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  vi.spyOn(api.services.files, 'put').mockRejectedValue(full);
  const { jobs, db } = api.services;
  await startApi({ prerenderImages: true, hasLazySchemas: true });
  // A disk that is full is not asked again at once.
  const states = async () =>
    (
      await sql<{ state: string; in_s: number }>`
        SELECT state, extract(epoch FROM start_after - now())::int AS in_s
        FROM pgboss.job WHERE name = 'sweep-pictures'`.execute(db)
    ).rows;
  await until(async () => (await states()).some(({ state }) => state === 'retry'));
  expect(await states()).toHaveLength(1);
  expect((await states())[0]?.in_s).toBeGreaterThan(30);
  expect([await drawn(hash), await left()]).toEqual([[], 1]);
  vi.restoreAllMocks();
  await sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'sweep-pictures'`.execute(db);
  await jobs.drain();
  expect(await drawn(hash)).toEqual(inAll(100));
});

test('a round that has lasted long enough leaves the rest to the next', async () => {
  const hash = await add(100);
  const sweep = sweepOf();
  await sweep.run(0);
  expect([await drawn(hash), await sweep.isNeeded()]).toEqual([[], true]);
  await sweep.run();
  expect([await drawn(hash), await sweep.isNeeded()]).toEqual([inAll(100), false]);
});

test('the clean-up deletes variants of an image that was deleted meanwhile', async () => {
  const hash = await add(100);
  const put = api.services.files.put.bind(api.services.files);
  vi.spyOn(api.services.files, 'put').mockImplementation(async (...args) => {
    await sql`DELETE FROM image WHERE hash = ${hash}`.execute(api.services.db);
    return put(...args);
  });
  await sql`DELETE FROM image_file_check`.execute(api.services.db);
  await sweepOf().run();
  const { rows } = await sql`SELECT hash FROM image_file_check`.execute(api.services.db);
  expect(rows).toEqual([{ hash }]);
});

test('is left out where nothing is prepared: a width is encoded when it is asked for', async () => {
  const hash = await add(100);
  await startApi();
  await api.services.jobs.drain();
  expect([await drawn(hash), await left()]).toEqual([[], 1]);
});

test('is at work in a running api, as soon as an image is stored', async () => {
  await startApi({ prerenderImages: true });
  for (const width of [100, 101]) {
    const hash = await add(width);
    await until(async () => (await drawn(hash)).length === 3);
    expect(await drawn(hash)).toEqual(inAll(width));
  }
});
