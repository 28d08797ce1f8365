import { GO_LIVE_ITEMS } from '@dara/model';
import { api } from '@dara/sdk/api';
import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { GoLiveItem } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page } from './go-live-page.tsx';

const network = mockApi();
const path = '/management/cms/golive';

const items = (changes: Partial<Record<GoLiveItem['id'], Partial<GoLiveItem>>> = {}) => ({
  items: GO_LIVE_ITEMS.map((id): GoLiveItem => ({
    id,
    state: 'Ready',
    value: null,
    ...changes[id],
  })),
});
const OPEN = items({
  phone: { state: 'Demonstration', value: '+66 2 000 0000' },
  privacy: { state: 'Demonstration' },
  address: { state: 'Missing' },
  mailFrom: { state: 'Demonstration', value: 'Dara <no-reply@dara.test>' },
});

const show = (permission: 'Admin' | 'Staff' = 'Admin', locale: 'th' | 'en' = 'en') =>
  renderPage(page, { path, locale, messages: remote.messages, profile: person(permission) });
const row = (name: RegExp) => screen.findByRole('row', { name });

test('lists what is a sample first, then what is missing, with the place of each', async () => {
  network.get('/api/management/go-live', OPEN);
  const { container } = await show();
  expect(await screen.findByText('4 of 18 are left to do')).toBeVisible();
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toHaveLength(GO_LIVE_ITEMS.length);
  expect(
    names.slice(0, 4).map((name) => /^(Phone|Privacy|Sender|Address)/.exec(name!)?.[0]),
  ).toEqual([...['Phone', 'Privacy', 'Sender', 'Address']]);
  const phone = within(await row(/^Phone/));
  expect(phone.getByText('+66 2 000 0000')).toBeVisible();
  expect(phone.getByText('Sample')).toBeVisible();
  expect(phone.getByRole('link', { name: 'Site settings' })).toHaveAttribute(
    'href',
    '/management/setting/site',
  );
  expect(
    within(await row(/^Privacy policy/)).getByRole('link', { name: 'Privacy policy page' }),
  ).toHaveAttribute('href', '/management/cms/page/detail/privacy');
  expect(within(await row(/^Sender of mails/)).getByText('MAIL_FROM')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('leads staff to what they may change, and names who changes the rest', async () => {
  network.get('/api/management/go-live', OPEN);
  await show('Staff');
  const phone = within(await row(/^Phone/));
  expect(phone.getByText(/Site settings.*, by an administrator/)).toBeVisible();
  expect(phone.queryByRole('link')).toBeNull();
  expect(
    within(await row(/^Terms/)).getByRole('link', { name: 'Terms of use page' }),
  ).toBeVisible();
});

test('names that forms refuse long email endings, and the setting; it is not left to do', async () => {
  network.get('/api/management/go-live', items({ emailSuffixes: { state: 'Choice' } }));
  await show();
  expect(await screen.findByText('Everything is ready')).toBeVisible();
  const choice = within(await row(/^Long email endings/));
  expect(choice.getByText(/refuse addresses such as name@example\.agency/)).toBeVisible();
  expect(choice.getByRole('link', { name: 'Site settings' })).toBeVisible();
});

test('says when nothing is left', async () => {
  network.get('/api/management/go-live', items());
  await show('Admin', 'th');
  expect(await screen.findByText('พร้อมเปิดใช้งานแล้ว')).toBeVisible();
});

test('a failure is shown, with a retry', async () => {
  network.get('/api/management/go-live', problem(500, 'INTERNAL'));
  const { store } = await show();
  await screen.findByRole('alert');
  // A page asks again by itself for what failed before it was mounted.
  await act(async () => {
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.get('/api/management/go-live', items());
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByText('Everything is ready')).toBeVisible());
});
