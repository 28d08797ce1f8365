import { mockApi, person, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../../remote.tsx';
import { page } from '../account-page.tsx';

const network = mockApi();
const PATH = '/api/account/session';
const HERE = {
  id: 's1',
  browser: 'Safari',
  system: 'iPhone',
  address: '203.0.113.7',
  startedAt: '2026-11-01T03:00:00.000Z',
  lastUsedAt: '2026-11-02T03:00:00.000Z',
  isCurrent: true,
};
const THERE = { ...HERE, id: 's2', browser: 'Edge', system: 'Windows', isCurrent: false };
const UNKNOWN = { ...THERE, id: 's3', browser: null, system: null, address: null };

function show(items: object[]) {
  network.get(PATH, { items });
  return renderPage(page, {
    path: '/management/setting/account',
    url: '/management/setting/account?tab=devices',
    locale: 'en',
    messages: remote.messages,
    profile: person('Talent'),
  });
}

test('devices are told in words, this one marked and not signed out from here', async () => {
  await show([HERE, THERE, UNKNOWN]);
  const [here, there, unknown] = await screen.findAllByRole('listitem');
  expect(here).toHaveTextContent(/Safari on iPhone.*This device.*from 203\.0\.113\.7/);
  expect(within(here!).queryByRole('button')).toBeNull();
  expect(there).toHaveTextContent('Edge on Windows');
  expect(unknown).toHaveTextContent('Unknown device');
});

test('one of them is signed out once that is confirmed, and the list is read anew', async () => {
  await show([HERE, THERE]);
  network.delete(`${PATH}/s2`);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out Edge on Windows' }));
  network.get(PATH, { items: [HERE] });
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'confirm' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(network.requests.some(({ method }) => method === 'DELETE')).toBe(true);
});
