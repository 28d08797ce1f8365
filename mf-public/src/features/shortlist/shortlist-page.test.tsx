import { mockApi, problem, renderPage } from '@dara/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { SHORTLIST_KEY } from '../../parts/shortlist/shortlist-store.ts';
import remote from '../../remote.tsx';
import { listOf, talent } from '../../testing/fixtures.ts';
import { settle } from '../../testing/settle.ts';
import { forgetShortlist, storeShortlist, uuid } from '../../testing/shortlist.ts';
import { page } from './shortlist-page.tsx';

const api = mockApi();
beforeEach(forgetShortlist);

/** All given talents are public; the answer has another order than the request. */
function answer(...numbers: number[]) {
  api.get('/api/talent', ({ url }) => {
    const ids = url.searchParams.getAll('ids');
    const found = numbers.filter((number) => ids.includes(uuid(number)));
    return listOf(found.sort().map((number) => talent(number, { id: uuid(number) })));
  });
}

const render = (query = '', locale: 'th' | 'en' = 'en') =>
  renderPage(page, {
    path: '/talent/shortlist',
    url: `/talent/shortlist${query}`,
    locale,
    messages: remote.messages,
  });

const names = () => screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
const portraits = () => names().filter((name) => /^ศิลปิน \d/.test(name ?? ''));
const storedIds = () => JSON.parse(localStorage.getItem(SHORTLIST_KEY) ?? '[]') as string[];
const calls = () =>
  api.requests.filter(({ path }) => path === '/api/talent').map(({ url }) => url.searchParams);

it('shows the talents of this device in the order they were chosen, by one call', async () => {
  storeShortlist([uuid(3), uuid(1), uuid(2)]);
  answer(1, 2, 3);
  const { container } = await render();
  await screen.findByRole('link', { name: 'ศิลปิน 3' });
  expect(portraits()).toEqual(['ศิลปิน 3', 'ศิลปิน 1', 'ศิลปิน 2']);
  expect(calls()).toHaveLength(1);
  expect(calls()[0]?.getAll('ids')).toEqual([uuid(3), uuid(1), uuid(2)]);
  expect(calls()[0]?.get('size')).toBe('30');
  expect((await axe(container)).violations).toEqual([]);
});

