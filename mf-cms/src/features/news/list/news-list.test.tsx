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
import type { NewsRow } from '../../../api/generated.ts';
import remote from '../../../remote.tsx';
import { newsRow } from '../../../testing/news-record.ts';
import { newsListPage as page, talkListPage as talkPage } from './news-list.tsx';

const network = mockApi();
const path = '/management/cms/news';

const row = newsRow();

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
  network.get('/api/management/news', afterRender('table', problem(500, 'INTERNAL')));
  const third = await show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  third.unmount();
  network.get('/api/management/news', afterRender('table', problem(403, 'FORBIDDEN')));
  await show({ profile: person('Talent') });
  expect(await screen.findByText('You do not have access to this')).toBeInTheDocument();
});

test('Talk of the town asks for its own, and opens them at its own addresses', async () => {
  network.get('/api/management/news', answer([newsRow({ type: 'TalkOfTheTown' })]));
  network.get('/api/news/tags', row.tags);
  await renderPage(talkPage, {
    path: '/management/cms/talkofthetown',
    locale: 'en',
    messages: remote.messages,
    profile: person('Staff'),
  });
  const link = await screen.findByRole('link', { name: 'ดาราคว้ารางวัล' });
  expect(link).toHaveAttribute('href', '/management/cms/talkofthetown/detail/n1');
  expect(lastQuery()).toContain('type=TalkOfTheTown');
});

test('selected ones are published, tagged, and deleted once that was confirmed', async () => {
  network.get('/api/management/news', answer([row]));
  network.get('/api/news/tags', row.tags);
  network.post('/api/management/news/bulk', { results: [{ id: 'n1', code: null }] });
  await show();
  const act = async (name: string) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select ดาราคว้ารางวัล' }));
    const bar = within(await screen.findByRole('region', { name: 'Selection' }));
    await userEvent.click(bar.getByRole('button', { name }));
  };
  await act('Publish now');
  expect(await screen.findByText('1 story is published')).toBeInTheDocument();
  await act('Delete');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('ดาราคว้ารางวัล')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'confirm' }));
  expect(await screen.findByText('1 story was successfully deleted')).toBeInTheDocument();
  const bodies = network.requests
    .filter((one) => one.path.endsWith('/bulk'))
    .map(({ body }) => body);
  expect(bodies).toEqual([
    { ids: ['n1'], action: 'publish' },
    { ids: ['n1'], action: 'delete' },
  ]);
});

test('shows that there is nothing to sort', async () => {
  network.get('/api/management/news', answer([]));
  network.get('/api/news/tags', undefined);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Arrange' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order on the site' }));
  expect(await dialog.findByText('No news yet')).toBeVisible();
});

test('the trash restores one or many articles', async () => {
  network.get('/api/management/news', answer([newsRow({ deletedAt: row.updatedAt })]));
  network.get('/api/news/tags', row.tags);
  network.post('/api/management/news/n1/restore', {});
  await show({ url: `${path}?deleted=true` });
  await waitFor(() => expect(lastQuery()).toContain('deleted=true'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select ดาราคว้ารางวัล' }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  expect(bar.getByRole('button', { name: 'Restore' })).toBeInTheDocument();
  expect(bar.queryByRole('button', { name: 'Delete' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Restore ดาราคว้ารางวัล' }));
  expect(await screen.findByText('ดาราคว้ารางวัล has been restored')).toBeInTheDocument();
});

test('the filtered list goes along as a workbook', async () => {
  network.get('/api/management/news', answer([row]));
  network.get('/api/news/tags', row.tags);
  network.get('/api/management/news/export', 'PK');
  URL.createObjectURL = () => 'blob:list';
  HTMLAnchorElement.prototype.click = () => undefined;
  await show({ url: `${path}?status=Published` });
  await screen.findByRole('row', { name: /ดาราคว้ารางวัล/ });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /English/ }));
  await waitFor(() => {
    const call = network.requests.find((one) => one.path === '/api/management/news/export');
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({
      ...{ type: 'General', status: 'Published', format: 'xlsx', language: 'en' },
      ...{ sortByColumn: 'UpdatedAt', sortByAlphabetically: 'desc' },
    });
  });
});
