import { afterAll, beforeAll, describe, expect, vi, test } from 'vitest';
import sharp from 'sharp';
import { newId } from '../../kernel/new-id.ts';
import { createRecords } from '../../testing/records.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createImageStore, type ImageStore } from './store/image-store.ts';

let api: TestApi;
let images: ImageStore;
let picture: Buffer;
beforeAll(async () => {
  api = await createTestApi();
  images = createImageStore(api.services);
  const red = { width: 500, height: 400, channels: 3 as const, background: '#c8102e' };
  picture = await sharp({ create: red })
    .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => api.close());

const ALT = { th: 'แดง', en: 'Red' };
const get = (path: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/image/${path}`, headers });

describe('taking in', () => {
  test('keeps size and alt, makes a placeholder, strips EXIF', async () => {
    const image = await images.add(picture, { alt: ALT, access: 'public' });
    expect(image).toMatchObject({ width: 500, height: 400, alt: ALT });
    expect(image.placeholder).toMatch(/^data:image\/webp;base64,[\w+/]{40,240}=*$/);
    const stored = await images.find(image.id);
    const original = await api.services.files.get(`image/${stored?.hash}/original.jpeg`);
    expect((await sharp(picture).metadata()).exif).toBeDefined();
    expect((await sharp(original!).metadata()).exif).toBeUndefined();
  });

  test('sets upright what was taken on its side', async () => {
    const onItsSide = await sharp(picture).withMetadata({ orientation: 6 }).toBuffer();
    const image = await images.add(onItsSide, { alt: null, access: 'public' });
    expect(image).toMatchObject({ width: 400, height: 500 });
  });

  test('stores the same image once', async () => {
    const [one, two] = await Promise.all([
      images.add(picture, { alt: null, access: 'public' }),
      images.add(picture, { alt: null, access: 'private' }),
    ]);
    expect(one.id).not.toBe(two.id);
    expect((await images.find(one.id))?.hash).toBe((await images.find(two.id))?.hash);
  });

  test.each([
    ['text', async () => Buffer.from('not a picture'), 'FILE_TYPE'],
    ['a gif', () => sharp(picture).gif().toBuffer(), 'FILE_TYPE'],
    ['a webp', () => sharp(picture).webp().toBuffer(), 'FILE_TYPE'],
    ['an svg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'FILE_TYPE'],
    ['a cut jpeg', async () => picture.subarray(0, picture.length / 2), 'FILE_TYPE'],
    ['magic bytes alone', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'FILE_TYPE'],
    ['5 MB and a byte', async () => Buffer.alloc(5 * 1024 * 1024 + 1), 'FILE_TOO_LARGE'],
  ])('refuses %s', async (_name, make, code) => {
    await expect(images.add(await make(), { alt: null, access: 'public' })).rejects.toMatchObject({
      code,
    });
  });
});

describe('serving', () => {
  test.each([
    ['160.webp', 160, 'webp', 'image/webp'],
    ['320.jpg', 320, 'jpeg', 'image/jpeg'],
    ['160.avif', 160, 'heif', 'image/avif'],
    ['1920.webp', 500, 'webp', 'image/webp'],
    ['200.webp', 160, 'webp', 'image/webp'],
  ])('%s', async (file, width, format, type) => {
    const { id } = await images.add(picture, { alt: null, access: 'public' });
    const answer = await get(`${id}/${file}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, format });
    const again = await get(`${id}/${file}`, { 'if-none-match': String(answer.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('encodes once for requests at the same time, and keeps the result', async () => {
    const { id } = await images.add(await sharp(picture).negate().jpeg().toBuffer(), {
      alt: null,
      access: 'public',
    });
    const put = vi.spyOn(api.services.files, 'put');
    const answers = await Promise.all(Array.from({ length: 6 }, () => get(`${id}/320.webp`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    await get(`${id}/320.webp`);
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
  });

  test.each(['320.gif', '320', 'x.webp', '-1.webp', '..%2f320.webp'])('has no %s', async (file) => {
    const { id } = await images.add(picture, { alt: null, access: 'public' });
    const answer = await get(`${id}/${file}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'IMAGE_NOT_EXIST']);
  });

  test('returns 404 for a path that is no image, and for a missing file', async () => {
    expect((await get('abc/320.webp')).statusCode).toBe(404);
    expect((await get(`${newId()}/320.webp`)).statusCode).toBe(404);
    const image = await images.add(await sharp(picture).flip().blur(3).jpeg().toBuffer(), {
      alt: null,
      access: 'public',
    });
    const stored = await images.find(image.id);
    await api.services.files.delete(`image/${stored?.hash}/original.jpeg`);
    const answer = await get(`${image.id}/480.webp`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

test('a private image is for staff and its owner', async () => {
  const talentId = await createRecords(api.services).talent();
  const { id } = await images.add(picture, { alt: null, access: 'private', talentId });
  const statusFor = async (headers: Record<string, string>): Promise<number> =>
    (await get(`${id}/160.webp`, headers)).statusCode;
  expect(await statusFor({})).toBe(404);
  for (const [profile, status] of [
    [{ permission: 'Admin' }, 200],
    [{ permission: 'Staff' }, 200],
    [{ permission: 'Talent', talent_id: talentId }, 200],
    [{ permission: 'Talent' }, 404],
    [{ permission: 'Business' }, 404],
  ] as const) {
    expect(await statusFor((await api.signIn(profile)).headers)).toBe(status);
  }
});
