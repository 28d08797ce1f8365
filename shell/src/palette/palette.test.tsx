import { mockApi, person, problem } from '@dara/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite, textPage, type TestRemote } from '../testing/render-site.tsx';
import { onPaletteRequested, openPalette } from './palette-events.ts';
import { matchesKeyword } from './palette.model.ts';
import { recentOf, rememberOpened } from './recent.ts';

const network = mockApi();
const FINDER = '/api/things';
const title = (th: string, en = th) => ({ th, en });

const office: TestRemote = {
  routes: [
    { path: '/management/jobs', page: 'jobs', access: 'signed-in', frame: 'management' },
    { path: '/management/jobs/new', page: 'new', access: 'signed-in', frame: 'management' },
    { path: '/management/jobs/:id', page: 'job', access: 'signed-in', frame: 'management' },
  ],
  pages: {
    jobs: async () => textPage('All jobs'),
    new: async () => textPage('A new job'),
    job: async () => textPage('One job'),
  },
  menu: [
    {
      ...{ id: 'jobs', section: 'work', path: '/management/jobs', order: 1 },
      label: title('งาน', 'Jobs'),
      permission: ['Staff', 'Business'],
    },
    {
      ...{ id: 'users', section: 'work', path: '/management/users', order: 2 },
      label: title('ผู้ใช้', 'Users'),
      permission: ['Admin'],
    },
  ],
  sections: [{ id: 'work', label: title('งาน', 'Work'), order: 1 }],
  finder: { api: FINDER },
  actions: [
    { id: 'job.create', label: title('เพิ่มงาน', 'New job'), path: '/management/jobs/new' },
    {
      ...{ id: 'user.create', path: '/management/users/new', permission: ['Admin'] },
      label: title('เพิ่มผู้ใช้', 'New user'),
    },
  ],
};
const group = (id: string, name: string) => ({
  kind: 'job',
  label: title('งาน', 'Jobs found'),
  items: [{ id: `job.${id}`, title: title(name), text: null, path: `/management/jobs/${id}` }],
});

beforeEach(() => localStorage.clear());

async function open(permission: Parameters<typeof person>[0] = 'Staff') {
  const site = await renderSite({
    url: '/management/jobs',
    remotes: { 'mf-office': office },
    profile: person(permission),
  });
  await screen.findByRole('button', { name: 'Search and commands' });
  await waitFor(async () => {
    // Again, since the listener is registered in an idle callback.
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
  return site;
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('Ctrl K shows only the pages and actions that the user may use', async () => {
  await open();
  expect(options()).toEqual(expect.arrayContaining(['New job', 'JobsWork', 'Sign out']));
  expect(options().join()).not.toMatch(/[Uu]ser/);
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
});

test('it is opened from the account menu of a public page as well', async () => {
  await renderSite({ url: '/', remotes: { 'mf-office': office }, profile: person('Staff') });
  await userEvent.click(await screen.findByRole('button', { name: /^Account menu of/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Search and commands/ }));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a request to open before the palette is loaded opens it once it is', () => {
  const opened = jest.fn();
  openPalette();
  onPaletteRequested(opened)();
  expect(opened).toHaveBeenCalledTimes(1);
  onPaletteRequested(opened)();
  expect(opened).toHaveBeenCalledTimes(1);
});

test('records are found by typing and opened by Enter, and come first the next time', async () => {
  network.get(FINDER, () => ({ groups: [group('7', 'มะลิ')] }));
  const site = await open();
  await userEvent.type(screen.getByRole('combobox'), 'มะลิ');
  expect(await screen.findByRole('option', { name: 'มะลิ' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('option', { name: 'มะลิ' })).toHaveAttribute('data-highlighted'),
  );
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(site.address()).toBe('/management/jobs/7'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(recentOf(person('Staff').id)).toEqual(['job.7']);
});

test('recent records are requested by id, and those without access are removed', async () => {
  for (const id of ['job.1', 'job.2']) rememberOpened(person('Staff').id, id);
  network.get(FINDER, ({ url }) => {
    expect(url.searchParams.getAll('ids')).toEqual(['job.2', 'job.1']);
    return { groups: [group('1', 'ยังเห็นได้')] };
  });
  await open();
  const recent = await screen.findByRole('group', { name: 'Opened recently' });
  expect(within(recent).getAllByRole('option')).toHaveLength(1);
});

test('an answer to an earlier keyword is never shown', async () => {
  const answers = new Map<string, (groups: object) => void>();
  network.get(
    FINDER,
    ({ url }) =>
      new Promise((resolve) => answers.set(url.searchParams.get('keyword') ?? '', resolve)),
  );
  await open();
  const field = screen.getByRole('combobox');
  await userEvent.type(field, 'มะ');
  await waitFor(() => expect([...answers.keys()]).toEqual(['มะ']));
  await userEvent.type(field, 'นาว');
  await waitFor(() => expect(answers.has('มะนาว')).toBe(true));
  await act(async () => answers.get('มะนาว')?.({ groups: [group('2', 'มะนาว')] }));
  await screen.findByRole('option', { name: 'มะนาว' });
  await act(async () => answers.get('มะ')?.({ groups: [group('1', 'มะลิ')] }));
  expect(screen.queryByRole('option', { name: 'มะลิ' })).toBeNull();
  expect(screen.getByRole('option', { name: 'มะนาว' })).toBeVisible();
});

test('without an answer pages and actions still work, and a message says so', async () => {
  network.get(FINDER, problem(503, 'UNAVAILABLE'));
  await open();
  await userEvent.type(screen.getByRole('combobox'), 'jbos');
  expect(await screen.findByText(/Records cannot be searched/)).toBeVisible();
});

test.each([
  ['ออกจากระบบ', true],
  ['ออกจารระบบ', true],
  ['sgin out', true],
  ['sign', true],
  ['user', false],
  ['xy', false],
  ['ออกจา\u200Bกระบบ', true],
])('%s finds signing out: %s', (keyword, isFound) => {
  expect(matchesKeyword(keyword, { th: 'ออกจากระบบ', en: 'Sign out' })).toBe(isFound);
});
