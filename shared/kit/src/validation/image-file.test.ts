import { PNG_HEAD } from '../testing/pictures.ts';
import { hasRatio, IMAGE_MAX_BYTES, imageFileProblem } from './image-file.ts';
import { checkImageFile } from './check-image-file.ts';

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

test('a file that is no picture is refused, whatever its name', async () => {
  const unreadable = () => Promise.reject(new Error('not a picture'));
  expect(await checkImageFile(file('a.png', 'image/png'), undefined, unreadable)).toEqual({
    id: 'kit.validation.imageUnreadable',
  });
});
