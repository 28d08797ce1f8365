import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { until } from '@dara/backend/testing';
import { sql } from 'kysely';
import { buildApi } from '../../app/build-app.ts';
import { picture } from '../../testing/form.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createImageStore } from './image-store.ts';
import { PictureSweep } from './picture-sweep.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
afterEach(async () => {
  jest.restoreAllMocks();
  await sql`UPDATE image SET next_width = NULL`.execute(api.services.db);
});

let shade = 16;
/** A picture unlike any other; answers its hash. */
async function add(width: number): Promise<string> {
  shade += 1;
  const images = createImageStore(api.services);
  const { id } = await images.add(await picture(`#${shade}${shade}${shade}`, width), {
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

test('draws every width that pages ask for, the small ones of all pictures first', async () => {
  const [small, large] = [await add(100), await add(500)];
  const put = jest.spyOn(api.services.files, 'put');
  await new PictureSweep(api.services).run();
  expect(await drawn(small)).toEqual(inAll(100));
  expect(await drawn(large)).toEqual(inAll(160, 320, 480, 500));
  const widths = put.mock.calls.map(([key]) => Number(/(\d+)\.\w+$/.exec(key)?.[1]));
  expect(widths.slice(0, 6).sort()).toEqual([100, 100, 100, 160, 160, 160]);
  expect(await left()).toBe(0);
});

test('goes on where it was when the process ended', async () => {
  const hash = await add(400);
  const sweep = new PictureSweep(api.services);
  const put = api.services.files.put.bind(api.services.files);
  jest.spyOn(api.services.files, 'put').mockImplementation(async (...args) => {
    sweep.stop();
    return put(...args);
  });
  await sweep.run();
  expect(await drawn(hash)).toEqual(inAll(160));
  jest.restoreAllMocks();
  await new PictureSweep(api.services).run();
  expect(await drawn(hash)).toEqual(inAll(160, 320, 400));
});

test('gives up a picture whose original is gone, and goes on with the others', async () => {
  const [gone, fine] = [await add(100), await add(101)];
  await api.services.files.delete(`image/${gone}/original.jpeg`);
  await new PictureSweep(api.services).run();
  expect(await drawn(fine)).toEqual(inAll(101));
  expect(await left()).toBe(0);
});

test('leaves what finds no room for a later time', async () => {
  const hash = await add(100);
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  jest.spyOn(api.services.files, 'put').mockRejectedValue(full);
  const sweep = new PictureSweep(api.services);
  await expect(sweep.run()).rejects.toBe(full);
  jest.restoreAllMocks();
  // A disk that is full is not asked again at once.
  await sweep.run();
  expect(await left()).toBe(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  await sweep.run();
  expect(await drawn(hash)).toEqual(inAll(100));
});

test('what was removed for good while it was drawn is looked at by the clean-up', async () => {
  const hash = await add(100);
  const put = api.services.files.put.bind(api.services.files);
  jest.spyOn(api.services.files, 'put').mockImplementation(async (...args) => {
    await sql`DELETE FROM image WHERE hash = ${hash}`.execute(api.services.db);
    return put(...args);
  });
  await sql`DELETE FROM image_file_check`.execute(api.services.db);
  await new PictureSweep(api.services).run();
  const { rows } = await sql`SELECT hash FROM image_file_check`.execute(api.services.db);
  expect(rows).toEqual([{ hash }]);
});

test('is at work in a running api', async () => {
  const hash = await add(100);
  const app = buildApi(api.services);
  await app.ready();
  await until(async () => (await drawn(hash)).length === 3);
  await app.close();
  expect(await drawn(hash)).toEqual(inAll(100));
});
