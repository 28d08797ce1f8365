import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PNG_HEAD, renderPart } from '@dara/kit/testing';
import { IMAGE_MAX_BYTES, PROFILE_IMAGE_RATIO } from '@dara/kit/validation';
import { axe } from 'jest-axe';
import { ResourceForm, SubmitBar } from '../forms/forms.ts';
import {
  FormImageField,
  FormImagesField,
  UploadProgress,
  splitPictures,
  type Picture,
} from './image-field.ts';

const stored = { id: 'image-1', width: 960, height: 960, alt: null, placeholder: null };
const file = (name: string, type = 'image/png', size = 10) =>
  new File([PNG_HEAD, new Uint8Array(size)], name, { type });

/** jsdom reads no pictures: their size is said here. */
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

test('a picture that fits is shown, can be removed, and the focus stays with it', async () => {
  const { container } = await open();
  await user.upload(portrait(), file('me.png'));
  expect(await screen.findByRole('img', { name: 'Chosen picture' })).toHaveAttribute(
    'src',
    'blob:test',
  );
  const remove = screen.getByRole('button', { name: 'Remove picture' });
  const replace = screen.getByRole('button', { name: 'Replace picture' });
  await waitFor(() => expect(replace).toHaveFocus());
  expect((await axe(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  await user.click(remove);
  await waitFor(() => expect(portrait()).toHaveFocus());
});

test('a picture that is there is replaced at once, and stays when the other does not fit', async () => {
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

test('another ratio is refused where pictures are not cut', async () => {
  size = { width: 800, height: 400 };
  await open();
  await user.upload(portrait(), file('wide.png'));
  await waitFor(() => expect(portrait()).toHaveAccessibleDescription(/1:1/));
});

test('a picture is dropped as well as chosen', async () => {
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
  expect(splitPictures(values.album)).toEqual({ imageIds: ['image-1'], files: [good] });
});

test('a refused picture of an album is named by its place', async () => {
  const errors = [{ field: 'album.0', rule: 'FILE_TYPE' }];
  const onSubmit = jest.fn().mockRejectedValue({ status: 415, code: 'FILE_TYPE', errors });
  await open({ album: [file('a.png')], onSubmit });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(album()).toHaveAccessibleDescription(/^(.*)Picture 1: /));
});

test('progress tells how much was sent and offers to stop', async () => {
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
