import { mockApi, person, problem } from '@dara/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderSite, textPage, type TestRemote } from '../testing/render-site.tsx';

const network = mockApi();
afterEach(() => jest.restoreAllMocks());
const API = '/api/test/told';

const item = (id: string, changes: object = {}) => ({
  id,
  title: { th: `เรื่อง ${id}`, en: `News ${id}` },
  text: { th: `รายละเอียด ${id}`, en: `Text ${id}` },
  path: '/management/test/2',
  createdAt: '2026-11-20T03:00:00.000Z',
  readAt: null,
  ...changes,
});

const remote: TestRemote = {
  routes: ['', '/2', '/all', '/choices'].map((end) => ({
    path: `/management/test${end}`,
    page: `test${end.slice(1)}`,
    access: 'signed-in' as const,
    frame: 'management' as const,
  })),
  pages: {
    test: async () => textPage('Begin'),
    test2: async () => textPage('Opened'),
    testall: async () => textPage('All of it'),
    testchoices: async () => textPage('Choices'),
  },
  sections: [{ id: 'test', label: { th: 'ทดสอบ', en: 'Test' }, order: 1 }],
  inbox: {
    api: API,
    tag: 'told',
    page: '/management/test/all',
    choices: '/management/test/choices',
  },
};

const show = async (brought: TestRemote = remote) => {
  const site = await renderSite({
    url: '/management/test',
    locale: 'en',
    profile: person('Talent'),
    remotes: { 'mf-test': brought },
  });
  await screen.findByRole('heading', { name: 'Begin' });
  return site;
};

const page = (items: object[]) => ({ items, page: 1, size: 6, total: items.length });

test('says how much is unread, shows the latest, and opening one notes that it was read', async () => {
  let unread = 2;
  network.get(`${API}/count`, () => ({ total: unread }));
  network.get(API, () =>
    page([item('a'), item('b'), item('c', { readAt: '2026-11-20T04:00:00Z' })]),
  );
  network.put(`${API}/a/read`, () => {
    unread -= 1;
    return item('a');
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Notices, 2 unread' }));
  const panel = screen.getByRole('region', { name: 'Notices' });
  const links = await within(panel).findAllByRole('link', { name: /News/ });
  expect(links.map((link) => /^Unread:/.test(link.textContent ?? ''))).toEqual([true, true, false]);
  await userEvent.click(links[0]!);
  expect(await screen.findByRole('heading', { name: 'Opened' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Notices, 1 unread' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
});

test('marks everything up to the newest shown as read', async () => {
  let unread = 1;
  network.get(`${API}/count`, () => ({ total: unread }));
  network.get(API, () => page([item('a'), item('b')]));
  network.put(`${API}/read`, () => {
    unread = 0;
    return {};
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Notices, 1 unread' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull(),
  );
  expect(network.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ upToId: 'a' });
  expect(screen.getByRole('button', { name: 'Notices' })).toBeVisible();
});

test('an empty inbox, and one that cannot be read, say so', async () => {
  network.get(`${API}/count`, problem(500, 'INTERNAL'));
  network.get(API, problem(500, 'INTERNAL'));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Notices' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.get(API, () => page([]));
  await userEvent.click(retry);
  expect(await screen.findByText('No notices yet')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'See all notices' }));
  expect(await screen.findByRole('heading', { name: 'All of it' })).toBeVisible();
});

test('returning to the tab shows notices that arrived in the meantime', async () => {
  let unread = 0;
  network.get(`${API}/count`, () => ({ total: unread }));
  // The shell asks as well what is live by then.
  network.get('/_dara/live.json', () => ({ revision: '1' }));
  await show();
  await waitFor(() => expect(network.requests).toHaveLength(1));
  unread = 120;
  const later = Date.now() + 60_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  const state = jest.spyOn(document, 'visibilityState', 'get');
  for (const next of ['hidden', 'visible'] as const) {
    state.mockReturnValue(next);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }
  clock.mockRestore();
  const bell = await screen.findByRole('button', { name: 'Notices, 120 unread' });
  expect(bell).toHaveTextContent('99+');
});

test('without an inbox there is no bell', async () => {
  const { inbox: _none, ...plain } = remote;
  await show(plain);
  expect(screen.queryByRole('button', { name: /Notices/ })).toBeNull();
  expect(network.requests).toEqual([]);
});
