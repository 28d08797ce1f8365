import { mockApi, problem, renderPage } from '@dara/kit/testing';
import { daysFrom } from '@dara/model';
import { formatDate, toIsoDate } from '@dara/kit/format';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { SHORTLIST_KEY } from '../../parts/shortlist/shortlist-store.ts';
import { NOTES_KEY } from '../../parts/shortlist/use-shortlist.ts';
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
const storedNotes = () => localStorage.getItem(NOTES_KEY);
const note = (number: number) => screen.getByLabelText(`Note about ศิลปิน ${number}`);
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
  expect(calls()[0]?.getAll('ids')).toEqual([uuid(1), uuid(2), uuid(3)]);
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

it('puts the talents into another order, also by keyboard, without asking for them again', async () => {
  storeShortlist([uuid(1), uuid(8), uuid(2), uuid(3)]);
  answer(1, 2, 3);
  await render();
  const up = await screen.findByRole('button', { name: 'Move ศิลปิน 3 up' });
  expect(screen.getByRole('button', { name: 'Move ศิลปิน 1 up' })).toBeDisabled();
  up.focus();
  await userEvent.keyboard('{Enter}');
  expect(portraits()).toEqual(['ศิลปิน 1', 'ศิลปิน 3', 'ศิลปิน 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Move ศิลปิน 1 down' }));
  expect(portraits()).toEqual(['ศิลปิน 3', 'ศิลปิน 1', 'ศิลปิน 2']);
  // A talent who is not public keeps its place for the day on which it is.
  expect(storedIds()).toEqual([uuid(3), uuid(8), uuid(1), uuid(2)]);
  expect(calls()).toHaveLength(1);
  const line = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'LINE' }).href);
  expect(line.searchParams.get('url')).toBe(
    `${location.origin}/talent/shortlist?ids=${storedIds().join(',')}`,
  );
});

it('moves what is left when another tab has removed a talent meanwhile', async () => {
  storeShortlist([uuid(1), uuid(2), uuid(3)]);
  answer(1, 2, 3);
  await render();
  const up = await screen.findByRole('button', { name: 'Move ศิลปิน 3 up' });
  localStorage.setItem(SHORTLIST_KEY, JSON.stringify([uuid(2), uuid(3), uuid(4)]));
  await userEvent.click(up);
  expect(storedIds()).toEqual([uuid(3), uuid(2), uuid(4)]);
});

it('keeps private notes with the stars, through removal and undo', async () => {
  storeShortlist([uuid(1), uuid(2)]);
  answer(1, 2);
  const { unmount } = await render();
  await userEvent.type(await screen.findByLabelText('Note about ศิลปิน 1'), 'call back');
  expect(storedNotes()).toBe(JSON.stringify({ [uuid(1)]: 'call back' }));
  await userEvent.click(screen.getByRole('button', { name: 'Star ศิลปิน 1' }));
  expect(storedNotes()).toBe('{}');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(note(1)).toHaveValue('call back');
  await userEvent.clear(note(1));
  expect(storedNotes()).toBe('{}');
  fireEvent.change(note(2), { target: { value: 'x'.repeat(210) } });
  expect(note(2)).toHaveValue('x'.repeat(200));
  unmount();
  await render();
  expect(await screen.findByLabelText('Note about ศิลปิน 2')).toHaveValue('x'.repeat(200));
});

it.each(['{', '[]', '7', 'null', `{"${uuid(1)}":{"a":1},"x":"y"}`])(
  'does without notes that are damaged: %s',
  async (damaged) => {
    localStorage.setItem(NOTES_KEY, damaged);
    storeShortlist([uuid(1), uuid(2)]);
    answer(1, 2);
    await render();
    expect(await screen.findByLabelText('Note about ศิลปิน 1')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Star ศิลปิน 2' }));
    await userEvent.type(note(1), 'new');
    expect(storedNotes()).toBe(JSON.stringify({ [uuid(1)]: 'new' }));
    expect(storedIds()).toEqual([uuid(1)]);
  },
);

it('shows what one casts by, and who is free on the days of the address', async () => {
  const day = daysFrom(toIsoDate(Date.now()), 3);
  storeShortlist([uuid(1), uuid(2), uuid(3)]);
  const facts = { hairColour: 'black', languages: ['en', 'th'] };
  api.get('/api/talent', ({ url }) => {
    const person = (number: number, more = {}) => talent(number, { id: uuid(number), ...more });
    return url.searchParams.has('freeFrom')
      ? listOf([
          person(1, { availability: 'Free' as const }),
          person(3, { availability: 'Ask' as const }),
        ])
      : listOf([person(1, facts), person(2, { age: null, height: null }), person(3)]);
  });
  const { container, currentUrl } = await render();
  const row = (number: number) => screen.getByRole('listitem', { name: `ศิลปิน ${number}` });
  expect(await screen.findByRole('listitem', { name: 'ศิลปิน 1' })).toHaveTextContent(
    /Age24 years.*168 cm.*[Bb]lack.*LanguagesEnglish, Thai/,
  );
  expect(row(2)).toHaveTextContent(/Age–/);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: day } });
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(currentUrl()).toBe(`/talent/shortlist?free=${day}`);
  const free = await screen.findByText(/: 1 of 3 free · please ask us about 1$/);
  expect(free).toBeVisible();
  expect(row(1)).toHaveTextContent(`Free ${formatDate(day, 'en')}`);
  expect(row(2)).toHaveTextContent(`Not free ${formatDate(day, 'en')}`);
  expect(row(3)).toHaveTextContent('Please ask us');
  expect(calls()[1]?.get('freeFrom')).toBe(day);
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the days' }));
  await waitFor(() => expect(row(1)).not.toHaveTextContent('Free'));
});