it('takes one off and all off, and puts them back', async () => {
  storeShortlist([uuid(1), uuid(2), uuid(3)]);
  answer(1, 2, 3);
  await render();
  await userEvent.click(await screen.findByRole('button', { name: 'Star ศิลปิน 2' }));
  await waitFor(() => expect(portraits()).toEqual(['ศิลปิน 1', 'ศิลปิน 3']));
  expect(screen.getByText('1 talent removed')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
  expect(await screen.findByText('No one here yet')).toBeVisible();
  expect(screen.getByText('3 talents removed')).toBeVisible();
  expect(storedIds()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(portraits()).toEqual(['ศิลปิน 1', 'ศิลปิน 2', 'ศิลปิน 3']));
  expect(storedIds()).toEqual([uuid(1), uuid(2), uuid(3)]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('follows additions and removals of another tab', async () => {
  storeShortlist([uuid(1)]);
  answer(1, 2);
  await render();
  await screen.findByRole('link', { name: 'ศิลปิน 1' });
  act(() => storeShortlist([uuid(1), uuid(2)]));
  expect(await screen.findByRole('link', { name: 'ศิลปิน 2' })).toBeVisible();
  expect(portraits()).toEqual(['ศิลปิน 1', 'ศิลปิน 2']);
  act(() => storeShortlist([uuid(2)]));
  await waitFor(() => expect(portraits()).toEqual(['ศิลปิน 2']));
});

it('undoing puts back who was taken off here, and keeps who came by another tab', async () => {
  storeShortlist([uuid(1), uuid(2)]);
  answer(1, 2, 3);
  await render();
  await userEvent.click(await screen.findByRole('button', { name: 'Star ศิลปิน 1' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  // The other tab has written; this one has not been notified yet.
  localStorage.setItem(SHORTLIST_KEY, JSON.stringify([uuid(2), uuid(3)]));
  await userEvent.click(undo);
  expect(storedIds()).toEqual([uuid(1), uuid(2), uuid(3)]);
  await waitFor(() => expect(portraits()).toEqual(['ศิลปิน 1', 'ศิลปิน 2', 'ศิลปิน 3']));
});

it('is empty kindly', async () => {
  await render('', 'th');
  expect(await screen.findByText('ยังไม่ได้เลือกใครไว้')).toBeVisible();
  expect(screen.getByRole('link', { name: 'ดูศิลปินทั้งหมด' })).toHaveAttribute('href', '/talent');
  expect(calls()).toEqual([]);
});

it('says who is not shown any more, and lets go of them', async () => {
  storeShortlist([uuid(1), uuid(2), uuid(3)]);
  answer(2);
  await render();
  expect(await screen.findByText(/^2 talents are no longer on our site/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove from the list' }));
  expect(storedIds()).toEqual([uuid(2)]);
  await waitFor(() => expect(screen.queryByText(/no longer on our site/)).toBeNull());
});

it('shares the list as a link and writes to the agency about all of it', async () => {
  storeShortlist([uuid(1), uuid(2)]);
  answer(1, 2);
  const user = userEvent.setup();
  await render();
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied successfully')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/talent/shortlist?ids=${uuid(1)},${uuid(2)}`,
  );
  await user.click(screen.getByRole('link', { name: 'Contact our casting team' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('ศิลปิน 1')).toBeVisible();
  expect(within(dialog).getByText('ศิลปิน 2')).toBeVisible();
});

it('opens a shared list for anyone and adds it to their own', async () => {
  storeShortlist([uuid(9)]);
  answer(1, 2);
  const { container } = await render(`?ids=${uuid(2)},${uuid(1)},nonsense,${uuid(5)}`);
  expect(await screen.findByRole('heading', { name: 'A shared shortlist' })).toBeVisible();
  await screen.findByRole('link', { name: 'ศิลปิน 2' });
  expect(portraits()).toEqual(['ศิลปิน 2', 'ศิลปิน 1']);
  expect(calls()[0]?.getAll('ids')).toEqual([uuid(2), uuid(1), uuid(5)]);
  expect(screen.getByText(/^1 talent is no longer on our site/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Add all 2 to my shortlist' }));
  expect(storedIds()).toEqual([uuid(9), uuid(2), uuid(1)]);
  expect(screen.getByText('Added to your shortlist')).toBeVisible();
  expect(screen.getByText('They are all on your own shortlist.')).toBeVisible();
});

it('adds as many of a shared list as there is room for', async () => {
  storeShortlist(Array.from({ length: 29 }, (_, index) => uuid(index + 100)));
  answer(1, 2);
  await render(`?ids=${uuid(1)},${uuid(2)}`);
  await userEvent.click(await screen.findByRole('button', { name: /^Add all/ }));
  expect(storedIds()).toHaveLength(30);
  expect(screen.getByText(/full at 30: 1 talent was left out/)).toBeVisible();
});

it.each(['?ids=', '?ids=nonsense'])(
  'a link without talents shows an empty state: %s',
  async (query) => {
    await render(query);
    expect(
      await screen.findByText('The talents of this link are no longer on our site'),
    ).toBeVisible();
    expect(calls()).toEqual([]);
  },
);

it('says when the call fails, and tries again', async () => {
  storeShortlist([uuid(1)]);
  api.get('/api/talent', problem(500, 'INTERNAL'));
  await settle(await render());
  answer(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'ศิลปิน 1' })).toBeVisible();
});

it('is not indexed', () => {
  const head = (search: string) =>
    page.head?.({
      url: new URL(`https://dara.test/talent/shortlist${search}`),
      formatMessage: (messageId: string) => messageId,
      locale: 'en',
    } as never);
  expect(head('')).toMatchObject({ title: 'public.shortlist.title', noIndex: true });
  expect(head(`?ids=${uuid(1)}`)).toMatchObject({
    title: 'public.shortlist.sharedTitle',
    noIndex: true,
  });
});
