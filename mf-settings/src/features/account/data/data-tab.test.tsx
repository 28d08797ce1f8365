import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../../remote.tsx';
import { page } from '../account-page.tsx';

const network = mockApi();
const API = '/api/account/privacy';

const request = {
  ...{ id: 'r1', kind: 'Correction', status: 'Open', reason: 'x', answer: null, closedAt: null },
  ...{ dueOn: '2026-02-01', requestedAt: '2026-01-02T00:00:00.000Z' },
};

const show = (permission: 'Business' | 'Staff') =>
  renderPage(page, {
    path: '/management/setting/account',
    url: '/management/setting/account?tab=data',
    locale: 'en',
    messages: remote.messages,
    profile: person(permission),
  });

test('a correction is asked for with what is wrong, and taken back', async () => {
  network.get(API, { items: [] });
  network.post(API, () => {
    network.get(API, { items: [request] });
    return request;
  });
  await show('Business');
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a correction' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a correction' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
  expect(network.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/^What has to be corrected/), 'My name');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText('Asked on 2 Jan 2026 · answered by 1 Feb 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask for a correction' })).toBeNull();
  network.delete(`${API}/r1`, () => {
    network.get(API, {
      items: [{ ...request, status: 'Withdrawn', closedAt: '2026-01-03T00:00:00.000Z' }],
    });
    return null;
  });
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Withdrawn on 3 Jan 2026')).toBeVisible();
});

test('while it is not known what was asked nothing is offered, and it is read again', async () => {
  network.get(API, problem(503, 'UNAVAILABLE'));
  await show('Business');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: 'Ask to be erased' })).toBeNull();
  network.get(API, { items: [request] });
  await userEvent.click(again);
  expect(await screen.findByText('Asked on 2 Jan 2026 · answered by 1 Feb 2026')).toBeVisible();
});

test('staff take their data along and ask nothing of themselves', async () => {
  await show('Staff');
  expect(await screen.findByRole('button', { name: 'Download my data' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Ask to be erased' })).toBeNull();
});
