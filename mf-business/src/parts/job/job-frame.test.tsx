import { screen, waitFor, within } from '@testing-library/react';
import { mockApi, person, problem, renderPage, afterRender } from '@dara/kit/testing';
import type { RoutePage } from '@dara/contract';
import { axe } from 'jest-axe';
import remote from '../../remote.tsx';
import { draftJob } from '../../testing/job-record.ts';
import { JobFrame } from './job-frame.tsx';

const network = mockApi();
afterEach(() => jest.restoreAllMocks());
const api = '/api/management/job/j1';

const page: RoutePage = {
  Component: () => (
    <JobFrame jobId="j1" active="application">
      {(job) => <p>{job.applications} applied</p>}
    </JobFrame>
  ),
};

const show = () =>
  renderPage(page, {
    path: '/management/business/job/detail/:jobId/application',
    url: '/management/business/job/detail/j1/application',
    locale: 'en',
    messages: remote.messages,
    errorTexts: remote.errorTexts,
    profile: person('Staff'),
  });

test('says what the job is and its status, and leads to its parts', async () => {
  const taken = { status: 'Open', applyUntil: '2026-03-01', hired: 1, applications: 7 } as const;
  network.get(api, { ...draftJob, ...taken });
  const { container } = await show();
  expect(await screen.findByRole('heading', { name: 'Green tea commercial' })).toBeInTheDocument();
  for (const text of ['Cha Dee', 'Open', 'Apply by 1 Mar 2026', '1 of 2 hired', '7 applied']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  const tabs = within(screen.getByRole('navigation', { name: /Green tea commercial/ }));
  const base = '/management/business/job/detail/j1';
  expect(
    tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Details', base],
    ['Applications7', `${base}/application`],
    ['Invitations', `${base}/request`],
  ]);
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Applications');
  expect((await axe(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test('a job that is not there leads to the list with a word', async () => {
  network.get(api, afterRender('[aria-busy]', problem(404, 'JOB_NOT_EXIST')));
  const { currentUrl } = await show();
  expect(await screen.findByText('The job does not exist')).toBeInTheDocument();
  await waitFor(() => expect(currentUrl()).toBe('/management/business/job'));
});

test('on a phone the row of parts moves no further than it must, as rows of tabs do', async () => {
  const size = (name: 'offsetLeft' | 'offsetWidth' | 'clientWidth', of: (at: number) => number) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return of([...(this.parentElement?.children ?? [])].indexOf(this));
    });
  size('offsetLeft', (at) => at * 100);
  size('offsetWidth', () => 100);
  size('clientWidth', () => 250);
  network.get(api, draftJob);
  await show();
  const row = await screen.findByRole('navigation', { name: /Green tea commercial/ });
  expect(row.scrollLeft).toBe(0);
});
