import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockApi, person, problem, PNG_HEAD } from '@dara/kit/testing';
import {
  cardCalls,
  findImage,
  findPlace,
  openEditor,
  saveButton,
  sentCard,
  storeSent,
  stubImages,
  writesOf,
} from '../../../testing/card-editing.ts';
import type { CompositeCard } from '../../../api/generated.ts';
import { storedCard } from '../../../testing/cards.ts';

const network = mockApi();

const sent = (index = -1) => sentCard(writesOf(network).at(index)!);

const toast = (text: string) => screen.findByText(text);

beforeEach(stubImages);

test('a card is made by choosing places and images, moved by keys, taken back and saved', async () => {
  const user = userEvent.setup();
  network.post(cardCalls, storeSent);
  const { currentUrl } = await openEditor(network, 'new');
  await user.click(await findPlace('Front photo 1'));
  await user.click(await findImage('Shot i1'));
  expect(await findPlace('Front photo 1')).toHaveAccessibleName(/100%, \d+ dpi/);
  await user.click(await findPlace('Back photo 2'));
  await user.click(await findImage('Shot i2'));
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
  await user.click(await findImage('Shot small'));
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
  await user.click(await findImage('Shot i1'));
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
  await user.click(await findImage('Shot small'));
  expect(await screen.findByText(/this photo will look soft in print/)).toBeVisible();
  expect(screen.getByText('2 photos too small for print')).toBeVisible();
});

test('empty places are filled from the album, the profile image left out', async () => {
  const user = userEvent.setup();
  await openEditor(network, 'new');
  await user.click(await screen.findByRole('button', { name: /Fill 5 empty places/ }));
  expect(await findPlace('Back photo 2')).toHaveAccessibleName(/dpi/);
  expect(await findPlace('Back photo 3')).toHaveAccessibleName(/empty/);
});

test('requests a new rendering when facts or language change, not when photos move', async () => {
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

test('a file that is no image is not taken', async () => {
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

test('reports an unknown card and shows the list', async () => {
  const shown = openEditor(network, 'gone');
  network.get(`${cardCalls}/gone`, problem(404, 'CARD_NOT_EXIST'));
  const { currentUrl } = await shown;
  expect(await toast('The composite card does not exist')).toBeVisible();
  expect(currentUrl()).toBe('/talent/profile/compositecard');
});

describe('card editor save', () => {
  test('a refused save loses nothing: the file stays with its reason and is sent again', async () => {
    const user = userEvent.setup();
    const refusal = { field: 'imageFiles.0', rule: 'FILE_TYPE' };
    network.put(`${cardCalls}/c1`, problem(400, 'VALIDATION_FAILED', { errors: [refusal] }));
    await openEditor(network, 'c1');
    await findPlace('Front photo 1');
    const file = new File([PNG_HEAD], 'beach.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText(/Drop pictures here/), file);
    await user.click(await findPlace('Back photo 2'));
    await user.click(await findImage('beach.png'));
    await user.click(saveButton());
    expect(await findImage('beach.png.*not supported')).toBeInTheDocument();
    expect(await findPlace('Back photo 2')).toHaveAccessibleName(/dpi/);
    network.put(`${cardCalls}/c1`, storeSent);
    await user.click(saveButton());
    expect(await toast('Saved successfully')).toBeVisible();
    expect((writesOf(network).at(-1)?.body as FormData).getAll('imageFiles')).toHaveLength(1);
    expect(sent().slots.at(-1)).toMatchObject({ slot: 'back2', imageId: 'file:0' });
    // It is stored now: nothing is sent twice.
    await user.click(await findPlace('Back photo 3'));
    await user.click(await findImage('Shot small'));
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
    await user.click(await findImage('Shot i2'));
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

  describe('when another user saved meanwhile', () => {
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

    test('the own version can be saved as a separate card', async () => {
      const { user, dialog, currentUrl } = await meet();
      network.post(cardCalls, (request) => ({ ...storeSent(request), id: 'c9' }));
      await user.click(dialog.getByRole('button', { name: 'Keep mine as a new card' }));
      expect(await toast('Saved successfully')).toBeVisible();
      expect(currentUrl()).toBe('/talent/profile/compositecard/c9');
    });
  });
});

describe('card refusal', () => {
  const input = () => screen.getByLabelText(/Drop pictures here/);

  /** The head of a png of 400 megapixels. */
  function enormous(): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(33);
    bytes.set([
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]);
    new DataView(bytes.buffer).setUint32(16, 20_000);
    new DataView(bytes.buffer).setUint32(20, 20_000);
    return bytes;
  }

  test.each([
    ['program.jpg', 'image/jpeg', 'MZ this program', /^program\.jpg: .*png, jpg or jpeg/],
    [
      'drawing.png',
      'image/png',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      /^drawing\.png: .*png/,
    ],
    ['huge.png', 'image/png', enormous(), /^huge\.png: .*40/],
  ])('%s is not taken for a card, by its content', async (name, type, bytes, words) => {
    const user = userEvent.setup();
    await openEditor(network, 'c1');
    await findPlace('Front photo 1');
    await user.upload(input(), new File([bytes], name, { type }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(`^${name}`) })).toBeNull();
  });

  test('a truncated image is not taken for a card', async () => {
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
    await user.click(await findImage('beach.png'));
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
});

const byId = '/talent/profile/:id/compositecard';
const staffs = '/management/talent/model/detail/:id/compositecard';
test.each([
  ['a talent', byId, person('Talent', { talentId: 't1' }), '/talent/profile/compositecard/new'],
  ['staff', byId, person('Staff'), staffs.replace(':id', 't1')],
  ['staff', staffs, person('Staff'), staffs.replace(':id', 't1')],
])(
  'the address without a card is the editor of a new card for %s: %s',
  async (_who, path, profile, goal) => {
    const url = `${path.replace(':id', 't1')}?job=j1`;
    const { currentUrl } = await openEditor(network, 'new', { path, url, profile });
    await waitFor(() => expect(currentUrl()).toBe(`${goal}?job=j1`));
  },
);

test('another talent starts no card', async () => {
  const url = byId.replace(':id', 't2');
  await openEditor(network, 'new', { path: byId, url });
  expect(await screen.findByText('You do not have access to this')).toBeVisible();
  expect(network.requests).toHaveLength(0);
});
