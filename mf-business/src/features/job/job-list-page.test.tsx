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
import type { JobRow } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page } from './job-list-page.tsx';

const network = mockApi();
const path = '/management/business/job';

const row: JobRow = {
  id: 'j1',
  title: { th: 'โฆษณาชาเขียว', en: 'Green tea commercial' },
  jobType: 'TVC',
  talentTypes: ['Actor'],
  image: null,
  province: { th: 'กรุงเทพมหานคร', en: 'Bangkok' },
  openings: 2,
  castingDate: null,
  applyUntil: '2020-01-15',
  budgetFrom: 10_000,
  budgetTo: 20_000,
  budgetUnit: 'Day',
  companyName: { th: 'ชาดี', en: 'Cha Dee' },
  status: 'Open',
  showBudget: false,
  visibility: 'Internal',
  businessProfileId: 'b1',
  applications: 7,
  hired: 0,
  deletedAt: null,
  missingTranslation: false,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
};

const answer = (items: JobRow[]) => ({ items, page: 1, size: 10, total: items.length });

const show = (options: RenderOptions = {}) => {
  network.get('/api/management/job/choices', { tags: [], businesses: [] });
  return renderPage(page, {
    path,
    locale: 'en',
    messages: remote.messages,
    profile: person('Staff'),
    ...options,
  });
};

const lastQuery = () =>
  network.requests.findLast(({ path: asked }) => asked === '/api/management/job')?.url.search;

test('staff see whose job it is, what it offers and its status', async () => {
  network.get('/api/management/job', answer([row]));
  await show();
  const cells = within(await screen.findByRole('row', { name: /Green tea commercial/ }));
  for (const text of [
    'TV commercial · Bangkok',
    'Cha Dee',
    'Actor',
    'Open',
    'Internal',
    '7',
    '2 openings',
    '15 Jan 2020',
    'Past its deadline',
    '฿10,000 – ฿20,000 per day',
  ]) {
    expect(cells.getByText(text)).toBeInTheDocument();
  }
  expect(cells.getByRole('img', { name: 'Not shown on the public page' })).toBeInTheDocument();
});

test('a business sees its own jobs without its own name', async () => {
  network.get('/api/management/job', answer([row]));
  await show({ profile: person('Business'), locale: 'th' });
  expect(await screen.findByText('โฆษณาชาเขียว')).toBeInTheDocument();
  expect(screen.getByText(/งานทั้งหมดของบริษัทคุณ/)).toBeInTheDocument();
  expect(screen.queryByText('ชาดี')).toBeNull();
});

test('filters are asked of the api and stored in the address', async () => {
  network.get('/api/management/job', answer([row]));
  const query = '?jobType=TVC&status=Open&status=Closed&talentType=Actor&province=10';
  const { currentUrl } = await show({ url: `${path}${query}` });
  await waitFor(() =>
    expect(lastQuery()).toBe(
      '?jobType=TVC&talentType=Actor&status=Open&status=Closed&province=10' +
        '&page=1&size=10&sortByColumn=UpdatedAt&sortByAlphabetically=desc',
    ),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Province: Bangkok' }));
  await waitFor(() =>
    expect(currentUrl()).toBe(`${path}?jobType=TVC&status=Open&status=Closed&talentType=Actor`),
  );
});

test('sorting by deadline and searching ask the api', async () => {
  network.get('/api/management/job', answer([row]));
  await show();
  await screen.findByText('Green tea commercial');
  await userEvent.click(screen.getByRole('button', { name: 'Apply by' }));
  await waitFor(() =>
    expect(lastQuery()).toContain('sortByColumn=ApplyUntil&sortByAlphabetically=asc'),
  );
  await userEvent.type(screen.getByRole('searchbox'), 'ชา{Enter}');
  await waitFor(() => expect(lastQuery()).toContain(`keyword=${encodeURIComponent('ชา')}`));
});

test('nothing yet, nothing that matches, a failure, a refusal', async () => {
  network.get('/api/management/job', answer([]));
  const first = await show();
  expect(await screen.findByText('No jobs yet')).toBeInTheDocument();
  first.unmount();
  const second = await show({ url: `${path}?status=Draft` });
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
  second.unmount();
  network.get('/api/management/job', afterRender('table', problem(500, 'INTERNAL')));
  const third = await show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  third.unmount();
  network.get('/api/management/job', afterRender('table', problem(403, 'FORBIDDEN')));
  await show({ profile: person('Talent') });
  expect(await screen.findByText('You do not have access to this')).toBeInTheDocument();
});