it('shows the list when it cannot be said who is free, and asks again', async () => {
  const day = daysFrom(toIsoDate(Date.now()), 3);
  storeShortlist([uuid(1)]);
  let isBroken = true;
  api.get('/api/talent', ({ url }) =>
    isBroken && url.searchParams.has('freeFrom')
      ? problem(500, 'INTERNAL')
      : listOf([talent(1, { id: uuid(1), availability: 'Free' })]),
  );
  await settle(await render(`?free=${day}`));
  expect(screen.getByRole('link', { name: 'ศิลปิน 1' })).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/1 of 1 free/)).toBeVisible();
});

it('compares up to four beside each other, at an address of its own', async () => {
  storeShortlist([1, 2, 3, 4, 5].map(uuid));
  answer(1, 2, 3, 4, 5);
  localStorage.setItem(NOTES_KEY, JSON.stringify({ [uuid(2)]: 'tall enough' }));
  const { container, currentUrl, router } = await render();
  const boxes = await screen.findAllByRole('checkbox', { name: /^Compare/ });
  await userEvent.click(boxes[1]!);
  expect(screen.getByText('Tick at least one more')).toBeVisible();
  for (const box of [boxes[0]!, boxes[2]!, boxes[3]!]) await userEvent.click(box);
  expect(boxes[4]).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('link', { name: 'Compare these 4' }));
  expect(currentUrl()).toBe(`/talent/shortlist?compare=${[2, 1, 3, 4].map(uuid).join(',')}`);
  const row = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(await row('Age')).toEqual(['24 years', '24 years', '24 years', '24 years']);
  expect(await row('Your note')).toEqual(['tall enough', '–No data', '–No data', '–No data']);
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Take ศิลปิน 3 out of the comparison' }));
  await waitFor(async () => expect(await row('Age')).toHaveLength(3));
  await act(() => router.navigate(-1));
  const ticked = await screen.findAllByRole('checkbox', { name: /^Compare/, checked: true });
  expect(ticked).toHaveLength(4);
});

it('opens a comparison by its address, without those who are not public', async () => {
  answer(1, 2);
  await render(`?compare=${[2, 1, 7].map(uuid).join(',')}`, 'th');
  const heads = await screen.findAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['ศิลปิน 2', 'ศิลปิน 1']);
  expect(screen.getByRole('link', { name: 'กลับไปที่รายชื่อ' })).toHaveAttribute(
    'href',
    '/talent/shortlist',
  );
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

it('is saved as a PDF in the order of the list, or says that it was not', async () => {
  URL.createObjectURL = jest.fn(() => '#pdf');
  URL.revokeObjectURL = jest.fn();
  storeShortlist([uuid(2), uuid(1)]);
  answer(1, 2);
  api.get('/api/talent/shortlist.pdf', problem(429, 'RATE_LIMITED'));
  await render();
  const button = await screen.findByRole('button', { name: 'Save as PDF' });
  await userEvent.click(button);
  expect(await screen.findByText(/[Tt]oo many/)).toBeVisible();
  api.get('/api/talent/shortlist.pdf', {});
  await userEvent.click(button);
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
  const { url } = api.requests.at(-1)!;
  expect(url.search).toBe(`?ids=${uuid(2)}&ids=${uuid(1)}&language=en`);
});

it('opens a shared list for anyone and adds it to their own', async () => {
  storeShortlist([uuid(9)]);
  answer(1, 2);
  const { container } = await render(`?ids=${uuid(2)},${uuid(1)},nonsense,${uuid(5)}`);
  expect(await screen.findByRole('heading', { name: 'A shared shortlist' })).toBeVisible();
  await screen.findByRole('link', { name: 'ศิลปิน 2' });
  expect(portraits()).toEqual(['ศิลปิน 2', 'ศิลปิน 1']);
  expect(calls()[0]?.getAll('ids')).toEqual([uuid(1), uuid(2), uuid(5)]);
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
