import { screen } from '@testing-library/react';
import { mockApi, person, renderPage } from '@dara/kit/testing';
import { axe } from 'jest-axe';
import remote from '../../../remote.tsx';
import { draftJob } from '../../../testing/job-record.ts';
import { page } from './job-detail-page.tsx';

const network = mockApi();

function show(status: 'Open' | 'Closed' | 'Completed', permission: 'Staff' | 'Business') {
  network.get('/api/management/job/j1', { ...draftJob, status });
  network.get('/api/management/job/choices', { businesses: [], tags: [] });
  return renderPage(page, {
    path: '/management/business/job/detail/:jobId',
    url: '/management/business/job/detail/j1',
    locale: 'en',
    messages: remote.messages,
    errorTexts: remote.errorTexts,
    profile: person(permission),
  });
}

test.each([
  ['Completed', 'Staff'],
  ['Completed', 'Business'],
  ['Closed', 'Business'],
] as const)('a job that is %s is shown to %s to read, not to edit', async (status, permission) => {
  const { container } = await show(status, permission);
  expect(await screen.findByText(/can no longer be edited/)).toBeVisible();
  expect(screen.getByText('One day')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect((await axe(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test.each(['Open', 'Closed'] as const)('staff edit a job that is %s', async (status) => {
  await show(status, 'Staff');
  expect(await screen.findByRole('textbox', { name: /^Title \(Thai\)/ })).toHaveValue(
    draftJob.title.th,
  );
  expect(screen.queryByText(/can no longer be edited/)).toBeNull();
});
