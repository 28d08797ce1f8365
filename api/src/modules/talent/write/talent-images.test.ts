import { afterEach, describe, expect, vi, test } from 'vitest';
import { sql } from 'kysely';
import sharp from 'sharp';
import { imageBytes } from '../../../testing/form.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { refusal, talentCalls } from '../../../testing/talent-calls.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';

const setup = staffTestApi();

afterEach(() => {
  vi.restoreAllMocks();
});

const { put, post, record } = talentCalls(() => setup.api);
const albumOf = ({ album }: TalentRecord) => album.map(({ id }) => id);
const files = () => setup.api.services.files.list('image/');

let shade = 0;
/** An image that no other test stores. */
const fresh = (width = 40, height = width) => {
  shade += 1;
  return imageBytes(`#${(shade * 4099).toString(16).padStart(6, '0')}`, width, height);
};

async function imageRows(): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM image`.execute(
    setup.api.services.db,
  );
  return rows[0]!.n;
}

async function withAlbum(count: number): Promise<TalentRecord> {
  const id = await setup.records.talent();
  const imageFiles = await Promise.all(Array.from({ length: count }, () => fresh()));
  return (await put(setup.staff, id, { version: 1 }, { imageFiles })).json<TalentRecord>();
}

test('files join the album, stored ones keep the order they are named in', async () => {
  const before = await withAlbum(3);
  const [a, b, c] = albumOf(before);
  const data = { imageIds: [c, 'file:1', a], version: 2 };
  const answer = await put(setup.staff, before.id, data, {
    imageFiles: [await fresh(), await fresh()],
  });
  const [first, second, third, fourth, ...rest] = albumOf(answer.json());
  expect([first, third, rest]).toEqual([c, a, []]);
  const news = [second, fourth];
  for (const id of news) expect([a, b, c]).not.toContain(id);
  const images = await setup.records.db
    .selectFrom('image')
    .selectAll()
    .where('id', 'in', [b!])
    .execute();
  expect(images[0]?.deleted_at).not.toBeNull();
  const gone = await put(setup.staff, before.id, { imageIds: [b], version: 3 });
  expect(refusal(gone)).toEqual([400, 'VALIDATION_FAILED', ['imageIds.0:exist']]);
  const cleared = await put(setup.staff, before.id, { imageIds: [], version: 3 });
  expect(cleared.json()).toMatchObject({ album: [], version: 4 });
});

test('an image that a card uses is not deleted when it leaves the album', async () => {
  const { id, album } = await withAlbum(1);
  await setup.records.db
    .insertInto('composite_card')
    .values({ id, talent_id: id, name: 'x', template: 'Classic', image_ids: [album[0]!.id] })
    .execute();
  await put(setup.staff, id, { imageIds: [], version: 2 });
  expect((await record(setup.staff, id)).compositeCards[0]?.images).toHaveLength(1);
});

test('an image that was sent to a client is not deleted when it leaves the album', async () => {
  const { id, album } = await withAlbum(2);
  const [sent, other] = album.map((image) => image.id) as [string, string];
  const { records } = setup;
  const job_id = await records.job({ business_profile_id: await records.business() });
  const card_snapshot = JSON.stringify({ images: [{ id: sent }] });
  await records.db
    .insertInto('job_application')
    .values({ id, job_id, talent_id: id, card_snapshot })
    .execute();
  await put(setup.staff, id, { imageIds: [], version: 2 });
  const left = await records.db
    .selectFrom('image')
    .select('id')
    .where('id', 'in', [sent, other])
    .where('deleted_at', 'is', null)
    .execute();
  expect(left).toEqual([{ id: sent }]);
});

test('texts go with their images, new and stored', async () => {
  const before = await withAlbum(1);
  const imageAlts = [
    { image: before.album[0]!.id, alt: { th: 'เก่า', en: 'Old' } },
    { image: 'file:0', alt: { th: 'ใหม่' } },
    { image: 'profile', alt: { th: 'หน้า' } },
  ];
  const data = { imageAlts, version: 2 };
  const answer = await put(setup.staff, before.id, data, {
    imageFiles: await fresh(),
    imageFile: await fresh(),
  });
  expect(answer.json()).toMatchObject({
    album: [{ alt: { th: 'เก่า', en: 'Old' } }, { alt: { th: 'ใหม่', en: '' } }],
    image: { alt: { th: 'หน้า', en: '' } },
  });
});

test('the profile image is square, from a file or from the album, and null takes it away', async () => {
  const { id } = await withAlbum(1);
  const wide = await put(setup.staff, id, { version: 2 }, { imageFile: await fresh(60, 40) });
  expect(refusal(wide)).toEqual([400, 'VALIDATION_FAILED', ['imageFile:ratio']]);
  const two = await put(setup.staff, id, { version: 2 }, { imageFiles: [await fresh(60, 40)] });
  const [square, oblong] = albumOf(two.json());
  const chosen = await put(setup.staff, id, { imageId: oblong, version: 3 });
  expect(refusal(chosen)).toEqual([400, 'VALIDATION_FAILED', ['imageId:ratio']]);
  const right = await put(setup.staff, id, { imageId: square, version: 3 });
  expect(right.json()).toMatchObject({ image: { id: square } });
  const none = await put(setup.staff, id, { imageId: null, version: 4 });
  expect(none.json()).toMatchObject({ image: null });
  expect(albumOf(none.json())).toEqual([square, oblong]);
});

test("another talent's image is not to be had", async () => {
  const other = await withAlbum(1);
  const { id, version } = await withAlbum(0);
  const [theirs] = albumOf(other);
  for (const [data, field] of [
    [{ imageIds: [theirs] }, 'imageIds.0'],
    [{ imageId: theirs }, 'imageId'],
    [{ imageAlts: [{ image: theirs, alt: { th: 'x' } }] }, 'imageAlts'],
  ] as const) {
    const answer = await put(setup.staff, id, { ...data, version });
    expect(refusal(answer)).toEqual([400, 'VALIDATION_FAILED', [`${field}:exist`]]);
  }
});

describe('a save that fails leaves neither record nor file', () => {
  async function expectNothing(run: (talent: TalentRecord) => Promise<unknown>): Promise<void> {
    const before = await withAlbum(1);
    const state = [await files(), await imageRows()];
    await run(before);
    expect([await files(), await imageRows()]).toEqual(state);
    expect(await record(setup.staff, before.id)).toEqual(before);
  }

  test.each([
    ['a renamed program', async () => Buffer.from('MZ\u0090not a picture'), 415, 'FILE_TYPE'],
    [
      'an svg',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'FILE_TYPE',
    ],
    [
      'a truncated jpeg',
      async () => (await imageBytes('#123456', 900)).subarray(0, 3000),
      415,
      'FILE_TYPE',
    ],
    ['an empty file', async () => Buffer.alloc(0), 400, 'FILE_EMPTY'],
    ['a huge png', async () => hugePng(), 415, 'FILE_TYPE'],
    ['over 5 MB', async () => Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'FILE_TOO_LARGE'],
  ])('%s among good ones', async (_name, make, status, code) => {
    const bad = await make();
    await expectNothing(async ({ id, version }) => {
      const imageFiles = [await fresh(), bad];
      const answer = await put(setup.staff, id, { height: 150, version }, { imageFiles });
      expect(refusal(answer)).toEqual([status, code, [`imageFiles.1:${code}`]]);
    });
  });

  test('a jpeg without its end marker is accepted', async () => {
    const { id, version } = await withAlbum(1);
    const imageFiles = [(await imageBytes('#123456', 900)).subarray(0, -2)];
    const answer = await put(setup.staff, id, { height: 150, version }, { imageFiles });
    expect(answer.statusCode).toBe(200);
  });

  test('all errors are reported together', async () => {
    await expectNothing(async ({ id, version }) => {
      const bad = Buffer.from('x');
      const answer = await put(
        setup.staff,
        id,
        { version },
        { imageFile: bad, imageFiles: [bad, bad] },
      );
      const errors = ['imageFile', 'imageFiles.0', 'imageFiles.1'].map((at) => `${at}:FILE_TYPE`);
      expect(refusal(answer)).toEqual([415, 'FILE_TYPE', errors]);
    });
  });

  test('more than 30 in the album', async () => {
    await expectNothing(async ({ id, version }) => {
      const one = await fresh();
      const answer = await put(setup.staff, id, { version }, { imageFiles: Array(30).fill(one) });
      expect(refusal(answer)).toEqual([400, 'VALIDATION_FAILED', ['imageIds:maxItems']]);
    });
  });

  test('a full disk', async () => {
    const { files: store } = setup.api.services;
    const write = store.put.bind(store);
    await expectNothing(async ({ id, version }) => {
      let writes = 0;
      vi.spyOn(store, 'put').mockImplementation(async (...args) => {
        writes += 1;
        if (writes === 2) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
        return write(...args);
      });
      const imageFiles = [await fresh(), await fresh(), await fresh()];
      const answer = await put(setup.staff, id, { height: 150, version }, { imageFiles });
      expect(refusal(answer)).toEqual([507, 'STORAGE_FULL', []]);
      expect(writes).toBe(2);
    });
  });

  test('a duplicate display name', async () => {
    await setup.records.talent({ display_name: 'มีแล้ว' });
    await expectNothing(async ({ id, version }) => {
      const data = { displayName: 'มีแล้ว', version };
      expect((await put(setup.staff, id, data, { imageFiles: [await fresh()] })).statusCode).toBe(
        409,
      );
      const names = { firstName: { th: 'ก' }, lastName: { th: 'ข' } };
      const other = { ...names, displayName: 'มีแล้ว', gender: 'Male' };
      const made = await post(
        setup.staff,
        { ...other, email: 'f@talent.test' },
        { imageFile: await fresh() },
      );
      expect(made.statusCode).toBe(409);
    });
  });
});

/** A few kilobytes that would unfold to 400 megapixels. */
async function hugePng(): Promise<Buffer> {
  const small = await sharp({
    create: { width: 1, height: 1, channels: 3, background: '#ffffff' },
  })
    .png()
    .toBuffer();
  small.writeUInt32BE(20_000, 16);
  small.writeUInt32BE(20_000, 20);
  return small;
}

test('the album is taken by the names of the specification too, but not by both', async () => {
  const before = await withAlbum(2);
  const [a, b] = albumOf(before);
  const image = await fresh();
  const data = { albumImageIds: [b, 'file:0', a], version: 2 };
  const answer = await put(setup.staff, before.id, data, { albumImageFiles: [image] });
  const album = albumOf(answer.json());
  expect([album[0], album[2], album.length]).toEqual([b, a, 3]);
  const both = await put(setup.staff, before.id, { albumImageIds: [a], imageIds: [a], version: 3 });
  expect(refusal(both)).toEqual([400, 'VALIDATION_FAILED', ['albumImageIds:notAllowed']]);
  const files = { albumImageFiles: [await fresh()], imageFiles: [await fresh()] };
  const twice = await put(setup.staff, before.id, { version: 3 }, files);
  expect(refusal(twice)).toEqual([400, 'VALIDATION_FAILED', ['albumImageFiles:notAllowed']]);
});

test('a password is refused with what to do instead', async () => {
  const id = await setup.records.talent();
  const answer = await put(setup.staff, id, { password: 'Dara1234!', version: 1 });
  expect(refusal(answer)).toEqual([400, 'VALIDATION_FAILED', ['password:passwordByLink']]);
});
