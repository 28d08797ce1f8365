import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockApi, problem } from '@dara/kit/testing';
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
const sent = (index = -1) => sentCard(writesOf(network).at(index)!);
const toast = (text: string) => screen.findByText(text);

beforeEach(stubPictures);

test('a card is made by choosing places and pictures, moved by keys, taken back and saved', async () => {
  const user = userEvent.setup();
  network.post(cardCalls, storeSent);
  const { currentUrl } = await openEditor(network, 'new');
  await user.click(await findPlace('Front photo 1'));
  await user.click(await findPicture('Shot i1'));
  expect(await findPlace('Front photo 1')).toHaveAccessibleName(/100%, \d+ dpi/);
  await user.click(await findPlace('Back photo 2'));
  await user.click(await findPicture('Shot i2'));
  (await findPlace('Back photo 2')).focus();
  await user.keyboard('+++{ArrowUp}{ArrowUp}');
  expect(await findPlace('Back photo 2')).toHaveAccessibleName(/133%/);
  expect(screen.getByText('Moved up')).toBeInTheDocument();
  await user.keyboard('{Delete}');
  expect(await findPlace('Back photo 2')).toHaveAccessibleName(/empty/);
  await user.keyboard('{Control>}z{/Control}');
  expect(await findPlace('Back photo 2')).toHaveAccessibleName(/133%/);

  await user.click(saveButton());
  expect(await toast('Saved successfully')).toBeVisible();
  const data = sent();
  expect(data).toMatchObject({ name: 'Card 2', template: 'Classic', language: 'en' });
  expect(data.fields).toEqual(['height', 'weight']);
  expect(data.slots.map((one) => [one.slot, one.imageId])).toEqual([
    ['front', 'i1'],
    ['back2', 'i2'],
  ]);
  expect(data.slots[1]?.zoom).toBeCloseTo(1.331, 3);
  expect(currentUrl()).toBe('/talent/profile/compositecard/c1');
  // The editor goes on with the stored card: another change is a change of that.
  network.put(`${cardCalls}/:cardId`, storeSent);
  await user.click(await findPlace('Back photo 1'));
  await user.click(await findPicture('Shot small'));
  await user.click(saveButton());
  await waitFor(() => expect(writesOf(network)).toHaveLength(2));
  expect(sent()).toMatchObject({ version: 1 });
});

test('a card without a photo is warned of until one has its place', async () => {
  const user = userEvent.setup();
  await openEditor(network, 'new');
  const warning = 'No photo yet: you cannot apply with it';
  expect(await screen.findByText(warning)).toBeVisible();
  await user.click(await findPlace('Front photo 1'));
  await user.click(await findPicture('Shot i1'));
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
});

test('undo and redo walk through the changes by button', async () => {
  const user = userEvent.setup();
  await openEditor(network, 'c1');
  await findPlace('Front photo 1');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await user.click(screen.getByRole('tab', { name: 'Template' }));
  await user.click(await screen.findByRole('radio', { name: /Beauty/ }));
  expect(await screen.findByRole('img', { name: /front: พลอย Beauty/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Back photo 3: / })).toBeNull();
  // The photo that waited behind the old template's places has one now.
  expect(await findPlace('Back photo 2')).toHaveAccessibleName(/100%/);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await findPlace('Back photo 4')).toHaveAccessibleName(/empty/);
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Back photo 3: / })).toBeNull());
});

test('photos trade places by the menu', async () => {
  const user = userEvent.setup();
  network.put(`${cardCalls}/c1`, storeSent);
  await openEditor(network, 'c1');
  await user.click(await findPlace('Front photo 1'));
  await user.click(screen.getByRole('button', { name: 'Swap with' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Back photo 1' }));
  expect(await findPlace('Front photo 1')).toHaveAccessibleName(/150%/);
  await user.click(saveButton());
  await waitFor(() => expect(writesOf(network)).toHaveLength(1));
  expect(sent().slots.map(({ imageId }) => imageId)).toEqual(['i2', 'i1']);
  expect(sent()).toMatchObject({ version: 3, imageIds: ['i2', 'i1', 'i3'] });
});

test('a photo too small for print is warned of', async () => {
  const user = userEvent.setup();
  await openEditor(network, 'c1');
  await user.click(await findPlace('Back photo 3'));
  await user.click(await findPicture('Shot small'));
  expect(await screen.findByText(/this photo will look soft in print/)).toBeVisible();
  expect(screen.getByText('2 photos too small for print')).toBeVisible();
});

test('empty places are filled from the album, the profile picture left out', async () => {
  const user = userEvent.setup();
  await openEditor(network, 'new');
  await user.click(await screen.findByRole('button', { name: /Fill 5 empty places/ }));
  expect(await findPlace('Back photo 2')).toHaveAccessibleName(/dpi/);
  expect(await findPlace('Back photo 3')).toHaveAccessibleName(/empty/);
});

test('another drawing is asked for when facts and language change, not when photos move', async () => {
  const user = userEvent.setup();
  await openEditor(network, 'c1');
  (await findPlace('Front photo 1')).focus();
  await user.keyboard('{ArrowLeft}+');
  const drawings = () =>
    network.requests
      .filter(({ path: url }) => url.endsWith('/drawing'))
      .map(({ body }) => body as { language: string; fields: string[] });
  expect(drawings()).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Weight' }));
  await user.click(screen.getByRole('radio', { name: 'English' }));
  await waitFor(() =>
    expect(drawings().at(-1)).toMatchObject({ language: 'en', fields: ['height', 'weight'] }),
  );
});

test('a file that is no picture is not taken', async () => {
  const user = userEvent.setup({ applyAccept: false });
  await openEditor(network, 'c1');
  await findPlace('Front photo 1');
  const file = new File(['x'], 'virus.exe', { type: 'application/x-msdownload' });
  await user.upload(screen.getByLabelText(/Drop pictures here/), file);
  expect(await screen.findByText(/^virus\.exe: /)).toBeVisible();
});

test('unsaved work is not left without a question', async () => {
  const user = userEvent.setup();
  const { currentUrl } = await openEditor(network, 'c1');
  await user.click(await findPlace('Front photo 1'));
  await user.click(screen.getByRole('button', { name: 'Take the photo out' }));
  await user.click(screen.getByRole('link', { name: 'All cards' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'cancel' }));
  expect(currentUrl()).toBe('/talent/profile/compositecard/c1');
});

test('a card that does not exist is said, and the cards are there', async () => {
  const shown = openEditor(network, 'gone');
  network.get(`${cardCalls}/gone`, problem(404, 'CARD_NOT_EXIST'));
  const { currentUrl } = await shown;
  expect(await toast('The composite card does not exist')).toBeVisible();
  expect(currentUrl()).toBe('/talent/profile/compositecard');
});
