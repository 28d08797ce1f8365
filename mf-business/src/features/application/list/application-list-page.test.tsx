import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockApi, person, renderPage, type RenderOptions } from '@dara/kit/testing';
import type { ListedApplication } from '../../../api/generated.ts';
import remote from '../../../remote.tsx';
import { applicationOf } from '../../../testing/application-row.ts';
import { page } from './application-list-page.tsx';

const network = mockApi();
const path = '/management/business/application';
const api = '/api/management/application';
const JOB_ID = '018cc251-f400-7000-8000-000000000000';

const { clashes: _clashes, ...application } = applicationOf('a1', {
  talentName: { th: 'แอน', en: 'Ann' },
  status: 'Shortlisted',
});
const row: ListedApplication = {
  ...application,
  job: {
    id: JOB_ID,
    title: { th: 'โฆษณาชาเขียว', en: 'Green tea commercial' },
    companyName: { th: 'ชาดี', en: 'Cha Dee' },
  },
};

const answer = (items: ListedApplication[]) =>
  network.get(api, { items, page: 1, size: 10, total: items.length });

const show = (options: RenderOptions = {}) => {
  network.get('/api/management/job/choices', { tags: [], businesses: [] });
  network.get('/api/management/job', { items: [], page: 1, size: 100, total: 0 });
  network.get(`/api/management/job/${JOB_ID}`, row.job);
  return renderPage(page, {
    path,
    locale: 'en',
    messages: remote.messages,
    profile: person('Staff'),
    ...options,
  });
};

const lastQuery = () => network.requests.findLast(({ path: asked }) => asked === api)?.url.search;

test('staff see who applied to which job, with a link to the board', async () => {
  answer([row]);
  await show();
  const cells = within(await screen.findByRole('row', { name: /Ann/ }));
  for (const text of ['Green tea commercial', 'Cha Dee', 'Shortlisted', 'Actor · 24 years']) {
    expect(cells.getByText(text)).toBeInTheDocument();
  }
  expect(cells.getByRole('link', { name: 'Ann' })).toHaveAttribute(
    'href',
    `/management/business/job/detail/${JOB_ID}/application?open=a1`,
  );
  expect(lastQuery()).toBe('?page=1&size=10&sortByColumn=CreatedAt&sortByAlphabetically=desc');
});

test('filters are in the address and sent to the api, each removed by its name', async () => {
  answer([row]);
  const query = `?status=Applied&jobId=${JOB_ID}&jobStatus=Open&talentType=Actor&appliedFrom=2026-01-01`;
  const { currentUrl } = await show({ url: `${path}${query}&appliedTo=yesterday` });
  await waitFor(() =>
    expect(lastQuery()).toBe(
      `${query}&page=1&size=10&sortByColumn=CreatedAt&sortByAlphabetically=desc`,
    ),
  );
  await userEvent.click(
    await screen.findByRole('button', { name: 'Remove Job: Green tea commercial' }),
  );
  await userEvent.click(
    await screen.findByRole('button', { name: 'Remove Applied from: Jan 1, 2026' }),
  );
  await waitFor(() =>
    expect(currentUrl()).toBe(`${path}?status=Applied&jobStatus=Open&talentType=Actor`),
  );
});

test('a business reads no company and asks for no businesses', async () => {
  answer([row]);
  await show({ profile: person('Business'), locale: 'th' });
  expect(await screen.findByText('โฆษณาชาเขียว')).toBeInTheDocument();
  expect(screen.getByText('ใครสมัครงานของบริษัทคุณบ้าง ล่าสุดอยู่ก่อน')).toBeInTheDocument();
  expect(screen.queryByText('ชาดี')).toBeNull();
  expect(network.requests.some(({ path: asked }) => asked.endsWith('/choices'))).toBe(false);
});

test('without applications it says so', async () => {
  answer([]);
  await show();
  expect(await screen.findByText('No applications yet')).toBeInTheDocument();
});
