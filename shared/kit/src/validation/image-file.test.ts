import { PNG_HEAD, pngHead } from '../testing/images.ts';
import { hasRatio, IMAGE_MAX_BYTES, imageFileProblem } from './image-file.ts';
import { checkImageFile } from './check-image-file.ts';
import { readImageHead } from './image-head.ts';

function file(name: string, type: string, size = 10): File {
  const made = new File([PNG_HEAD], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
}

const square = () => Promise.resolve({ width: 400, height: 400 });

test.each([
  ['a.png', 'image/png', true],
  ['a.jpg', 'image/jpeg', true],
  ['a.JPEG', 'image/jpeg', true],
  ['a.jpg', '', true],
  ['a.PNG', '', true],
  ['a.gif', 'image/gif', false],
  ['a.webp', 'image/webp', false],
  ['a.svg', 'image/svg+xml', false],
  ['a.png', 'text/html', false],
  ['a.png.exe', '', false],
  ['png', '', false],
])('a file %s of type "%s" may be sent: %s', (name, type, expected) => {
  expect(imageFileProblem(file(name, type))).toEqual(
    expected ? null : { id: 'kit.validation.imageType' },
  );
});

test('an empty file is named as such', () => {
  const problem = imageFileProblem(file('a.png', 'image/png', 0));
  expect(problem).toEqual({ id: 'kit.validation.imageEmpty' });
});

test('5 MB may be sent, a byte more may not', () => {
  expect(imageFileProblem(file('a.png', 'image/png', IMAGE_MAX_BYTES))).toBeNull();
  expect(imageFileProblem(file('a.png', 'image/png', IMAGE_MAX_BYTES + 1))).toEqual({
    id: 'kit.validation.imageSize',
    values: { limit: 5 },
  });
});

test.each([
  [400, 400, 1, 1, true],
  [400, 399, 1, 1, true],
  [400, 390, 1, 1, false],
  [500, 250, 2, 1, true],
  [250, 500, 2, 1, false],
  [0, 0, 1, 1, false],
])('%i x %i is %i:%i -> %s', (width, height, ratioWidth, ratioHeight, expected) => {
  expect(hasRatio({ width, height }, { width: ratioWidth, height: ratioHeight })).toBe(expected);
});

test('the ratio is asked for only where one is given', async () => {
  const photo = file('a.png', 'image/png');
  expect(await checkImageFile(photo, undefined, square)).toBeNull();
  expect(await checkImageFile(photo, { width: 1, height: 1 }, square)).toBeNull();
  expect(await checkImageFile(photo, { width: 2, height: 1 }, square)).toEqual({
    id: 'kit.validation.imageRatio',
    values: { ratio: '2:1' },
  });
});

test('a file that is not an image is refused, whatever its name', async () => {
  const unreadable = () => Promise.reject(new Error('not a picture'));
  expect(await checkImageFile(file('a.png', 'image/png'), undefined, unreadable)).toEqual({
    id: 'kit.validation.imageUnreadable',
  });
});

describe('image head', () => {
  const png = (parts: BlobPart[], name = 'a.png') => new File(parts, name, { type: 'image/png' });

  const square = () => Promise.resolve({ width: 1, height: 1 });

  /** Start of image, an application segment of 16 bytes, a frame of 800 x 600. */
  const JPEG = Uint8Array.of(
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, ...new Array<number>(14).fill(0)],
    ...[0xff, 0xc0, 0, 17, 8, 600 >> 8, 600 & 255, 800 >> 8, 800 & 255, 3, 0, 0],
  );

  test('size and kind are read without decoding', () => {
    expect(readImageHead(pngHead(640, 480))).toEqual({
      type: 'png',
      size: { width: 640, height: 480 },
    });
    expect(readImageHead(JPEG)).toEqual({ type: 'jpeg', size: { width: 800, height: 600 } });
    expect(readImageHead(JPEG.slice(0, 12))).toEqual({ type: 'jpeg', size: undefined });
    expect(readImageHead(Uint8Array.of(0x4d, 0x5a))).toEqual({ type: 'other' });
  });

  test.each([
    ['a renamed program', [Uint8Array.of(0x4d, 0x5a, 0x90, 0)]],
    ['a renamed drawing', ['<svg xmlns="http://www.w3.org/2000/svg"/>']],
    ['an animated gif', ['GIF89a']],
  ])('%s is refused by its content, whatever it is called', async (_what, parts) => {
    const decode = jest.fn(square);
    const problem = await checkImageFile(png(parts as BlobPart[]), undefined, decode);
    expect(problem).toEqual({ id: 'kit.validation.imageType' });
    expect(decode).not.toHaveBeenCalled();
  });

  test('an enormous image is refused before it is decoded', async () => {
    const decode = jest.fn(square);
    const huge = png([pngHead(20_000, 20_000)]);
    expect(await checkImageFile(huge, undefined, decode)).toEqual({
      id: 'kit.validation.imagePixels',
      values: { limit: 40 },
    });
    expect(decode).not.toHaveBeenCalled();
    expect(await checkImageFile(png([pngHead(8000, 5000)]), undefined, square)).toBeNull();
  });
});
