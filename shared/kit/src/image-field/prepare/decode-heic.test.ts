import { HEIC } from '../../testing/heic.ts';
import { decodeHeic } from './decode-heic.ts';

// jsdom has no pictures of its own: pixels in memory are all that the decoder asks for.
beforeAll(() => {
  globalThis.ImageData ??= class {
    data: Uint8ClampedArray;
    constructor(
      readonly width: number,
      readonly height: number,
    ) {
      this.data = new Uint8ClampedArray(width * height * 4);
    }
  } as never;
});

/** jsdom's files do not tell their bytes. */
const fileOf = (bytes: Uint8Array) =>
  ({ arrayBuffer: async () => bytes.slice().buffer }) as unknown as Blob;

test('a picture of a phone is decoded upright', async () => {
  const { width, height, data } = await decodeHeic(fileOf(HEIC));
  expect([width, height]).toEqual([64, 64]);
  const at = (x: number, y: number) => [
    ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3),
  ];
  const [red, blue] = [at(32, 8), at(32, 56)];
  expect(red[0]).toBeGreaterThan(180);
  expect(red[2]).toBeLessThan(80);
  expect(blue[2]).toBeGreaterThan(180);
  expect(blue[0]).toBeLessThan(80);
});

test('what is no picture is refused', async () => {
  await expect(decodeHeic(fileOf(new Uint8Array(64)))).rejects.toThrow();
});
