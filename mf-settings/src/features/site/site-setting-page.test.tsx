import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { instantOf, stateOf, toValues } from './site-setting.model.ts';
import { page } from './site-setting-page.tsx';

const network = mockApi();
const PATH = '/api/management/site-setting';

const setting = (changes: object = {}) => ({
  ...{ id: '0190a5a0-0000-7000-8000-000000000001', version: 3 },
  ...{
    name: null,
    tagline: null,
    legal: null,
    address: null,
    email: 'hello@dara.test',
    phone: null,
    lineId: null,
  },
  social: { facebook: null, instagram: null, tiktok: null, youtube: null },
  ...{ messagesTo: ['a@dara.test'], defaultRecipient: 'casting@dara.test' },
  longEmailSuffixes: false,
  announcements: [
    {
      ...{ id: '0190a5a0-0000-7000-8000-000000000002', kind: 'Info' as const },
      text: { th: 'ปิดทำการวันจันทร์', en: 'Closed on Monday' },
      ...{ link: null, from: '2026-01-01T17:00:00.000Z', to: null },
    },
  ],
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});

const show = (tab = '') =>
  renderPage(page, {
    path: '/management/setting/site',
    url: `/management/setting/site${tab}`,
    locale: 'en',
    messages: remote.messages,
    profile: person('Admin'),
  });
const sent = () => network.requests.find(({ method }) => method === 'PUT')?.body;

test('shows what is set, in Bangkok time, and saves what was changed with the version', async () => {
  network.get(PATH, () => setting());
  network.put(PATH, () => setting({ version: 4, phone: '02 111 1111' }));
  await show();
  const row = await screen.findByRole('group', { name: 'Announcement 1' });
  expect(within(row).getByLabelText(/^Text \(Thai\)/)).toHaveValue('ปิดทำการวันจันทร์');
  expect(within(row).getByLabelText('From, time')).toHaveValue('00:00');
  expect(within(row).getByText('Showing')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Phone'), '02 111 1111');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved successfully')).toBeVisible();
  expect(sent()).toMatchObject({
    version: 3,
    phone: '02 111 1111',
    name: null,
    messagesTo: ['a@dara.test'],
    announcements: [{ from: '2026-01-01T17:00:00.000Z', to: null }],
  });
});

test('long email endings are off until an administrator switches them on', async () => {
  network.get(PATH, () => setting());
  network.put(PATH, () => setting({ version: 4, longEmailSuffixes: true }));
  await show();
  const toggle = await screen.findByRole('switch', { name: 'Allow long email endings' });
  expect(toggle).not.toBeChecked();
  expect(toggle).toHaveAccessibleDescription(/name@example\.agency/);
  await userEvent.click(toggle);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved successfully')).toBeVisible();
  expect(sent()).toMatchObject({ longEmailSuffixes: true });
});

test('adds an announcement and says what is wrong with it', async () => {
  network.get(PATH, () => setting({ announcements: [] }));
  await show();
  expect(await screen.findByText('No announcements yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add an announcement' }));
  const row = screen.getByRole('group', { name: 'Announcement 1' });
  expect(within(row).getByLabelText(/^Text \(Thai\)/)).toHaveFocus();
  await userEvent.type(within(row).getByLabelText('Link'), 'javascript:alert(1)');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await within(row).findByText('Enter a path of this site, such as /job, or a web address'),
  ).toBeVisible();
  expect(sent()).toBeUndefined();
});

test('two edits of different fields are brought together', async () => {
  network.get(PATH, () => setting());
  let tries = 0;
  network.put(PATH, () => {
    tries += 1;
    const current = setting({ version: 4, email: 'other@dara.test' });
    return tries === 1 ? problem(409, 'VERSION_CONFLICT', { current }) : setting({ version: 5 });
  });
  await show();
  await userEvent.type(await screen.findByLabelText('Phone'), '02 111 1111');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(tries).toBe(2));
  const last = network.requests.filter(({ method }) => method === 'PUT').at(-1)?.body;
  expect(last).toMatchObject({ version: 4, phone: '02 111 1111', email: 'other@dara.test' });
});

test('a failure is shown, with a retry', async () => {
  network.get(PATH, problem(500, 'INTERNAL'));
  await show();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
});

test('a day without a time begins with its first minute and ends with its last, in Bangkok', () => {
  expect(instantOf('2026-03-01', '')).toBe('2026-02-28T17:00:00.000Z');
  expect(instantOf('2026-03-01', '', true)).toBe('2026-03-01T16:59:00.000Z');
  const [one] = toValues(setting() as never).announcements;
  expect(stateOf(one!, Date.parse('2026-01-01T16:00:00Z'))).toBe('coming');
  expect(stateOf(one!, Date.parse('2026-01-02T00:00:00Z'))).toBe('now');
});

test('the history says in Bangkok time from when to when something was announced', async () => {
  const { id, announcements } = setting();
  const changes = [{ field: 'announcements', before: [], after: announcements }];
  const event = {
    ...{ id: 'e1', at: '2026-01-01T00:00:00.000Z', actor: { name: 'Somsri' } },
    ...{ permission: 'Admin', action: 'Update', changes },
  };
  network.get(PATH, () => setting());
  network.get(`${PATH}/${id}/audit`, { items: [event], total: 1 });
  await show('?tab=history');
  expect(
    await screen.findByText(/^ปิดทำการวันจันทร์ · Closed on Monday · 2 Jan 2026.* 00:00 – …$/),
  ).toBeVisible();
});
