import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockApi, person, problem, renderPage, type RenderOptions } from '@dara/kit/testing';
import { toIsoDate } from '@dara/kit/format';
import { daysFrom } from '@dara/model';
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
    { name: 'applicationsShortlisted', count: 6 },
    { name: 'requestsPending', count: 5 },
    { name: 'bookingsAhead', count: 8 },
    { name: 'proposalsExpiring', count: 3 },
    { name: 'talentsWithStaleRates', count: 7 },
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

const hrefs = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('every figure leads to the list of what it counts, pending ones first', async () => {
  network.get(API, dashboard);
  await show();
  const business = '/management/business';
  expect(hrefs(await screen.findByRole('region', { name: 'Waiting for a decision' }))).toEqual([
    ['2Jobs in review', `${business}/job?status=Review`],
    [
      '1,200New applications',
      `${business}/application?status=Applied&jobStatus=Open&jobStatus=Closed`,
    ],
    [
      '6Shortlisted applications',
      `${business}/application?status=Shortlisted&jobStatus=Open&jobStatus=Closed`,
    ],
  ]);
  const today = toIsoDate(Date.now());
  expect(hrefs(screen.getByRole('region', { name: 'At the moment' }))).toEqual([
    ['4Open jobs', `${business}/job?status=Open`],
    ['5Unanswered invitations', `${business}/request?status=Pending`],
    [
      '8Bookings within 90 days',
      `${business}/booking?view=list&kind=Booked&from=${today}&to=${daysFrom(today, 90)}`,
    ],
    [
      '3Proposals ending within 7 days',
      `${business}/proposal?status=Sent&status=Viewed&status=Responded&validFrom=${today}&validTo=${daysFrom(today, 7)}`,
    ],
    ['7Rates older than 90 days', '/management/talent/model?status=Approved&staleRates=true'],
  ]);
});

test('for a business, what waits for it and what waits for the agency are apart', async () => {
  network.get(API, { ...dashboard, figures: dashboard.figures.slice(0, -1) });
  await show({ profile: person('Business') });
  const textsOf = (name: string) =>
    hrefs(screen.getByRole('region', { name })).map(([text]) => text);
  await screen.findByRole('region', { name: 'Waiting for you' });
  expect(textsOf('Waiting for you')).toEqual([
    '1,200New applications',
    '3Proposals ending within 7 days',
  ]);
  expect(textsOf('Waiting for the agency')).toEqual([
    '2Jobs in review',
    '6Shortlisted applications',
  ]);
  expect(textsOf('At the moment')).toEqual([
    '4Open jobs',
    '5Unanswered invitations',
    '8Bookings within 90 days',
  ]);
});

test('a due item leads to where it is decided, an option to itself', async () => {
  network.get(API, dashboard);
  await show();
  const due = within(await screen.findByRole('region', { name: 'Due today' }));
  const links = due.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/management/business/job/detail/j1/request',
    '/management/business/booking?booking=o1',
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
  expect(stages.getByRole('link', { name: 'Hired' })).toHaveAttribute(
    'href',
    '/management/business/application?status=Hired&jobStatus=Open&jobStatus=Closed',
  );
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
  expect(await screen.findByText('Jobs in review')).toBeVisible();
});
