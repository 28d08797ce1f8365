import { IMAGE_MAX_BYTES, checkImageFile } from '@dara/kit/validation';
import { HEIC } from '../../testing/heic.ts';
import { pngHead } from '../../testing/pictures.ts';
import { preparePicture } from './prepare-picture.ts';

/** What the canvas was asked for, and how many bytes each pixel of a JPEG takes here. */
const drawn: { width: number; height: number; type: string }[] = [];
let bytesPerPixel = 0.5;
let decoded = { width: 800, height: 600 };

beforeEach(() => {
  drawn.length = 0;
  bytesPerPixel = 0.5;
  decoded = { width: 800, height: 600 };
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ ...decoded, close: () => undefined }),
  });
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(done, type = '') {
    drawn.push({ width: this.width, height: this.height, type });
    done(new Blob([new Uint8Array(this.width * this.height * bytesPerPixel)], { type }));
  };
});

const png = (size: number, width = 800, height = 600, name = 'me.png') =>
  new File([pngHead(width, height), new Uint8Array(size)], name, { type: 'image/png' });

test('what fits already stays as it is', async () => {
  const file = png(1000);
  expect(await preparePicture(file)).toBe(file);
  expect(drawn).toEqual([]);
});

test.each([
  ['HEIC', () => new File([HEIC], 'IMG_0042.HEIC', { type: 'image/heic', lastModified: 5 })],
  [
    'HEIC that the system gives no type',
    () => new File([HEIC], 'IMG_0042.heic', { lastModified: 5 }),
  ],
  [
    'a picture over 5 MB',
    () =>
      new File([pngHead(800, 600), new Uint8Array(IMAGE_MAX_BYTES)], 'IMG_0042.png', {
        type: 'image/png',
        lastModified: 5,
      }),
  ],
])('%s becomes a JPEG that may be sent', async (_what, make) => {
  const { name, type, lastModified, size } = await preparePicture(make());
  expect({ name, type, lastModified }).toEqual({
    name: 'IMG_0042.jpg',
    type: 'image/jpeg',
    lastModified: 5,
  });
  expect(size).toBeLessThanOrEqual(IMAGE_MAX_BYTES);
  expect(drawn).toEqual([{ width: 800, height: 600, type: 'image/jpeg' }]);
});

test('a large picture is shrunk until it is small enough, in its shape', async () => {
  decoded = { width: 8192, height: 6144 };
  bytesPerPixel = 0.6;
  const { size } = await preparePicture(png(IMAGE_MAX_BYTES + 1, 8192, 6144));
  expect(drawn.map(({ width, height }) => [width, height])).toEqual([
    [4096, 3072],
    [3072, 2304],
  ]);
  expect(size).toBeLessThanOrEqual(IMAGE_MAX_BYTES);
});

test('what would take the page down, or is no picture, is left to the checks', async () => {
  const huge = png(IMAGE_MAX_BYTES + 1, 20_000, 20_000);
  expect(await preparePicture(huge)).toBe(huge);
  const text = new File(['no picture'], 'me.heic', { type: 'image/heic' });
  expect(await preparePicture(text)).toBe(text);
  expect(await checkImageFile(text)).toEqual({ id: 'kit.validation.imageType' });
  expect(drawn).toEqual([]);
});
