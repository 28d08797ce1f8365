import { api } from '@dara/sdk/api';
import { mockApi, problem, renderPart, afterRender } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  RecordHistory,
  useHistoryPage,
  type HistoryEvent,
  type HistoryFormatter,
} from './record.ts';

const network = mockApi();
const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    testHistory: build.query<
      { items: HistoryEvent[]; total: number },
      { page: number; size: number }
    >({ query: (params) => ({ url: '/api/records/1/audit', params }) }),
  }),
});

const wording: HistoryFormatter = {
  action: (action) => (action === 'Publish' ? 'Published' : undefined),
  field: (field) => (field === 'title' ? 'Title' : undefined),
  role: (permission) => (permission === 'Editor' ? 'editor' : undefined),
  text: (field, text) => (field === 'kind' ? `kind ${text}` : undefined),
  entry: (field, { name }) => (field === 'links' ? `link ${String(name)}` : undefined),
};

function History() {
  const query = historyApi.useTestHistoryQuery(useHistoryPage());
  return <RecordHistory query={query} wording={wording} />;
}

const show = (url = '/') => renderPart(<History />, { url, locale: 'en' });
const event = (id: string, change: Partial<HistoryEvent>): HistoryEvent => ({
  id,
  at: '2026-02-03T04:05:06.000Z',
  actor: { name: 'Somsri' },
  permission: 'Editor',
  action: 'Update',
  changes: [],
  ...change,
});

test('each event says who did what, with values before and after in the wording of the record', async () => {
  const changes = [
    { field: 'title', before: { th: 'เก่า', en: 'Old' }, after: { th: 'ใหม่', en: '' } },
    { field: 'kind', before: null, after: 'a' },
    { field: 'links', before: [], after: [{ name: 'x' }, { name: 'y' }] },
    { field: 'places', before: [{ city: 'Trang', floor: 2 }], after: null },
    { field: 'due', before: null, after: '2026-12-24T02:00:00.000Z' },
    {
      field: 'signs',
      before: [],
      after: [
        {
          id: '0193a000-0000-7000-8000-000000000001',
          text: { th: 'ปิด', en: 'Shut' },
          from: '2026-12-25T02:00:00.000Z',
        },
      ],
    },
    { field: 'open', before: true, after: false },
    { field: 'status', before: 'Draft', after: 'Closed' },
    { field: 'imageIds', before: ['a', 'b'], after: [] },
  ];
  const items = [
    event('e1', { changes }),
    event('e2', { action: 'Publish', permission: 'Reader' }),
    event('e3', { action: 'Unheard', actor: null, permission: null }),
    event('e4', { actor: { name: null }, permission: null }),
  ];
  network.get('/api/records/1/audit', { items, total: 4 });
  await show();
  const [first, second, third, fourth] = await screen.findAllByRole('listitem');
  const edited = within(first as HTMLElement);
  const shown = ['Edited', 'Somsri, editor', 'Title', 'Old', 'ใหม่', 'kind a', 'link x', 'link y'];
  shown.push('places', 'Trang · 2', 'Yes', 'No', 'Draft', 'Closed', '2 pictures');
  for (const text of shown) expect(edited.getByText(text)).toBeVisible();
  // Moments as people write them, in Bangkok's time, and no identifier.
  expect(edited.getByText(/^24 Dec 2026.* 09:00$/)).toBeVisible();
  expect(edited.getByText(/^ปิด · Shut · 25 Dec 2026.* 09:00$/)).toBeVisible();
  expect(within(second as HTMLElement).getByText('Published')).toBeVisible();
  expect(within(second as HTMLElement).getByText('Somsri, Reader')).toBeVisible();
  expect(within(third as HTMLElement).getByText('Unheard')).toBeVisible();
  expect(within(third as HTMLElement).getByText('The system')).toBeVisible();
  expect(within(fourth as HTMLElement).getByText('An account that is gone')).toBeVisible();
});

test('a creation shows the values set, without values before', async () => {
  const changes = [{ field: 'title', before: null, after: { th: 'ใหม่', en: 'New' } }];
  const items = [event('e1', { action: 'Create', changes }), event('e2', { changes })];
  network.get('/api/records/1/audit', { items, total: 2 });
  await show();
  const [made, edited] = await screen.findAllByRole('listitem');
  expect(within(made as HTMLElement).getByText('New')).toBeVisible();
  expect(within(made as HTMLElement).queryByText(/Before|After/)).toBeNull();
  expect(within(edited as HTMLElement).getByText('Before')).toBeVisible();
});

test('the page is a parameter of the address, beside the others', async () => {
  network.get('/api/records/1/audit', { items: [event('e1', {})], total: 12 });
  const { currentUrl } = await show('/?tab=history');
  await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(currentUrl()).toBe('/?tab=history&page=2');
  await waitFor(() => expect(network.requests.at(-1)?.url.search).toBe('?page=2&size=10'));
  await userEvent.click(await screen.findByRole('link', { name: 'Previous page' }));
  expect(currentUrl()).toBe('/?tab=history');
});

test('a history that could not be read is read again, and an empty one says so', async () => {
  network.get('/api/records/1/audit', afterRender('[aria-busy]', problem(500, 'INTERNAL')));
  await show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.get('/api/records/1/audit', { items: [], total: 0 });
  await userEvent.click(retry);
  expect(await screen.findByText('Nothing has happened yet')).toBeVisible();
});
