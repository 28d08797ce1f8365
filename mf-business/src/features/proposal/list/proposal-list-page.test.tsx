import {
  mockApi,
  person,
  problem,
  renderPage,
  afterRender,
  type RenderOptions,
} from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ProposalRow } from '../../../api/generated.ts';
import remote from '../../../remote.tsx';
import { page } from './proposal-list-page.tsx';

const network = mockApi();
const path = '/management/business/proposal';
const api = '/api/management/proposal';

const row: ProposalRow = {
  id: 'p1',
  number: 'PR-2569-0001',
  title: 'โฆษณาชาเขียว',
  companyName: { th: 'ชาดี', en: 'Cha Dee' },
  businessProfileId: '018f3b1e-0000-7000-8000-000000000001',
  jobId: null,
  status: 'Viewed',
  revision: 2,
  total: 96_300.5,
  validUntil: '2026-12-20',
  items: 5,
  answered: 2,
  sentAt: '2026-11-21T03:00:00.000Z',
  viewedAt: '2026-11-21T04:00:00.000Z',
  respondedAt: null,
  decidedAt: null,
  version: 1,
  createdAt: '2026-11-20T03:00:00.000Z',
  updatedAt: '2026-11-21T04:00:00.000Z',
  deletedAt: null,
};
const answer = (items: ProposalRow[]) => ({ items, page: 1, size: 10, total: items.length });

const show = (options: RenderOptions = {}) =>
  renderPage(page, {
    path,
    locale: 'en',
    messages: remote.messages,
    profile: person('Staff'),
    ...options,
  });
const lastQuery = () => network.requests.at(-1)?.url.search;

test('staff see number, client, total, and whether it was seen and answered', async () => {
  network.get(api, answer([row]));
  await show();
  const cells = within(await screen.findByRole('row', { name: /โฆษณาชาเขียว/ }));
  for (const text of [
    ...['PR-2569-0001', 'Revision 2', 'Cha Dee', 'Seen', '฿96,300.50', '20 Dec 2026'],
    '2 of 5 answered',
  ]) {
    expect(cells.getByText(text)).toBeInTheDocument();
  }
  expect(cells.getByRole('link', { name: 'โฆษณาชาเขียว' })).toHaveAttribute(
    'href',
    `${path}/detail/p1`,
  );
  expect(screen.getByRole('link', { name: 'New proposal' })).toHaveAttribute(
    'href',
    `${path}/detail`,
  );
});

test('a business sees its own without its name, and makes none', async () => {
  network.get(api, answer([row]));
  await show({ profile: person('Business'), locale: 'th' });
  expect(await screen.findByText('โฆษณาชาเขียว')).toBeInTheDocument();
  expect(screen.queryByText('ชาดี')).toBeNull();
  expect(screen.queryByRole('link', { name: 'สร้างข้อเสนอ' })).toBeNull();
});

test('sends the filters of the URL to the api', async () => {
  network.get(api, answer([row]));
  const filters = `businessProfileId=${row.businessProfileId}&validTo=2026-12-31`;
  await show({ url: `${path}?status=Sent&status=Viewed&${filters}&nonsense=1` });
  await waitFor(() =>
    expect(lastQuery()).toBe(
      `?status=Sent&status=Viewed&${filters}` +
        '&page=1&size=10&sortByColumn=UpdatedAt&sortByAlphabetically=desc',
    ),
  );
  expect(await screen.findByRole('button', { name: /Client: Cha Dee/ })).toBeInTheDocument();
});

test('deleted ones are restored from the list', async () => {
  network.get(api, answer([{ ...row, deletedAt: '2026-11-22T03:00:00.000Z' }]));
  network.post(`${api}/:id/restore`, {});
  await show({ url: `${path}?deleted=true` });
  await userEvent.click(await screen.findByRole('button', { name: /Restore/ }));
  await waitFor(() =>
    expect(network.requests.find(({ method }) => method === 'POST')?.path).toBe(
      `${api}/p1/restore`,
    ),
  );
  expect(screen.queryByRole('link', { name: 'โฆษณาชาเขียว' })).toBeNull();
});

test('nothing yet, and a failure', async () => {
  network.get(api, answer([]));
  const first = await show();
  expect(await screen.findByText('No proposals yet')).toBeInTheDocument();
  first.unmount();
  network.get(api, afterRender('table', problem(500, 'INTERNAL')));
  await show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
