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
import type { TalentRow } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page } from './talent-list-page.tsx';

const network = mockApi();
const path = '/management/talent/model';

const row: TalentRow = {
  id: 't1',
  displayName: 'Ploy Pailin',
  name: { th: 'Ploy Pailin', en: 'Ploy Pailin' },
  nickName: { th: 'พลอย', en: 'Ploy' },
  firstName: { th: 'ไพลิน', en: 'Pailin' },
  lastName: { th: 'ใจดี', en: 'Jaidee' },
  talentTypes: ['Actor', 'Singer'],
  image: null,
  gender: 'Female',
  age: 24,
  height: 168,
  weight: 50,
  nationality: 'TH',
  followers: 1_250_000,
  engagementRate: 3.5,
  channel: 'Instagram',
  tags: [
    { id: 'g1', th: 'สายฮา', en: 'Funny' },
    { id: 'g2', th: 'กีฬา', en: 'Sport' },
  ],
  isTop10: true,
  email: 'ploy@dara.test',
  phoneNumber: null,
  companyName: null,
  birthday: '2002-05-01',
  status: 'Approved',
  active: false,
  isPublic: false,
  missingTranslation: true,
  deletedAt: null,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
};

const answer = (items: TalentRow[], total = items.length) => ({ items, page: 1, size: 10, total });

function show(options: RenderOptions = {}) {
  network.get('/api/talent/tags', row.tags);
  return renderPage(page, {
    path,
    locale: 'en',
    messages: remote.messages,
    profile: person('Staff'),
    ...options,
  });
}

const lastQuery = () =>
  network.requests.filter((call) => call.path === '/api/management/talent').at(-1)?.url.search;

test('a row tells everything about a talent', async () => {
  network.get('/api/management/talent', answer([row]));
  await show();
  const cells = within(await screen.findByRole('row', { name: /Ploy Pailin/ }));
  for (const text of ['Ploy', 'Actor', 'Singer', 'Approved', 'Inactive', 'Top 10', 'No English']) {
    expect(cells.getByText(text)).toBeInTheDocument();
  }
  for (const text of ['1.3M', '3.5%', '168', '24', 'Funny']) {
    expect(cells.getByText(text)).toBeInTheDocument();
  }
  expect(lastQuery()).toBe('?page=1&size=10&sortByColumn=UpdatedAt&sortByAlphabetically=desc');
  expect(network.requests.filter(({ path }) => path === '/api/management/talent')).toHaveLength(1);
});

test('the Thai list reads in Thai', async () => {
  network.get('/api/management/talent', answer([row]));
  await show({ locale: 'th' });
  expect(await screen.findByRole('heading', { level: 1, name: 'ศิลปินทั้งหมด' })).toBeVisible();
  expect(await screen.findByText('นักแสดง')).toBeInTheDocument();
});

test('an open end of a range is chosen, shown as a chip and taken away', async () => {
  network.get('/api/management/talent', answer([row]));
  const { currentUrl } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const followers = await screen.findByRole('group', { name: 'Followers' });
  await userEvent.click(within(followers).getByRole('button', { name: 'Over 1M' }));
  await waitFor(() => expect(currentUrl()).toBe(`${path}?followers=1000001`));
  await waitFor(() => expect(lastQuery()).toContain('followersFrom=1000001&page=1'));
  await userEvent.click(within(followers).getByRole('button', { name: 'Under 1K' }));
  await waitFor(() => expect(currentUrl()).toBe(`${path}?followers=0-999`));
  await waitFor(() => expect(lastQuery()).toContain('followersFrom=0&followersTo=999'));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Followers: Under 1K' }));
  await waitFor(() => expect(currentUrl()).toBe(path));
});

test('a range is typed in', async () => {
  network.get('/api/management/talent', answer([row]));
  const { currentUrl } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const height = within(await screen.findByRole('group', { name: 'Height' }));
  await userEvent.type(height.getByRole('textbox', { name: 'From' }), '165');
  await userEvent.type(height.getByRole('textbox', { name: 'To' }), '175{Enter}');
  await waitFor(() => expect(currentUrl()).toBe(`${path}?height=165-175`));
  await waitFor(() => expect(lastQuery()).toContain('heightFrom=165&heightTo=175'));
});

test('sorting and paging ask the api', async () => {
  network.get('/api/management/talent', answer([row], 45));
  await show();
  await screen.findByText('Ploy Pailin');
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(lastQuery()).toContain('page=2'));
  await userEvent.click(screen.getByRole('button', { name: 'Followers' }));
  await waitFor(() =>
    expect(lastQuery()).toBe('?page=1&size=10&sortByColumn=Followers&sortByAlphabetically=desc'),
  );
});

test('no talents at all is distinguished from no match', async () => {
  network.get('/api/management/talent', answer([]));
  const first = await show();
  expect(await screen.findByText('No talents yet')).toBeInTheDocument();
  first.unmount();
  const { currentUrl } = await show({ url: `${path}?status=Pending` });
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear all filters' })[0]!);
  await waitFor(() => expect(currentUrl()).toBe(path));
});

test('a failure is tried again', async () => {
  network.get('/api/management/talent', afterRender('table', problem(500, 'INTERNAL')));
  await show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.get('/api/management/talent', answer([row]));
  await userEvent.click(retry);
  expect(await screen.findByText('Ploy Pailin')).toBeInTheDocument();
});

test('a role that may not sees so', async () => {
  network.get('/api/management/talent', afterRender('table', problem(403, 'FORBIDDEN')));
  await show({ profile: person('Business') });
  expect(await screen.findByText('You do not have access to this')).toBeInTheDocument();
});
