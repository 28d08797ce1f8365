import { pngHead } from '../testing/pictures.ts';
import { checkImageFile } from './check-image-file.ts';
import { readImageHead } from './image-head.ts';

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
  ['nothing', []],
])('%s is refused by its content, whatever it is called', async (_what, parts) => {
  const decode = jest.fn(square);
  const problem = await checkImageFile(png(parts as BlobPart[]), undefined, decode);
  expect(problem).toEqual({ id: 'kit.validation.imageType' });
  expect(decode).not.toHaveBeenCalled();
});

test('an enormous picture is refused before it is decoded', async () => {
  const decode = jest.fn(square);
  const huge = png([pngHead(20_000, 20_000)]);
  expect(await checkImageFile(huge, undefined, decode)).toEqual({
    id: 'kit.validation.imagePixels',
    values: { limit: 40 },
  });
  expect(decode).not.toHaveBeenCalled();
  expect(await checkImageFile(png([pngHead(8000, 5000)]), undefined, square)).toBeNull();
});
