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
import type { ManagementProfileRow } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page } from './user-list-page.tsx';

const network = mockApi();
const path = '/management/setting/user';

const row: ManagementProfileRow = {
  id: 'u1',
  email: 'nam@dara.test',
  firstName: 'วารี',
  lastName: 'น้ำใส',
  talentNames: null,
  image: null,
  permission: 'Business',
  contactPhone: '0812345678',
  active: false,
  isInvited: false,
  lastLoginAt: null,
  createdAt: '2026-01-02T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  deletedAt: null,
  version: 1,
};

const answer = (items: ManagementProfileRow[]) => ({
  items,
  page: 1,
  size: 10,
  total: items.length,
});

const show = (options: RenderOptions = {}) =>
  renderPage(page, {
    path,
    locale: 'en',
    messages: remote.messages,
    profile: person('Admin'),
    ...options,
  });

const lastQuery = () => network.requests.at(-1)?.url.search;

test('a row shows who it is and what the person may do', async () => {
  network.get('/api/management/profile', answer([row]));
  await show();
  const cells = within(await screen.findByRole('row', { name: /วารี น้ำใส/ }));
  for (const text of ['nam@dara.test', 'Business', 'Inactive', 'Never signed in', '2 Jan 2026']) {
    expect(cells.getByText(text)).toBeInTheDocument();
  }
  expect(lastQuery()).toBe('?page=1&size=10&sortByColumn=CreatedAt&sortByAlphabetically=desc');
});

test('the account of a talent is called in the language of the page', async () => {
  const talentNames = {
    firstName: { th: 'วารี', en: 'Waree' },
    lastName: { th: 'น้ำใส', en: 'Namsai' },
  };
  network.get('/api/management/profile', answer([{ ...row, talentNames }]));
  await show();
  expect(await screen.findByRole('link', { name: 'Waree Namsai' })).toBeVisible();
  expect(screen.queryByText(/วารี/)).toBeNull();
});

test('filters come from the address, with Thai words on their chips', async () => {
  network.get('/api/management/profile', answer([row]));
  await show({ locale: 'th', url: `${path}?permission=Admin&permission=Staff&active=false` });
  await waitFor(() =>
    expect(lastQuery()).toContain('permission=Admin&permission=Staff&active=false'),
  );
  expect(await screen.findByText('สิทธิ์: ผู้ดูแลระบบ')).toBeInTheDocument();
  expect(screen.getByText('สิทธิ์: ทีมงาน')).toBeInTheDocument();
});

test('searching and sorting ask the api', async () => {
  network.get('/api/management/profile', answer([row]));
  const { currentUrl } = await show();
  await screen.findByText('nam@dara.test');
  await userEvent.type(screen.getByRole('searchbox'), 'nam{Enter}');
  await waitFor(() => expect(lastQuery()).toContain('keyword=nam'));
  await waitFor(() => expect(currentUrl()).toBe(`${path}?keyword=nam`));
  await userEvent.click(screen.getByRole('button', { name: 'Last sign-in' }));
  await waitFor(() =>
    expect(lastQuery()).toContain('sortByColumn=LastLoginAt&sortByAlphabetically=desc'),
  );
});

test('nothing that matches, a failure, a refusal', async () => {
  network.get('/api/management/profile', answer([]));
  const first = await show({ url: `${path}?active=true` });
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
  first.unmount();
  network.get('/api/management/profile', afterRender('table', problem(500, 'INTERNAL')));
  const second = await show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.get('/api/management/profile', answer([row]));
  await userEvent.click(retry);
  expect(await screen.findByText('nam@dara.test')).toBeInTheDocument();
  second.unmount();
  network.get('/api/management/profile', afterRender('table', problem(403, 'FORBIDDEN')));
  await show({ profile: person('Staff') });
  expect(await screen.findByText('You do not have access to this')).toBeInTheDocument();
});
