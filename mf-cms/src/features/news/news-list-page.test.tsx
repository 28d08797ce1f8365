import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  mockApi,
  person,
  problem,
  renderPage,
  whenDrawn,
  type RenderOptions,
} from '@dara/kit/testing';
import type { NewsRow } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page } from './news-list-page.tsx';

const network = mockApi();
const path = '/management/cms/news';

const row: NewsRow = {
  id: 'n1',
  type: 'General',
  title: { th: 'ดาราคว้ารางวัล', en: '' },
  shortDescription: { th: 'ข่าวดีของปีนี้', en: '' },
  image: null,
  tags: [{ id: 'g1', th: 'รางวัล', en: 'Awards' }],
  status: 'Published',
  publish: true,
  publishAt: null,
  publishedAt: '2026-01-02T00:00:00.000Z',
  order: 3,
  missingTranslation: true,
  version: 1,
  editedBy: null,
  hasDraft: false,
  deletedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-05T00:00:00.000Z',
};

const answer = (items: NewsRow[], total = items.length) => ({ items, page: 1, size: 10, total });

const show = (options: RenderOptions = {}) =>
  renderPage(page, {
    path,
    locale: 'en',
    messages: remote.messages,
    profile: person('Staff'),
    ...options,
  });

const lastQuery = () =>
  network.requests.filter((call) => call.path === '/api/management/news').at(-1)?.url.search;

test('a row shows the Thai title, what misses, and when it came out', async () => {
  network.get('/api/management/news', answer([row]));
  network.get('/api/news/tags', row.tags);
  await show();
  const cells = within(await screen.findByRole('row', { name: /ดาราคว้ารางวัล/ }));
  for (const text of ['No English', 'Published', 'Awards', '3', '2 Jan 2026']) {
    expect(cells.getByText(text)).toBeInTheDocument();
  }
  expect(lastQuery()).toBe(
    '?type=General&page=1&size=10&sortByColumn=UpdatedAt&sortByAlphabetically=desc',
  );
});

test('a scheduled story says when it will come out, in the Buddhist year', async () => {
  const publishAt = '2026-12-24T02:00:00.000Z';
  const scheduled = { ...row, status: 'Scheduled', publishAt, publishedAt: null } as const;
  network.get('/api/management/news', answer([scheduled]));
  network.get('/api/news/tags', row.tags);
  await show({ locale: 'th' });
  expect(await screen.findByText(/ตั้งไว้ 24 ธ.ค. 2569/)).toBeInTheDocument();
});

test('status and tags are asked of the api and stored in the address', async () => {
  network.get('/api/management/news', answer([row]));
  network.get('/api/news/tags', row.tags);
  const { currentUrl } = await show({ url: `${path}?tags=g1` });
  await waitFor(() => expect(lastQuery()).toContain('tags=g1'));
  expect(await screen.findByRole('button', { name: 'Remove Tags: Awards' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Scheduled' }));
  await waitFor(() => expect(currentUrl()).toBe(`${path}?status=Scheduled&tags=g1`));
  await waitFor(() => expect(lastQuery()).toContain('status=Scheduled&tags=g1'));
});

test('without a single tag there is no filter by tags', async () => {
  network.get('/api/management/news', answer([row]));
  network.get('/api/news/tags', undefined);
  await show();
  await screen.findByText('ดาราคว้ารางวัล');
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(await panel.findByRole('combobox', { name: 'Status' })).toBeInTheDocument();
  expect(panel.queryByRole('combobox', { name: 'Tags' })).toBeNull();
});

test('sorting by order asks the api', async () => {
  network.get('/api/management/news', answer([row]));
  network.get('/api/news/tags', row.tags);
  await show();
  await screen.findByText('ดาราคว้ารางวัล');
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  await waitFor(() => expect(lastQuery()).toContain('sortByColumn=Order&sortByAlphabetically=asc'));
});

test('nothing yet, nothing that matches, a failure, a refusal', async () => {
  network.get('/api/news/tags', undefined);
  network.get('/api/management/news', answer([]));
  const first = await show();
  expect(await screen.findByText('No news yet')).toBeInTheDocument();
  first.unmount();
  const second = await show({ url: `${path}?keyword=zz` });
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
  second.unmount();
  network.get('/api/management/news', whenDrawn('table', problem(500, 'INTERNAL')));
  const third = await show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  third.unmount();
  network.get('/api/management/news', whenDrawn('table', problem(403, 'FORBIDDEN')));
  await show({ profile: person('Talent') });
  expect(await screen.findByText('You do not have access to this')).toBeInTheDocument();
});
