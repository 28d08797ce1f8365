import { api } from '@dara/sdk/api';
import { useAppDispatch } from '@dara/sdk/store';
import { mockApi, person, problem } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderSite, type TestRemote } from '../testing/render-site.tsx';

const network = mockApi();
const WAITING = '/api/test/waiting';
const GRANTED = '/api/test/granted';

const tagged = api.enhanceEndpoints({ addTagTypes: ['test', 'grant'] }).injectEndpoints({
  endpoints: (build) => ({
    testAnswer: build.mutation<unknown, void>({
      query: () => ({ url: '/api/test/answer', method: 'POST' }),
      invalidatesTags: ['test', 'grant'],
    }),
  }),
});

function Page() {
  const dispatch = useAppDispatch();
  return (
    <button onClick={() => void dispatch(tagged.endpoints.testAnswer.initiate())}>Answer</button>
  );
}

const remote: TestRemote = {
  routes: [{ path: '/management/test', page: 'test', access: 'signed-in', frame: 'management' }],
  pages: { test: async () => ({ Component: Page }) },
  sections: [{ id: 'test', label: { th: 'ทดสอบ', en: 'Test' }, order: 1 }],
  menu: [
    {
      id: 'test.waiting',
      section: 'test',
      label: { th: 'รอ', en: 'Waiting room' },
      path: '/management/test',
      icon: '/assets/mf-test/icon-door-open.1a.svg',
      count: { path: `${WAITING}?open=true&size=1`, tag: 'test' },
      order: 1,
    },
    {
      ...{ id: 'test.granted', section: 'test', path: '/management/test/granted', order: 2 },
      label: { th: 'ให้ดู', en: 'Granted room' },
      permission: ['Talent'],
      shownIf: { path: GRANTED, tag: 'grant' },
    },
    {
      ...{ id: 'test.other', section: 'test', path: '/management/test/other', order: 3 },
      label: { th: 'อื่น', en: 'Other room' },
      permission: ['Staff'],
      shownIf: { path: '/api/test/other', tag: 'grant' },
    },
  ],
};

const show = () =>
  renderSite({
    url: '/management/test',
    locale: 'en',
    profile: person('Talent'),
    remotes: { 'mf-test': remote },
  });

/** On a screen as small as the test's the rail is there, and not seen. */
const findEntry = async () =>
  within(await screen.findByLabelText('Management')).getByRole('link', {
    name: /Waiting room/,
    hidden: true,
  });

beforeEach(() => network.get(GRANTED, { total: 0 }));

test('a menu entry shows its number of pending items, updated after each change', async () => {
  let total = 2;
  network.get(WAITING, () => ({ items: [], page: 1, size: 1, total }));
  network.post('/api/test/answer', () => {
    total -= 1;
    return {};
  });
  await show();
  await screen.findByRole('button', { name: 'Answer' });
  const entry = await findEntry();
  await waitFor(() => expect(entry).toHaveTextContent('Waiting room2(2 waiting)'));
  expect(entry.querySelector('[style*="icon-door-open.1a.svg"]')).not.toBeNull();
  const asked = network.requests.find(({ path }) => path === WAITING);
  expect(asked!.url.search).toBe('?open=true&size=1');
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await waitFor(() => expect(entry).toHaveTextContent('(1 waiting)'));
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await waitFor(() => expect(entry).toHaveTextContent(/^Waiting room$/));
});

test('a failed count does not change the menu', async () => {
  network.get(WAITING, problem(500, 'INTERNAL'));
  await show();
  await screen.findByRole('button', { name: 'Answer' });
  const entry = await findEntry();
  await waitFor(() => expect(network.requests).not.toEqual([]));
  await waitFor(() => expect(entry).toHaveTextContent(/^Waiting room$/));
});

/** The rail and the palette. */
const granted = () => screen.queryAllByText('Granted room');
const openPalette = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Search and commands' }));
  return within(await screen.findByRole('dialog'));
};

test('an entry that a list decides is shown to those who get something, and to their role alone', async () => {
  network.get(WAITING, { total: 0 });
  network.post('/api/test/answer', {});
  network.get(GRANTED, { total: 1 });
  await show();
  await waitFor(() => expect(granted()).toHaveLength(1));
  await openPalette();
  expect(granted()).toHaveLength(2);
  expect(screen.queryByText('Other room')).toBeNull();
  expect(network.requests.some(({ path }) => path === '/api/test/other')).toBe(false);
  await userEvent.keyboard('{Escape}');
  network.get(GRANTED, { total: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await waitFor(() => expect(granted()).toHaveLength(0));
});

test.each([
  ['nothing', { total: 0 }],
  ['a refusal', problem(403, 'FORBIDDEN')],
  ['no answer', problem(503, 'UNAVAILABLE')],
])('an entry whose list has %s is not shown', async (_what, answer) => {
  network.get(WAITING, { total: 0 });
  network.get(GRANTED, answer);
  await show();
  await screen.findByRole('button', { name: 'Answer' });
  await waitFor(() => expect(network.requests.some(({ path }) => path === GRANTED)).toBe(true));
  const palette = await openPalette();
  expect(palette.getByText('Waiting room')).toBeInTheDocument();
  expect(granted()).toHaveLength(0);
});
