import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PNG_HEAD, renderPart } from '@dara/kit/testing';
import { IMAGE_MAX_BYTES, PROFILE_IMAGE_RATIO, checkImageFile } from '@dara/kit/validation';
import { axe } from 'jest-axe';
import { ResourceForm, SubmitBar } from '../forms/forms.ts';
import {
  FormImageField,
  FormImagesField,
  UploadProgress,
  splitImages,
  type Picture,
} from './image-field.ts';
import { HEIC } from '../testing/heic.ts';
import { decodeHeic } from './prepare/decode-heic.ts';
import { pngHead } from '../testing/images.ts';
import { prepareImage } from './prepare/prepare-image.ts';

describe('image field', () => {
  const stored = { id: 'image-1', width: 960, height: 960, alt: null, placeholder: null };

  const file = (name: string, type = 'image/png', size = 10) =>
    new File([PNG_HEAD, new Uint8Array(size)], name, { type });

  /** jsdom reads no images: their size is said here. */
  let size = { width: 800, height: 800 };

  beforeEach(() => {
    size = { width: 800, height: 800 };
    Object.assign(globalThis, {
      createImageBitmap: async () => ({ ...size, close: () => undefined }),
    });
    URL.createObjectURL = () => 'blob:test';
    URL.revokeObjectURL = () => undefined;
  });

  interface PartProps {
    image?: Picture | null;
    album?: Picture[];
    onSubmit?: (values: { image: Picture | null; album: Picture[] }) => Promise<unknown>;
  }

  function Part({ image = null, album = [], onSubmit = jest.fn() }: PartProps) {
    return (
      <ResourceForm initialValues={{ image, album }} onSubmit={onSubmit}>
        <FormImageField name="image" label="Portrait" ratio={PROFILE_IMAGE_RATIO} />
        <FormImagesField name="album" label="Album" limit={2} />
        <SubmitBar />
      </ResourceForm>
    );
  }

  const open = (props: PartProps = {}) => renderPart(<Part {...props} />, { locale: 'en' });

  const portrait = () => screen.getByLabelText<HTMLInputElement>(/^Portrait/);

  const album = () => screen.getByLabelText<HTMLInputElement>(/^Album/);

  // The browser's own filter of types is only a help: files are dropped as well.
  const user = userEvent.setup({ applyAccept: false });

  test('an image that fits is shown, can be removed, and the focus stays with it', async () => {
    const { container } = await open();
    await user.upload(portrait(), file('me.png'));
    expect(await screen.findByRole('img', { name: 'Chosen picture' })).toHaveAttribute(
      'src',
      'blob:test',
    );
    const remove = screen.getByRole('button', { name: 'Remove picture' });
    const replace = screen.getByRole('button', { name: 'Replace picture' });
    await waitFor(() => expect(replace).toHaveFocus());
    expect((await axe(container, { rules: { region: { enabled: false } } })).violations).toEqual(
      [],
    );
    await user.click(remove);
    await waitFor(() => expect(portrait()).toHaveFocus());
  });

  test('a phone takes a picture with the camera that is asked for', async () => {
    await renderPart(
      <ResourceForm initialValues={{ image: null }} onSubmit={jest.fn()}>
        <FormImageField name="image" label="Portrait" camera="user" />
      </ResourceForm>,
      { locale: 'en' },
    );
    const camera = screen.getByLabelText('Take a picture', { selector: 'input' });
    expect(camera).toHaveAttribute('capture', 'user');
    await user.upload(camera, file('taken.png'));
    expect(await screen.findByRole('img', { name: 'Chosen picture' })).toBeVisible();
    expect(screen.queryByLabelText('Take a picture', { selector: 'input' })).toBeNull();
  });

  test('a stored image is replaced immediately, and stays when the new one is refused', async () => {
    const onSubmit = jest.fn().mockResolvedValue({});
    await open({ image: stored, onSubmit });
    const chooser = screen.getByLabelText('Replace picture', { selector: 'input' });
    await user.upload(chooser, file('me.gif', 'image/gif'));
    expect(await screen.findByText(/png, jpg or jpeg/)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
    const other = file('other.png');
    await user.upload(chooser, other);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect((onSubmit.mock.calls[0] as [{ image: Picture }])[0].image).toBe(other);
  });

  test.each([
    ['type', file('me.gif', 'image/gif'), 'png, jpg or jpeg'],
    ['size', file('me.png', 'image/png', IMAGE_MAX_BYTES + 1), '5 MB'],
  ])('a file of the wrong %s is refused before it is sent', async (_what, wrong, words) => {
    await open();
    await user.upload(portrait(), wrong);
    await waitFor(() => expect(portrait()).toHaveAccessibleDescription(new RegExp(words)));
    expect(portrait()).toBeInvalid();
  });

  test('another ratio is refused where images are not cut', async () => {
    size = { width: 800, height: 400 };
    await open();
    await user.upload(portrait(), file('wide.png'));
    await waitFor(() => expect(portrait()).toHaveAccessibleDescription(/1:1/));
  });

  test('an image is dropped as well as chosen', async () => {
    await open();
    fireEvent.drop(portrait().closest('label') as Element, {
      dataTransfer: { files: [file('dropped.png')] },
    });
    expect(await screen.findByRole('img', { name: 'Chosen picture' })).toBeVisible();
  });

  test('an album takes what fits, names what does not, and stops at its limit', async () => {
    const onSubmit = jest.fn().mockResolvedValue({});
    await open({ album: [stored], onSubmit });
    const [good, more] = [file('good.png'), file('more.png')];
    await user.upload(album(), [file('bad.gif', 'image/gif'), good, more]);
    await waitFor(() => expect(screen.getByText('2/2')).toBeVisible());
    expect(album()).toHaveAccessibleDescription(/bad\.gif: .*png.*more\.png: No more than 2/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    const [values] = onSubmit.mock.calls[0] as [{ album: Picture[] }];
    expect(splitImages(values.album)).toEqual({ imageIds: ['image-1'], files: [good] });
  });

  test('a refused image of an album is named by its place', async () => {
    const errors = [{ field: 'album.0', rule: 'FILE_TYPE' }];
    const onSubmit = jest.fn().mockRejectedValue({ status: 415, code: 'FILE_TYPE', errors });
    await open({ album: [file('a.png')], onSubmit });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(album()).toHaveAccessibleDescription(/^(.*)Picture 1: /));
  });

  test('progress shows the part sent and offers to stop', async () => {
    const onCancel = jest.fn();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
    await renderPart(<UploadProgress share={0.6} onCancel={onCancel} />, { locale: 'en' });
    expect(screen.getByText('Sending 60%')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Sending progress' })).toHaveValue(0.5);
    const cancel = screen.getByRole('button', { name: 'Cancel sending' });
    await user.click(cancel);
    // The second half of a double click is no wish to stop.
    expect(onCancel).not.toHaveBeenCalled();
    clock.mockReturnValue(1700);
    await user.click(cancel);
    expect(onCancel).toHaveBeenCalledTimes(1);
    clock.mockRestore();
  });
});

describe('decode heic', () => {
  // jsdom has no images of its own: pixels in memory are all that the decoder asks for.
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

  test('an image of a phone is decoded upright', async () => {
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

  test('a file that is not an image is refused', async () => {
    await expect(decodeHeic(fileOf(new Uint8Array(64)))).rejects.toThrow();
  });
});

describe('prepare image', () => {
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

  test('an image that fits is not changed', async () => {
    const file = png(1000);
    expect(await prepareImage(file)).toBe(file);
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
    const { name, type, lastModified, size } = await prepareImage(make());
    expect({ name, type, lastModified }).toEqual({
      name: 'IMG_0042.jpg',
      type: 'image/jpeg',
      lastModified: 5,
    });
    expect(size).toBeLessThanOrEqual(IMAGE_MAX_BYTES);
    expect(drawn).toEqual([{ width: 800, height: 600, type: 'image/jpeg' }]);
  });

  test('a large image is shrunk until it is small enough, in its shape', async () => {
    decoded = { width: 8192, height: 6144 };
    bytesPerPixel = 0.6;
    const { size } = await prepareImage(png(IMAGE_MAX_BYTES + 1, 8192, 6144));
    expect(drawn.map(({ width, height }) => [width, height])).toEqual([
      [4096, 3072],
      [3072, 2304],
    ]);
    expect(size).toBeLessThanOrEqual(IMAGE_MAX_BYTES);
  });

  test('what would take the page down, or is no image, is left to the checks', async () => {
    const huge = png(IMAGE_MAX_BYTES + 1, 20_000, 20_000);
    expect(await prepareImage(huge)).toBe(huge);
    const text = new File(['no picture'], 'me.heic', { type: 'image/heic' });
    expect(await prepareImage(text)).toBe(text);
    expect(await checkImageFile(text)).toEqual({ id: 'kit.validation.imageType' });
    expect(drawn).toEqual([]);
  });
});
