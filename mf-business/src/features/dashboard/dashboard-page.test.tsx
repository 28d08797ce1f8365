import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockApi, person, problem, renderPage, type RenderOptions } from '@dara/kit/testing';
import type { Dashboard } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page } from './dashboard-page.tsx';

const network = mockApi();
const API = '/api/management/dashboard';

const dashboard: Dashboard = {
  figures: [
    { name: 'jobsOpen', count: 4 },
    { name: 'jobsInReview', count: 2 },
    { name: 'applicationsNew', count: 1200 },
    { name: 'talentsWithStaleRates', count: 7 },
    { name: 'proposalsExpiring', count: 3 },
  ],
  stages: [
    { status: 'Applied', count: 30 },
    { status: 'Hired', count: 3 },
    { status: 'Withdrawn', count: 9 },
  ],
  weeks: [
    { week: '2026-11-16', jobs: 1, applications: 12, proposals: 2 },
    { week: '2026-11-23', jobs: 0, applications: 1050, proposals: 5 },
  ],
  due: [
    {
      kind: 'RequestEnds',
      id: 'r1',
      jobId: 'j1',
      job: { th: 'โฆษณาชา', en: 'Tea commercial' },
      talentName: { th: 'ฟ้าใส', en: 'Fahsai' },
    },
    { kind: 'OptionLapses', id: 'o1', jobId: null, job: null, talentName: { th: 'ปั้น', en: 'Pan' } },
  ],
};

const show = (options: RenderOptions = {}) =>
  renderPage(page, {
    path: '/management/business/dashboard',
    locale: 'en',
    messages: remote.messages,
    profile: person('Staff'),
    ...options,
  });

test('figures lead to the lists that are narrowed alike, what waits first', async () => {
  network.get(API, dashboard);
  await show();
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for a decision' }));
  expect(waiting.getByRole('link', { name: /^2\s?Jobs to review$/ })).toHaveAttribute(
    'href',
    '/management/business/job?status=Review',
  );
  expect(waiting.getByText('1,200')).toBeVisible();
  expect(screen.getByRole('link', { name: /^4\s?Open jobs$/ })).toHaveAttribute(
    'href',
    '/management/business/job?status=Open',
  );
  expect(screen.getByRole('link', { name: /^7\s?Rates older than 90 days$/ })).toHaveAttribute(
    'href',
    '/management/talent/model?status=Approved&staleRates=true',
  );
  const expiring = screen.getByRole('link', { name: /^3\s?Proposals ending within 7 days$/ });
  expect(expiring.getAttribute('href')).toMatch(
    /^\/management\/business\/proposal\?status=Sent&status=Viewed&status=Responded&validFrom=\d{4}-\d\d-\d\d&validTo=\d{4}-\d\d-\d\d$/,
  );
});

test('what is due leads to where it is seen to', async () => {
  network.get(API, dashboard);
  await show();
  const due = within(await screen.findByRole('region', { name: 'Due today' }));
  const links = due.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/management/business/job/detail/j1/request',
    '/management/business/booking',
  ]);
  expect(due.getByText('Fahsai · Tea commercial')).toBeVisible();
});

test('plots are tables as well: applications by stage in their order, and by week', async () => {
  network.get(API, dashboard);
  await show();
  const stages = within(await screen.findByRole('table', { name: 'Applications by stage' }));
  expect(stages.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Applied30',
    'Shortlisted0',
    'On hold0',
    'Hired3',
    'Completed0',
    'Not selected0',
  ]);
  await userEvent.click(screen.getByText('Show as a table'));
  const weeks = screen.getAllByRole('table').at(-1)!;
  expect(within(weeks).getByRole('row', { name: '23 Nov 1,050 0 5' })).toBeVisible();
});

test('a business sees that the figures are its own, without links to others', async () => {
  network.get(API, { ...dashboard, due: [] });
  await show({ profile: person('Business') });
  expect(await screen.findByText('Your jobs, applications and bookings')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'By business' })).toBeNull();
  expect(screen.getByText('Nothing is due today.')).toBeVisible();
});

test('figures that cannot be read say so, and are asked for again', async () => {
  let isTemporaryFailure = true;
  network.get(API, () => (isTemporaryFailure ? problem(503, 'UNAVAILABLE') : dashboard));
  await show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  isTemporaryFailure = false;
  await userEvent.click(again);
  expect(await screen.findByText('Jobs to review')).toBeVisible();
});
