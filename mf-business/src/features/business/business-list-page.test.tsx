import { mockApi, person, problem, renderPage, afterRender } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BusinessRow } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { businessRecord } from '../../testing/business-record.ts';
import { page } from './business-list-page.tsx';

const network = mockApi();
const path = '/management/business/profile';
const list = '/api/management/business';
const answer = (items: BusinessRow[]) => ({ items, page: 1, size: 10, total: items.length });

const show = (url = path, who = person('Staff')) =>
  renderPage(page, { path, url, locale: 'en', messages: remote.messages, profile: who });

test('staff see who it is, its status and how it is reached', async () => {
  network.get(list, answer([businessRecord({ active: false, showAsClient: true })]));
  await show();
  const row = within(await screen.findByRole('row', { name: /Cha Dee/ }));
  for (const text of ['Brand', 'Pending', 'Inactive', 'Shown as client', 'hello@chadee.test']) {
    expect(row.getByText(text)).toBeInTheDocument();
  }
  expect(row.getByRole('link', { name: 'Cha Dee' })).toHaveAttribute('href', `${path}/detail/b1`);
});

test('filters of the address are asked of the api', async () => {
  network.get(list, answer([]));
  await show(`${path}?status=Pending&businessType=Brand&province=10&showAsClient=true`);
  await waitFor(() =>
    expect(network.requests.at(-1)?.url.search).toBe(
      '?page=1&size=10&sortByColumn=CreatedAt&sortByAlphabetically=desc' +
        '&status=Pending&businessType=Brand&province=10&showAsClient=true',
    ),
  );
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
});

test('a deleted business can be brought back', async () => {
  network.get(list, answer([businessRecord({ deletedAt: '2026-01-03T00:00:00.000Z' })]));
  network.post(`${list}/b1/restore`, businessRecord());
  await show(`${path}?deleted=true`);
  await userEvent.click(await screen.findByRole('button', { name: /Restore Cha Dee/i }));
  await waitFor(() => expect(network.requests.some(({ method }) => method === 'POST')).toBe(true));
});

test('nothing yet, a failure', async () => {
  network.get(list, answer([]));
  const first = await show();
  expect(await screen.findByText('No businesses yet')).toBeInTheDocument();
  first.unmount();
  network.get(list, afterRender('table', problem(500, 'INTERNAL')));
  await show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
