import { mockApi, person, problem, renderPage, type RenderOptions } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Brief } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page as detailPage } from './brief-detail-page.tsx';
import { page as listPage } from './brief-list-page.tsx';

const network = mockApi();

const brief: Brief = {
  ...{ id: 'f1', project: 'Green tea', jobType: 'TVC', roles: 'A mother\nA daughter', openings: 2 },
  ...{ shootFrom: '2026-12-10', shootTo: '2026-12-12', shootDays: null, location: 'Studio' },
  ...{ media: ['TV', 'Online'], usageMonths: 12, territory: 'Thailand', language: 'en' },
  ...{ budgetFrom: 10_000, budgetTo: 20_000, budgetUnit: 'Day', message: 'She swims' },
  ...{ answerBy: '2026-11-30', isTonight: true, scriptLink: 'https://a.test/script' },
  ...{ name: 'Pim', company: 'Brand', email: 'pim@brand.test', phone: '0812345678' },
  talents: [{ id: 't1', name: { th: 'แอน', en: 'Ann' } }],
  script: { type: 'pdf', size: 2_621_440 },
  ...{ jobId: null, businessProfileId: null, mailedAt: null },
  createdAt: '2026-11-28T00:00:00.000Z',
};

const options = { locale: 'en', messages: remote.messages, profile: person('Staff') } as const;
const showList = () =>
  renderPage(listPage, { path: '/management/business/brief', ...options } as RenderOptions);
const showDetail = (given: Partial<Brief> = {}) => {
  network.get('/api/management/brief/f1', { ...brief, ...given });
  network.get('/api/management/job/choices', {
    tags: [],
    businesses: [{ id: 'b1', companyName: { th: 'ชาดี', en: 'Cha Dee' }, status: 'Approved' }],
  });
  return renderPage(detailPage, {
    ...{ path: '/management/business/brief/detail/:briefId', ...options },
    url: '/management/business/brief/detail/f1',
  } as RenderOptions);
};

test('lists who sent what, when an answer is needed, and whether it has a job', async () => {
  network.get('/api/management/brief', { items: [brief], page: 1, size: 10, total: 1 });
  await showList();
  const row = within(await screen.findByRole('row', { name: /Green tea/ }));
  expect(row.getByRole('link', { name: 'Green tea' })).toHaveAttribute(
    'href',
    '/management/business/brief/detail/f1',
  );
  for (const text of ['Pim · Brand', 'No job yet', /^Tonight \(30? ?Nov/]) {
    expect(row.getByText(text)).toBeInTheDocument();
  }
});

test('shows every field and who was starred', async () => {
  await showDetail();
  expect(await screen.findByRole('heading', { level: 1, name: 'Green tea' })).toBeVisible();
  for (const text of [
    ...['TV commercial', /A mother\s+A daughter/, 'Studio', 'TV, Online', '12', 'Thailand'],
    ...['She swims', /^Tonight \(/, /10,000.*20,000/, 'Received'],
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  // In the heading, each by itself, and among the facts.
  for (const text of ['Pim', 'Brand']) expect(screen.getAllByText(text)).toHaveLength(2);
  expect(screen.queryByText(/^Edited/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Ann' })).toHaveAttribute(
    'href',
    '/management/talent/model/detail/t1',
  );
  expect(screen.getByRole('link', { name: /^https:\/\/a\.test/ })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );
});

test('the script is saved as a file, not shown', async () => {
  await showDetail();
  network.get('/api/management/brief/f1/script', problem(404, 'NOT_FOUND'));
  await userEvent.click(await screen.findByRole('button', { name: 'Download PDF, 2.5 MB' }));
  await waitFor(() =>
    expect(network.requests.some(({ path }) => path.endsWith('/f1/script'))).toBe(true),
  );
});

test('is made a draft of the company that staff choose, to which it then leads', async () => {
  network.post('/api/management/brief/f1/job', { ...brief, jobId: 'j1' });
  await showDetail();
  await userEvent.click(await screen.findByRole('button', { name: 'Make a draft job' }));
  const company = screen.getByRole('combobox', { name: /^Company/ });
  expect(company).toHaveAccessibleDescription(expect.stringContaining('Please specify'));
  expect(company).toHaveAccessibleDescription(expect.stringContaining('was not signed in'));
  await userEvent.click(company);
  await userEvent.click(await screen.findByRole('option', { name: 'Cha Dee' }));
  network.get('/api/management/brief/f1', { ...brief, jobId: 'j1' });
  await userEvent.click(screen.getByRole('button', { name: 'Make a draft job' }));
  expect(await screen.findByRole('link', { name: 'Open the job' })).toHaveAttribute(
    'href',
    '/management/business/job/detail/j1',
  );
  const sent = network.requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([{ businessProfileId: 'b1' }]);
});

test('the company of a signed-in sender is chosen already', async () => {
  await showDetail({ businessProfileId: 'b1' });
  expect(await screen.findByRole('combobox', { name: /^Company/ })).toHaveDisplayValue('Cha Dee');
  expect(screen.getByText('The sender was signed in for this company.')).toBeVisible();
});
