import { until } from '@dara/backend/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, test } from 'vitest';
import { sql } from 'kysely';
import { newId } from '../../../kernel/new-id.ts';
import { imageBytes } from '../../../testing/form.ts';
import { createRecords, text, type Records } from '../../../testing/records.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { purgeImages } from './purge-images.job.ts';
import { createImageStore, type ImageStore } from '../store/image-store.ts';
import { withImageTransaction } from '../store/image-transaction.ts';

let api: TestApi;
let records: Records;
let images: ImageStore;
beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
  images = createImageStore(api.services);
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`TRUNCATE image, talent, image_file_check CASCADE`.execute(api.services.db);
  for (const key of await files()) await api.services.files.delete(key);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const files = () => api.services.files.list('image/');
const purge = () => purgeImages(api.services);
const PUBLIC = { alt: null, access: 'public' } as const;

let shade = 0;
const fresh = () => {
  shade += 1;
  return imageBytes(`#${(shade * 7919).toString(16).padStart(6, '0')}`, 40);
};

async function remove(id: string, daysAgo: number): Promise<void> {
  await sql`
    UPDATE image SET deleted_at = now() - ${daysAgo} * interval '1 day' WHERE id = ${id}`.execute(
    api.services.db,
  );
}

/** As though a save had begun so long ago that nothing of it can still be going on. */
async function letTimePass(): Promise<void> {
  await sql`UPDATE image_file_check SET due_at = now() - interval '1 second'`.execute(
    api.services.db,
  );
}

test('an image that left its record goes after 31 days, in all widths, and not before', async () => {
  const { id } = await images.add(await fresh(), PUBLIC);
  expect((await api.app.inject(`/api/image/${id}/160.webp`)).statusCode).toBe(200);
  expect(await files()).toHaveLength(2);
  await remove(id, 30.9);
  expect((await purge()).images).toBe(0);
  await remove(id, 31.1);
  await letTimePass();
  expect((await purge()).images).toBe(1);
  expect(await files()).toEqual([]);
  expect(await images.find(id)).toBeNull();
});

test('the file stays as long as another image has the same bytes', async () => {
  const bytes = await fresh();
  const [one, two] = [await images.add(bytes, PUBLIC), await images.add(bytes, PUBLIC)];
  await remove(one.id, 40);
  await purge();
  expect(await files()).toHaveLength(1);
  expect((await api.app.inject(`/api/image/${two.id}/160.jpg`)).statusCode).toBe(200);
});

test('what a record names stays, be the record deleted itself', async () => {
  const bytes = await fresh();
  const add = async () => (await images.add(bytes, PUBLIC)).id;
  const named = {
    profile: await add(),
    album: await add(),
    card: await add(),
    experience: await add(),
    snapshot: await add(),
  };
  const deleted_at = new Date();
  const talentId = await records.talent({
    image_id: named.profile,
    album_image_ids: [named.album],
    deleted_at,
  });
  await records.card(talentId, { image_ids: [named.card], deleted_at });
  await sql`
    INSERT INTO work_experience (id, work_id, talent_id, customer_name, experience_type, image_ids)
    VALUES (${newId()}, ${await records.work(talentId)}, ${talentId}, 'x', 'Internal', ARRAY[${named.experience}]::uuid[])`.execute(
    api.services.db,
  );
  const job_id = await records.job({ business_profile_id: await records.business() });
  const card_snapshot = JSON.stringify({ images: [{ id: named.snapshot }], name: text('x') });
  await records.db
    .insertInto('job_application')
    .values({ id: newId(), job_id, talent_id: talentId, card_snapshot })
    .execute();
  for (const id of Object.values(named)) await remove(id, 100);
  expect((await purge()).images).toBe(0);
  const unnamed = await add();
  await remove(unnamed, 100);
  expect((await purge()).images).toBe(1);
});

test('finds files of a process that was killed during a save', async () => {
  const bytes = await fresh();
  const original = await images.read(bytes);
  const killed = withImageTransaction(api.services, [original], async (_trx, storeImage) => {
    await storeImage(original, PUBLIC);
    // The killed process cannot clean up.
    vi.spyOn(api.services.files, 'delete').mockRejectedValue(new Error('killed'));
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  vi.restoreAllMocks();
  expect(await files()).toHaveLength(1);
  expect(await purge()).toEqual({ images: 0, hashes: 0 });
  expect(await files()).toHaveLength(1);
  await letTimePass();
  expect((await purge()).hashes).toBe(1);
  expect(await files()).toEqual([]);
  expect((await purge()).hashes).toBe(0);
});

test('an image that is saved again while it is purged is whole afterwards', async () => {
  const bytes = await fresh();
  for (let round = 0; round < 8; round += 1) {
    const { id } = await images.add(bytes, PUBLIC);
    await remove(id, 100);
    await letTimePass();
    const [again] = await Promise.all([images.add(bytes, PUBLIC), purge(), purge()]);
    const shown = await api.app.inject(`/api/image/${again.id}/160.jpg`);
    expect(shown.statusCode).toBe(200);
    await letTimePass();
    await purge();
    expect(await files()).not.toEqual([]);
    await remove(again.id, 100);
    await purge();
  }
});

test('a save in progress keeps its file from a purge that comes between', async () => {
  const original = await images.read(await fresh());
  let purged: Promise<unknown> | undefined;
  const id = await withImageTransaction(api.services, [original], async (_trx, storeImage) => {
    const kept = await storeImage(original, PUBLIC);
    purged = letTimePass().then(purge);
    return kept;
  });
  await purged;
  expect(await files()).toHaveLength(1);
  expect((await api.app.inject(`/api/image/${id}/160.jpg`)).statusCode).toBe(200);
});

test('a store that hangs holds no connection of the database, and no save is half written', async () => {
  const original = await images.read(await fresh());
  let mend: () => void = () => undefined;
  const isMended = new Promise<void>((resolve) => (mend = resolve));
  const put = api.services.files.put.bind(api.services.files);
  vi.spyOn(api.services.files, 'put').mockImplementation(async (...args) => {
    await isMended;
    return put(...args);
  });
  const saves = [1, 2, 3, 4, 5, 6].map(() => images.store(original, PUBLIC));
  await until(() => vi.mocked(api.services.files.put).mock.calls.length > 0);
  // With a pool of any size: the embedded database has but one connection.
  const { rows } = await sql`SELECT count(*)::int AS n FROM image`.execute(api.services.db);
  expect(rows).toEqual([{ n: 0 }]);
  mend();
  await Promise.all(saves);
  expect(await files()).toHaveLength(1);
});

test('a save of a file that is being removed waits, and writes it again', async () => {
  const bytes = await fresh();
  const { id } = await images.add(bytes, PUBLIC);
  await remove(id, 100);
  await letTimePass();
  let goOn: () => void = () => undefined;
  const isGoing = new Promise<void>((resolve) => (goOn = resolve));
  const removal = api.services.files.delete.bind(api.services.files);
  const spy = vi.spyOn(api.services.files, 'delete').mockImplementation(async (key) => {
    await isGoing;
    return removal(key);
  });
  const purged = purge();
  await until(() => spy.mock.calls.length > 0);
  const again = images.add(bytes, PUBLIC);
  goOn();
  const [{ id: kept }] = await Promise.all([again, purged]);
  expect((await api.app.inject(`/api/image/${kept}/160.jpg`)).statusCode).toBe(200);
});
