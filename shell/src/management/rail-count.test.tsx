import { api } from '@dara/sdk/api';
import { useAppDispatch } from '@dara/sdk/store';
import { mockApi, person, problem } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderSite, type TestRemote } from '../testing/render-site.tsx';

const network = mockApi();
const WAITING = '/api/test/waiting';

const tagged = api.enhanceEndpoints({ addTagTypes: ['test'] }).injectEndpoints({
  endpoints: (build) => ({
    testAnswer: build.mutation<unknown, void>({
      query: () => ({ url: '/api/test/answer', method: 'POST' }),
      invalidatesTags: ['test'],
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
  expect(network.requests[0]!.url.search).toBe('?open=true&size=1');
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
