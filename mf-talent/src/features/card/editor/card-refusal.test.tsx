import { PNG_HEAD, mockApi, problem } from '@dara/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  cardCalls,
  findPicture,
  findPlace,
  openEditor,
  saveButton,
  sentCard,
  storeSent,
  stubPictures,
  writesOf,
} from '../../../testing/card-editing.ts';

const network = mockApi();
const input = () => screen.getByLabelText(/Drop pictures here/);

beforeEach(stubPictures);

/** The head of a png of 400 megapixels. */
function enormous(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, 20_000);
  new DataView(bytes.buffer).setUint32(20, 20_000);
  return bytes;
}

test.each([
  ['program.jpg', 'image/jpeg', 'MZ this program', /^program\.jpg: .*png, jpg or jpeg/],
  ['drawing.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>', /^drawing\.png: .*png/],
  ['huge.png', 'image/png', enormous(), /^huge\.png: .*40/],
])('%s is not taken for a card, by its content', async (name, type, bytes, words) => {
  const user = userEvent.setup();
  await openEditor(network, 'c1');
  await findPlace('Front photo 1');
  await user.upload(input(), new File([bytes], name, { type }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: new RegExp(`^${name}`) })).toBeNull();
});

test('a truncated picture is not taken for a card', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('cut')) });
  const user = userEvent.setup();
  await openEditor(network, 'c1');
  await findPlace('Front photo 1');
  await user.upload(input(), new File([PNG_HEAD], 'cut.png', { type: 'image/png' }));
  expect(await screen.findByText(/^cut\.png: /)).toBeVisible();
});

test.each([
  ['a full disk', () => problem(507, 'STORAGE_FULL'), /no room left\. Nothing was saved/],
  ['a lost connection', () => Promise.reject(new TypeError('lost')), /Cannot connect/],
])('%s loses neither card nor file', async (_what, answer, words) => {
  const user = userEvent.setup();
  network.put(`${cardCalls}/c1`, answer);
  await openEditor(network, 'c1');
  await findPlace('Front photo 1');
  await user.upload(input(), new File([PNG_HEAD], 'beach.png', { type: 'image/png' }));
  await user.click(await findPlace('Back photo 2'));
  await user.click(await findPicture('beach.png'));
  await user.click(saveButton());
  expect(await screen.findByText(words)).toBeVisible();
  expect(await findPlace('Back photo 2')).toHaveAccessibleName(/dpi/);
  network.put(`${cardCalls}/c1`, storeSent);
  await user.click(saveButton());
  expect(await screen.findByText('Saved successfully')).toBeVisible();
  await waitFor(() => expect(writesOf(network)).toHaveLength(2));
  const [, again] = writesOf(network);
  expect((again!.body as FormData).getAll('imageFiles')).toHaveLength(1);
  expect(sentCard(again!).slots.at(-1)).toMatchObject({ slot: 'back2', imageId: 'file:0' });
});
