import { renderPart } from '@dara/kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { id, talent } from '../../testing/fixtures.ts';
import { forgetShortlist, storeShortlist, uuid } from '../../testing/shortlist.ts';
import { PageColumn } from '../page-column.tsx';
import { PortraitGrid } from '../cards/portrait-grid.tsx';
import { SHORTLIST_KEY, cleanIds } from './shortlist-store.ts';

const talents = [1, 2].map((number) => talent(number, { id: uuid(number) }));

const render = (locale: 'th' | 'en' = 'en') =>
  renderPart(
    <PageColumn>
      <PortraitGrid talents={talents} />
    </PageColumn>,
    { locale, messages: remote.messages },
  );

const star = (number: number) => screen.getByRole('button', { name: `Star ศิลปิน ${number}` });
const storedIds = () => JSON.parse(localStorage.getItem(SHORTLIST_KEY) ?? '[]') as string[];

beforeEach(forgetShortlist);

it('puts talents aside on the device and counts them', async () => {
  await render();
  expect(screen.queryByRole('link', { name: /^Shortlist/ })).toBeNull();
  await userEvent.click(star(2));
  await userEvent.click(star(1));
  expect(star(1)).toHaveAttribute('aria-pressed', 'true');
  expect(storedIds()).toEqual([uuid(2), uuid(1)]);
  const link = screen.getByRole('link', { name: 'Shortlist 2' });
  expect(link).toHaveAttribute('href', '/talent/shortlist');
  expect(screen.getByText('2 talents on your shortlist')).toBeInTheDocument();
  await userEvent.click(star(2));
  expect(storedIds()).toEqual([uuid(1)]);
  expect(screen.getByRole('link', { name: 'Shortlist 1' })).toBeVisible();
});

it('is shown in Thai', async () => {
  storeShortlist([uuid(1)]);
  await render('th');
  expect(screen.getByRole('link', { name: 'ที่เลือกไว้ 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'ติดดาวให้ ศิลปิน 1' })).toBeVisible();
});

it('follows what other tabs do, and adds to what they stored', async () => {
  await render();
  localStorage.setItem(SHORTLIST_KEY, JSON.stringify([uuid(7)]));
  await userEvent.click(star(1));
  expect(storedIds()).toEqual([uuid(7), uuid(1)]);
  act(() => storeShortlist([uuid(2)]));
  expect(star(2)).toHaveAttribute('aria-pressed', 'true');
  expect(star(1)).toHaveAttribute('aria-pressed', 'false');
});

/** What another tab does, which this one is notified of; without a key the whole storage was cleared. */
const otherTab = (ids: string[] | null, key: string | null = SHORTLIST_KEY) =>
  act(() => {
    if (ids) localStorage.setItem(SHORTLIST_KEY, JSON.stringify(ids));
    else localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key }));
  });
const isPressed = (number: number) => star(number).getAttribute('aria-pressed') === 'true';

it('takes off what is here, and nothing that another tab added meanwhile', async () => {
  storeShortlist([uuid(1)]);
  await render();
  localStorage.setItem(SHORTLIST_KEY, JSON.stringify([uuid(1), uuid(2)]));
  await userEvent.click(star(1));
  expect(storedIds()).toEqual([uuid(2)]);
  expect([isPressed(1), isPressed(2)]).toEqual([false, true]);
});

it('does not add a talent twice that another tab has added', async () => {
  await render();
  localStorage.setItem(SHORTLIST_KEY, JSON.stringify([uuid(1)]));
  await userEvent.click(star(1));
  expect(storedIds()).toEqual([uuid(1)]);
});

it('is empty once another tab has cleared the storage, and not because of other keys', async () => {
  storeShortlist([uuid(1)]);
  await render();
  localStorage.removeItem(SHORTLIST_KEY);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(isPressed(1)).toBe(true);
  otherTab(null, null);
  expect(isPressed(1)).toBe(false);
  expect(screen.queryByRole('link', { name: /^Shortlist/ })).toBeNull();
});

it('is read again when the page is restored or opened again', async () => {
  const { unmount } = await render();
  localStorage.setItem(SHORTLIST_KEY, JSON.stringify([uuid(2)]));
  expect(isPressed(2)).toBe(false);
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(isPressed(2)).toBe(true);
  unmount();
  localStorage.setItem(SHORTLIST_KEY, JSON.stringify([uuid(1)]));
  await render();
  expect([isPressed(1), isPressed(2)]).toEqual([true, false]);
});

it('holds thirty and says so', async () => {
  storeShortlist(Array.from({ length: 30 }, (_, index) => uuid(index + 100)));
  await render();
  await userEvent.click(star(1));
  expect(star(1)).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText(/holds up to 30 talents/)).toBeVisible();
  expect(storedIds()).toHaveLength(30);
});

it('does without storage, and with nonsense in it', async () => {
  storeShortlist('{"not":"a list"}');
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  await render();
  await userEvent.click(star(1));
  expect(star(1)).toHaveAttribute('aria-pressed', 'true');
  setItem.mockRestore();
});

it('takes only what can be an id, each once, up to thirty', () => {
  const many = Array.from({ length: 40 }, (_, index) => uuid(index));
  expect(cleanIds(many)).toHaveLength(30);
  expect(cleanIds([uuid(1), ` ${uuid(1).toUpperCase()}`, 'x', 7, id('talent', 1), null])).toEqual([
    uuid(1),
  ]);
});

it('the star is beside the link of its card, not in it', async () => {
  await render();
  const card = screen.getAllByRole('article')[0]!;
  expect(within(card).getByRole('link')).not.toContainElement(star(1));
});
