import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  mockApi,
  person,
  problem,
  renderPage,
  afterRender,
  type RenderOptions,
} from '@dara/kit/testing';
import type { CompositeCard } from '../../../api/generated.ts';
import remote from '../../../remote.tsx';
import { cardOptions, storedCard } from '../../../testing/cards.ts';
import { page } from './card-list-page.tsx';

const network = mockApi();
const path = '/talent/profile/compositecard';
const base = '/api/management/talent/t1/compositecard';
const list = '/api/management/talent/compositecards';
const second: CompositeCard = {
  ...storedCard,
  id: 'c2',
  name: 'Second',
  isDefault: false,
  shared: true,
  version: 5,
};

const answer = (items: CompositeCard[]) => ({ items, page: 1, size: 20, total: items.length });

function show(cards: CompositeCard[], options: RenderOptions = {}, known = cardOptions) {
  network.get(list, answer(cards));
  network.get(`${base}/options`, known);
  return renderPage(page, {
    path,
    locale: 'en',
    messages: remote.messages,
    profile: person('Talent', { talentId: 't1' }),
    ...options,
  });
}

const card = (name: string) => screen.findByRole('article', { name });
const writes = () => network.requests.filter(({ method }) => method !== 'GET');
const data = () => JSON.parse((writes().at(-1)?.body as FormData).get('data') as string) as object;

function useClipboard(): string[] {
  const copied: string[] = [];
  const writeText = (text: string) => Promise.resolve(void copied.push(text));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return copied;
}

test('a card without a photo is marked, since it cannot be used to apply', async () => {
  const { front, ...sheet } = storedCard.drawing;
  const [image = null] = cardOptions.pictures;
  const photos = front.photos.map((photo) => ({ ...photo, image }));
  const drawing = { ...sheet, front: { ...front, photos } };
  await show([storedCard, { ...second, drawing }]);
  expect(within(await card('Main')).getByText('No photo')).toBeVisible();
  expect(within(await card('Second')).queryByText('No photo')).toBeNull();
});

test('shows each card with its marks, and leads to its editor', async () => {
  await show([storedCard, second]);
  const main = await card('Main');
  expect(within(main).getByText('Main card')).toBeVisible();
  expect(within(main).queryByText('Shared')).toBeNull();
  expect(
    within(main).getByRole('img', { name: /^Composite card Main of Ploy Pailin, front/ }),
  ).toBeVisible();
  const secondCard = await card('Second');
  expect(within(secondCard).getByText('Shared')).toBeVisible();
  expect(within(secondCard).getByRole('link', { name: 'Edit card Second' })).toHaveAttribute(
    'href',
    '/talent/profile/compositecard/c2',
  );
  expect(screen.getByText(/2 of up to 20/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'New card' })).toHaveAttribute(
    'href',
    '/talent/profile/compositecard/new',
  );
});

test('sharing copies the link; another user’s edit meanwhile is no obstacle', async () => {
  const user = userEvent.setup();
  await show([storedCard, second]);
  const copied = useClipboard();
  const newer = { ...storedCard, version: 9 };
  let calls = 0;
  network.put(`${base}/c1`, () => {
    calls += 1;
    return calls === 1 ? problem(409, 'VERSION_CONFLICT', { current: newer }) : newer;
  });
  await user.click(within(await card('Main')).getByRole('switch', { name: 'Share Main' }));
  expect(await screen.findByText('Link copied successfully')).toBeInTheDocument();
  expect(data()).toEqual({ version: 9, shared: true });
  expect(copied).toEqual([`${location.origin}/talent/profile/t1/compositecard/c1`]);
});

test('sharing ends', async () => {
  const user = userEvent.setup();
  await show([second]);
  network.put(`${base}/c2`, { ...second, shared: false });
  await user.click(within(await card('Second')).getByRole('switch', { name: 'Share Second' }));
  expect(await screen.findByText('Saved successfully')).toBeInTheDocument();
  expect(data()).toEqual({ version: 5, shared: false });
});

