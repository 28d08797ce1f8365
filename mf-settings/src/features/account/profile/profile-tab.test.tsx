import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ManagementProfile } from '../../../api/generated.ts';
import remote from '../../../remote.tsx';
import { userRecord } from '../../../testing/user-record.ts';
import { page } from '../account-page.tsx';

const network = mockApi();

const own = person('Talent');

const CALL = `/api/management/profile/${own.id}`;

const record = (more: Partial<ManagementProfile> = {}): ManagementProfile =>
  userRecord({ id: own.id, email: own.email, permission: 'Talent', ...more });

function show(locale: 'th' | 'en' = 'en') {
  for (const kind of ['province', 'district', 'subdistrict'])
    network.get(`/api/place/${kind}`, { items: [] });
  return renderPage(page, {
    path: '/management/setting/account',
    locale,
    messages: remote.messages,
    profile: own,
  });
}

const writes = () => network.requests.filter(({ method }) => method === 'PUT');

const dataOf = (body: unknown) => JSON.parse((body as FormData).get('data') as string) as unknown;

test('the own name is changed, and the frame of the site shows it at once', async () => {
  network.get(CALL, record());
  const { store } = await show();
  const name = await screen.findByRole('textbox', { name: /First name/ });
  expect(screen.queryByRole('textbox', { name: /Email/ })).toBeNull();
  expect(screen.queryByText('Permission')).toBeNull();
  await userEvent.clear(name);
  await userEvent.type(name, 'Malee');
  network.put(CALL, record({ firstName: 'Malee', version: 4 }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(dataOf(writes()[0]?.body)).toEqual({ version: 3, firstName: 'Malee' });
  await waitFor(() => expect(store.getState().session.profile?.firstName).toBe('Malee'));
});

test('a stored partial address is not checked until it is changed', async () => {
  network.get(CALL, record({ province: '10' }));
  await show();
  const name = await screen.findByRole('textbox', { name: /First name/ });
  await userEvent.type(name, ' Dee');
  network.put(CALL, record({ province: '10', firstName: 'Waree Dee', version: 4 }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(dataOf(writes()[0]?.body)).toEqual({ version: 3, firstName: 'Waree Dee' });
  await userEvent.type(screen.getByRole('textbox', { name: /Postal code/ }), '10330');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('combobox', { name: /^District/ })).toBeInvalid();
  expect(screen.getByRole('combobox', { name: /^Sub-district/ })).toBeInvalid();
  expect(writes()).toHaveLength(1);
});

test('what another device changed meanwhile is asked about, not lost', async () => {
  network.get(CALL, record());
  await show();
  const name = await screen.findByRole('textbox', { name: /First name/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Malee');
  const current = record({ firstName: 'Manee', version: 4 });
  network.put(CALL, problem(409, 'VERSION_CONFLICT', { current }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Manee')).toBeVisible();
  expect(dialog.getByText('Malee')).toBeVisible();
});

test('a record that cannot be read is asked for again', async () => {
  network.get(CALL, problem(503, 'UNAVAILABLE'));
  await show('th');
  const again = await screen.findByRole('button', { name: /ลองอีกครั้ง|ลองใหม่/ });
  network.get(CALL, record());
  await userEvent.click(again);
  expect(await screen.findByRole('textbox', { name: /^ชื่อ/ })).toHaveValue('Waree');
});

describe('display tab', () => {
  const own = person('Business');

  function show(fresh: object = {}) {
    network.get('/api/authorization/profile', { ...own, ...fresh });
    return renderPage(page, {
      path: '/management/setting/account',
      url: '/management/setting/account?tab=display',
      locale: 'en',
      messages: remote.messages,
      profile: own,
    });
  }

  beforeEach(() => localStorage.clear());

  test('a theme applies immediately, and is saved to the site', async () => {
    const chosen: unknown[] = [];
    const handleChosen = (event: Event) => void chosen.push((event as CustomEvent).detail);
    window.addEventListener('dara-theme-chosen', handleChosen);
    await show();
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveClass('dark');
    expect(chosen).toEqual(['dark']);
    window.removeEventListener('dara-theme-chosen', handleChosen);
  });

  test('the language applies immediately', async () => {
    await show();
    await userEvent.click(await screen.findByRole('radio', { name: 'Thai' }));
    expect(await screen.findByRole('heading', { name: 'การแสดงผล' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'ไทย' })).toBeChecked();
  });

  test('what was chosen on another device since is taken over', async () => {
    const { store } = await show({ theme: 'light', chosenLanguage: 'en' });
    await screen.findByRole('radio', { name: 'Light' });
    await waitFor(() => expect(store.getState().session.profile?.theme).toBe('light'));
  });
});
