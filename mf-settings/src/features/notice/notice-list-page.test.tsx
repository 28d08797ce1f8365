import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { page } from './notice-list-page.tsx';

const network = mockApi();
const LIST = '/api/notice';

const show = (query = '', locale: 'th' | 'en' = 'en') =>
  renderPage(page, {
    path: '/management/notice',
    url: `/management/notice${query}`,
    locale,
    messages: remote.messages,
    profile: person('Staff'),
  });

const item = (id: string, changes: object = {}) => ({
  id,
  kind: 'JobSubmitted',
  title: { th: 'งานใหม่รอตรวจ', en: `Job ${id}` },
  text: { th: 'รายละเอียด', en: `Text ${id}` },
  path: `/management/business/job/detail/${id}`,
  createdAt: '2026-11-20T03:00:00.000Z',
  readAt: null,
  ...changes,
});
const answer = (items: object[]) => ({ items, page: 1, size: 20, total: items.length });

test('lists the notices with links, and marks them as read', async () => {
  network.get(LIST, () => answer([item('a'), item('b', { readAt: '2026-11-20T04:00:00Z' })]));
  network.put(`${LIST}/a/read`, () => item('a'));
  await show();
  const [first, second] = await screen.findAllByRole('link', { name: /Job/ });
  expect(first).toHaveAttribute(
    'href',
    expect.stringContaining('/management/business/job/detail/a'),
  );
  expect([first, second].map((link) => link?.textContent?.startsWith('Unread:'))).toEqual([
    true,
    false,
  ]);
  await userEvent.click(first!);
  await waitFor(() =>
    expect(network.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1),
  );
});

test('marks everything up to the newest as read', async () => {
  network.get(LIST, () => answer([item('a'), item('b')]));
  network.put(`${LIST}/read`);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() =>
    expect(network.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ upToId: 'a' }),
  );
});

test('the filter for unread notices is in the URL', async () => {
  network.get(LIST, () => answer([]));
  const { currentUrl } = await show();
  expect(await screen.findByText('No notices yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Unread' }));
  await waitFor(() => expect(currentUrl()).toBe('/management/notice?unread=true'));
  expect(network.requests.at(-1)?.url.searchParams.get('unread')).toBe('true');
});

test('a list that cannot be read says so and is asked for again', async () => {
  network.get(LIST, problem(500, 'INTERNAL'));
  await show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.get(LIST, () => answer([item('a')]));
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: /Job a/ })).toBeVisible();
});
