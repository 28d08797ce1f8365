import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PNG_HEAD, mockApi, problem } from '@dara/kit/testing';
import type { CompositeCard } from '../../../api/generated.ts';
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
import { storedCard } from '../../../testing/cards.ts';

const network = mockApi();
const sent = (index = -1) => sentCard(writesOf(network).at(index)!);
const toast = (text: string) => screen.findByText(text);

beforeEach(stubPictures);

test('a refused save loses nothing: the file stays with its reason and is sent again', async () => {
  const user = userEvent.setup();
  const refusal = { field: 'imageFiles.0', rule: 'FILE_TYPE' };
  network.put(`${cardCalls}/c1`, problem(400, 'VALIDATION_FAILED', { errors: [refusal] }));
  await openEditor(network, 'c1');
  await findPlace('Front photo 1');
  const file = new File([PNG_HEAD], 'beach.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText(/Drop pictures here/), file);
  await user.click(await findPlace('Back photo 2'));
  await user.click(await findPicture('beach.png'));
  await user.click(saveButton());
  expect(await findPicture('beach.png.*not supported')).toBeInTheDocument();
  expect(await findPlace('Back photo 2')).toHaveAccessibleName(/dpi/);
  network.put(`${cardCalls}/c1`, storeSent);
  await user.click(saveButton());
  expect(await toast('Saved successfully')).toBeVisible();
  expect((writesOf(network).at(-1)?.body as FormData).getAll('imageFiles')).toHaveLength(1);
  expect(sent().slots.at(-1)).toMatchObject({ slot: 'back2', imageId: 'file:0' });
  // It is stored now: nothing is sent twice.
  await user.click(await findPlace('Back photo 3'));
  await user.click(await findPicture('Shot small'));
  await user.click(saveButton());
  await waitFor(() => expect(writesOf(network)).toHaveLength(3));
  expect((writesOf(network).at(-1)?.body as FormData).getAll('imageFiles')).toHaveLength(0);
  expect(sent().slots.map(({ imageId }) => imageId)).toEqual(['i1', 'i2', 'file-0', 'small']);
});

test('a double click makes one card', async () => {
  const user = userEvent.setup();
  let answer = () => {};
  const clicked = new Promise<void>((resolve) => (answer = resolve));
  network.post(cardCalls, async (request) => {
    await clicked;
    return storeSent(request);
  });
  await openEditor(network, 'new');
  await findPlace('Front photo 1');
  await user.dblClick(saveButton());
  answer();
  expect(await toast('Saved successfully')).toBeVisible();
  expect(writesOf(network)).toHaveLength(1);
});

test('after a lost answer the same card is saved, with what was changed since', async () => {
  const user = userEvent.setup();
  network.post(cardCalls, () => {
    throw new TypeError('connection lost');
  });
  await openEditor(network, 'new');
  await findPlace('Front photo 1');
  await user.click(saveButton());
  expect(await screen.findByText(/Cannot connect/)).toBeVisible();
  network.post(cardCalls, storeSent);
  network.put(`${cardCalls}/:cardId`, storeSent);
  await user.click(await findPlace('Front photo 1'));
  await user.click(await findPicture('Shot i2'));
  await user.click(saveButton());
  expect(await toast('Saved successfully')).toBeVisible();
  expect(writesOf(network).map(({ method }) => method)).toEqual(['POST', 'POST', 'PUT']);
  const [lost, again, changed] = writesOf(network).map(({ headers }) =>
    headers.get('idempotency-key'),
  );
  expect(again).toBe(lost);
  expect(changed).not.toBe(lost);
  expect(sent().slots).toHaveLength(1);
});

test('a card needs a name, said at its field', async () => {
  const user = userEvent.setup();
  await openEditor(network, 'c1');
  await findPlace('Front photo 1');
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  await user.clear(await screen.findByRole('textbox', { name: /Card name/ }));
  await user.click(screen.getByRole('tab', { name: 'Photos' }));
  await user.click(saveButton());
  const field = await screen.findByRole('textbox', { name: /Card name/ });
  expect(field).toHaveAccessibleDescription(/Please specify information/);
  expect(writesOf(network)).toHaveLength(0);
});

describe('when somebody else saved meanwhile', () => {
  const theirs: CompositeCard = { ...storedCard, name: 'Theirs', version: 7, slots: [] };

  async function meet() {
    const user = userEvent.setup();
    network.put(`${cardCalls}/c1`, problem(409, 'VERSION_CONFLICT', { current: theirs }));
    const view = await openEditor(network, 'c1');
    await user.click(await findPlace('Front photo 1'));
    await user.click(screen.getByRole('button', { name: 'Take the photo out' }));
    await user.click(saveButton());
    const dialog = within(
      await screen.findByRole('dialog', { name: /^Somebody else changed this card meanwhile/ }),
    );
    return { user, dialog, ...view };
  }

  test('both are shown, and mine can be saved over it', async () => {
    const { user, dialog } = await meet();
    expect(dialog.getByRole('img', { name: /Theirs of Ploy Pailin, front/ })).toBeInTheDocument();
    expect(dialog.getByRole('img', { name: /Main of Ploy Pailin, front/ })).toBeInTheDocument();
    network.put(`${cardCalls}/c1`, storeSent);
    await user.click(dialog.getByRole('button', { name: 'Save mine over it' }));
    expect(await toast('Saved successfully')).toBeVisible();
    expect(sent()).toMatchObject({ version: 7, name: 'Main' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('theirs can be taken, and mine is one step back', async () => {
    const { user, dialog } = await meet();
    await user.click(dialog.getByRole('button', { name: 'Take the stored one' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Theirs' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Main' })).toBeVisible();
  });

  test('mine can be kept as a card of its own', async () => {
    const { user, dialog, currentUrl } = await meet();
    network.post(cardCalls, (request) => ({ ...storeSent(request), id: 'c9' }));
    await user.click(dialog.getByRole('button', { name: 'Keep mine as a new card' }));
    expect(await toast('Saved successfully')).toBeVisible();
    expect(currentUrl()).toBe('/talent/profile/compositecard/c9');
  });
});