test('a card becomes the main one, is duplicated, and is deleted after a question', async () => {
  const user = userEvent.setup();
  await show([storedCard, second]);
  const choose = async (name: string) => {
    await user.click(within(await card('Second')).getByRole('button', { name: 'More for Second' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  network.put(`${base}/c2`, second);
  await choose('Make it the main card');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(data()).toEqual({ version: 5, isDefault: true });
  network.post(`${base}/c2/duplicate`, { ...second, id: 'c3' });
  await choose('Duplicate');
  expect(await screen.findByText('Second was duplicated')).toBeInTheDocument();
  network.delete(`${base}/c2`);
  await choose('Delete card');
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Delete the card “Second”?');
  await user.click(within(question).getByRole('button', { name: 'confirm' }));
  expect(await screen.findByText('Successfully deleted')).toBeInTheDocument();
});

test('a PDF is fetched as the person who is signed in', async () => {
  const user = userEvent.setup();
  URL.createObjectURL = jest.fn(() => 'blob:pdf');
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await show([storedCard]);
  network.get(`${base}/c1/pdf`, 'pdf');
  await user.click(within(await card('Main')).getByRole('button', { name: 'More for Main' }));
  await user.click(await screen.findByRole('menuitem', { name: /A5 for print shops/ }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  const call = network.requests.find(({ path: url }) => url === `${base}/c1/pdf`);
  expect(call?.url.search).toBe('?size=A5&bleed=1');
  expect(call?.headers.get('authorization')).toBe('Bearer test-access');
  click.mockRestore();
});

test('without cards it says what they are for', async () => {
  await show([]);
  expect(await screen.findByText('No composite cards yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make the first card' })).toBeVisible();
});

test('twenty are enough', async () => {
  const cards = Array.from({ length: 20 }, (_, index) => ({
    ...storedCard,
    id: `c${index}`,
    name: `Card no ${index}`,
  }));
  await show(cards);
  expect(await screen.findByText(/There are 20 cards/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'New card' })).toBeDisabled();
});

test('a minor cannot share, and sees why', async () => {
  await show([storedCard], {}, { ...cardOptions, isMinor: true, isPublic: false });
  expect(await screen.findByText('A minor’s cards are never public')).toBeVisible();
  const share = within(await card('Main')).getByRole('switch', { name: 'Share Main' });
  expect(share).toHaveAttribute('aria-disabled', 'true');
});

test('an entry of the menu that cannot be chosen says why', async () => {
  const user = userEvent.setup();
  await show(Array.from({ length: 20 }, (_, index) => ({ ...storedCard, id: `c${index}` })));
  const [first] = await screen.findAllByRole('button', { name: 'More for Main' });
  await user.click(first as HTMLElement);
  const entries = await screen.findAllByRole('menuitem');
  const disabled = entries.filter((entry) => entry.getAttribute('aria-disabled') === 'true');
  expect(disabled.map((entry) => entry.textContent)).toEqual([
    expect.stringContaining('This is the main card already'),
    expect.stringContaining('No room for more cards: delete one first'),
  ]);
});

test('staff read a talent’s cards at their address and start a new one from there', async () => {
  const staffsPath = '/management/talent/model/detail/:id/compositecards';
  const url = staffsPath.replace(':id', 't1');
  await show([storedCard], { path: staffsPath, url, profile: person('Staff') });
  expect(await screen.findByRole('link', { name: 'New card' })).toHaveAttribute(
    'href',
    '/management/talent/model/detail/t1/compositecard',
  );
});

test('a failure is tried again', async () => {
  const user = userEvent.setup();
  const shown = show([]);
  network.get(list, afterRender('[aria-busy]', problem(500, 'INTERNAL')));
  await shown;
  const retry = await screen.findByRole('button', { name: 'Try again' });
  // The count is unknown.
  expect(screen.queryByText(/\d of up to/)).toBeNull();
  network.get(list, answer([storedCard]));
  await user.click(retry);
  expect(await card('Main')).toBeVisible();
  expect(screen.getByText(/1 of up to 20/)).toBeVisible();
});
