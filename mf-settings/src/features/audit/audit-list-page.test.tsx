import { mockApi, person, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AuditEntry } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page } from './audit-list-page.tsx';

const network = mockApi();
const path = '/management/setting/audit';

const entry: AuditEntry = {
  id: 'e1',
  at: '2026-01-02T03:04:05.000Z',
  actor: { id: 'a1', name: 'Waree Namsai' },
  permission: 'Admin',
  action: 'Update',
  entity: 'talent',
  record: { id: 't1', name: { th: 'ปิ่น', en: 'Pin' }, isThere: true },
  address: '203.0.113.7',
  changes: [
    { field: 'id', before: null, after: '01a20f7c-7bd9-7797-93df-eec9e0799c3c' },
    { field: 'active', before: true, after: false },
    { field: 'email', before: 'a@dara.test', after: 'b@dara.test' },
    { field: 'contactPhone', before: null, after: '0812345678' },
  ],
};
const system: AuditEntry = {
  ...entry,
  id: 'e2',
  actor: null,
  permission: null,
  action: 'SomethingNew',
  record: { id: 'x', name: null, isThere: false },
  changes: [],
};

const security: AuditEntry = { ...system, id: 'e3', action: 'SecondStepReset' };

async function show(query = '') {
  network.get('/api/management/audit', {
    items: [entry, system, security],
    page: 1,
    size: 10,
    total: 10_000,
    isTotalBound: true,
  });
  network.get('/api/management/audit/choice', { actions: ['Update'], entities: ['talent'] });
  network.get('/api/management/profile', { items: [], page: 1, size: 100, total: 0 });
  return renderPage(page, {
    path,
    url: `${path}${query}`,
    locale: 'en',
    messages: remote.messages,
    profile: person('Admin'),
  });
}
const asked = () =>
  network.requests.filter((request) => request.path === '/api/management/audit').at(-1)?.url
    .searchParams;

test('shows user, field, old and new value in words, with a link to the record', async () => {
  await show();
  const row = within(await screen.findByRole('row', { name: /Waree Namsai/ }));
  expect(row.getByText('Changed')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Pin' })).toHaveAttribute(
    'href',
    '/management/talent/model/detail/t1',
  );
  expect(row.queryByText(/01a20f7c/)).toBeNull();
  expect(row.getAllByRole('listitem')[0]).toHaveTextContent('Active: from Yes to No');
  await userEvent.click(row.getByText('1 more'));
  expect(row.getByText('0812345678')).toBeVisible();
  const other = within(screen.getByRole('row', { name: /Something new/ }));
  expect(other.getByText('The system')).toBeInTheDocument();
  expect(other.queryByRole('link')).toBeNull();
  expect(screen.getByRole('row', { name: /^Reset two-step sign-in/ })).toBeInTheDocument();
});

test('days are those of Bangkok, and a search is an address or a record', async () => {
  await show('?from=2026-01-02&to=2026-01-03&keyword=203.0.113.7');
  await waitFor(() => expect(asked()?.get('address')).toBe('203.0.113.7'));
  expect(asked()?.get('from')).toBe('2026-01-01T17:00:00.000Z');
  expect(asked()?.get('to')).toBe('2026-01-03T16:59:59.999Z');
  const id = '0190d6a2-0000-7000-8000-000000000001';
  const search = await screen.findByRole('searchbox');
  await userEvent.clear(search);
  await userEvent.type(search, `${id}{Enter}`);
  await waitFor(() => expect(asked()?.get('entityId')).toBe(id));
  expect(asked()?.get('address')).toBeNull();
});
