import { afterAll, afterEach, beforeAll, describe, expect, vi, test } from 'vitest';
import sharp from 'sharp';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { rasterizeSvg } from '../file/image.ts';
import { createImageStore, type ImageStore } from '../store/image-store.ts';
import { drawingOf } from './image-variants.ts';

let api: TestApi;
let images: ImageStore;
beforeAll(async () => {
  api = await createTestApi();
  images = createImageStore(api.services);
});
afterAll(() => api.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };

/** An image unlike any other. */
async function add(width = 500): Promise<{ id: string; hash: string }> {
  const create = { width, height: width, channels: 3 as const, background: '#808080', noise };
  const { id } = await images.add(await sharp({ create }).jpeg().toBuffer(), {
    alt: null,
    access: 'public',
  });
  const { hash } = (await images.find(id))!;
  return { id, hash };
}

const get = (path: string, remoteAddress = '10.0.0.1') =>
  api.app.inject({ url: `/api/image/${path}`, remoteAddress });
const widthOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).width;

/** Fills both places of a queue and adds the given waiting work, until released. */
function occupy(queue: ReturnType<typeof drawingOf>['queue'], waiting: Record<string, number>) {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const lines = Object.entries(waiting).flatMap(([line, count]) => Array<string>(count).fill(line));
  const all = ['', '', ...lines].map((line) => queue.run(() => held, { line }));
  return async () => {
    release();
    await Promise.all(all);
  };
}

test('a drawing of our own is stored as SVG and rendered in the width and format asked for', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300" viewBox="0 0 600 300">
    <rect width="600" height="300" fill="#c8102e"/></svg>`;
  const drawing = await rasterizeSvg(svg, { width: 600, height: 300 });
  expect(drawing.placeholder).toMatch(/^data:image\/webp;base64,/);
  const { id } = await images.store(drawing, { alt: null, access: 'public' });
  for (const [format, name] of [
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ]) {
    const { headers, rawPayload } = await get(`${id}/320.${format}`);
    expect(headers['content-type']).toMatch(/^image\/(?:avif|webp|jpeg)$/);
    const shown = await sharp(rawPayload).metadata();
    expect(shown).toMatchObject({ format: name, width: 320, height: 160, hasAlpha: false });
    const { dominant } = await sharp(rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(180);
  }
  expect(await widthOf((await get(`${id}/1920.webp`)).rawPayload)).toBe(600);
});

test('a crawler that requests everything gets an image each time', async () => {
  // More than have ever been let wait.
  const pictures = await Promise.all(Array.from({ length: 18 }, () => add()));
  const files = [160, 320, 480, 640].flatMap((width) =>
    ['jpg', 'webp', 'avif'].map((format) => `${width}.${format}`),
  );
  const asked = pictures.flatMap(({ id }) => files.map((file) => `${id}/${file}`));
  const answers = await Promise.all(asked.map((path) => get(path)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200));
  const standIns = answers.filter(({ headers }) => headers['etag'] === undefined);
  expect(standIns.length).toBeGreaterThan(0);
  for (const { headers, rawPayload } of standIns) {
    expect(headers['cache-control']).toBe('private, no-store');
    expect(await widthOf(rawPayload)).toBeGreaterThan(0);
  }
});

describe('while other requests generate variants', () => {
  test('the nearest stored variant is sent, and is not cached', async () => {
    const { id } = await add();
    await get(`${id}/160.jpg`);
    await get(`${id}/480.webp`);
    const release = occupy(drawingOf(api.services.files).queue, { '10.0.0.1': 4 });
    const [avif, jpg] = [await get(`${id}/320.avif`), await get(`${id}/320.jpg`)];
    // A browser that asks for jpeg may know nothing else.
    expect([avif, jpg].map(({ headers }) => headers['content-type'])).toEqual([
      'image/webp',
      'image/jpeg',
    ]);
    expect(await Promise.all([avif, jpg].map((one) => widthOf(one.rawPayload)))).toEqual([
      480, 160,
    ]);
    for (const { headers } of [avif, jpg]) {
      expect([headers['cache-control'], headers['etag']]).toEqual(['private, no-store', undefined]);
    }
    await release();
    const exact = await get(`${id}/320.avif`);
    expect([exact.headers['content-type'], exact.headers['cache-control']]).toEqual([
      'image/avif',
      'public, max-age=31536000, immutable',
    ]);
  });

  test('a small JPEG is encoded immediately when nothing is stored', async () => {
    const { id, hash } = await add();
    const release = occupy(drawingOf(api.services.files).queue, { '10.0.0.1': 4 });
    const answer = await get(`${id}/480.avif`);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(await widthOf(answer.rawPayload)).toBe(160);
    expect(await api.services.files.stat(`image/${hash}/160.jpg`)).not.toBeNull();
    await release();
  });

  test('the blur of the record is sent when even those are too many', async () => {
    const { id } = await add();
    const { queue, quick } = drawingOf(api.services.files);
    const releases = [occupy(queue, { '10.0.0.1': 4 }), occupy(quick, { '': 200 })];
    const answer = await get(`${id}/480.avif`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await widthOf(answer.rawPayload)).toBe(8);
    for (const release of releases) await release();
  });

  test('a second request for another address waits while the line is short', async () => {
    const { id } = await add();
    const { queue } = drawingOf(api.services.files);
    const release = occupy(queue, { '10.0.0.1': 4 });
    const asked = vi.spyOn(queue, 'run');
    const other = get(`${id}/320.jpg`, '10.0.0.2');
    while (asked.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await release();
    expect((await other).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

test('a full disk does not prevent sending an encoded variant', async () => {
  const { id } = await add();
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  vi.spyOn(api.services.files, 'put').mockRejectedValue(full);
  const warned = vi.spyOn(api.services.log, 'warn');
  const answer = await get(`${id}/320.webp`);
  expect([answer.statusCode, await widthOf(answer.rawPayload)]).toEqual([200, 320]);
  expect(warned.mock.calls.flat()).toContain('failed to store a generated image variant');
});

describe('without an original', () => {
  test('a stored variant is sent instead; without one the answer is 404, and the log names the cause', async () => {
    const [drawn, bare] = [await add(), await add()];
    await get(`${drawn.id}/160.jpg`);
    for (const { hash } of [drawn, bare]) {
      await api.services.files.delete(`image/${hash}/original.jpeg`);
    }
    const logged = vi.spyOn(api.services.log, 'error');
    const answer = await get(`${drawn.id}/320.webp`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'private, no-store',
    ]);
    const gone = await get(`${bare.id}/320.webp`);
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'IMAGE_NOT_EXIST']);
    expect(logged.mock.calls).toContainEqual([
      { image: bare.id, hash: bare.hash },
      'the original of an image is gone',
    ]);
  });

  test('that can be read, the answer is 404 as well', async () => {
    const { id, hash } = await add();
    await api.services.files.put(`image/${hash}/original.jpeg`, Buffer.from('damaged'));
    const logged = vi.spyOn(api.services.log, 'error');
    expect((await get(`${id}/320.webp`)).statusCode).toBe(404);
    expect(logged.mock.calls.flat()).toContain('the original of an image is damaged');
  });
});
