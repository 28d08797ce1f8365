import { mockApi, person, problem, renderPage, afterRender } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PrivacyAuditEvent, PrivacyRecord } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page as createPage } from './privacy-create-page.tsx';
import { page as detailPage } from './privacy-detail-page.tsx';
import { page as listPage } from './privacy-list-page.tsx';

const network = mockApi();
const PATH = '/management/setting/privacy';
const API = '/api/management/privacy';

const record: PrivacyRecord = {
  ...{ id: 'r1', kind: 'Erasure', channel: 'Letter', askedBy: 'Self', status: 'Open' },
  subject: {
    ...{ profileId: 'p1', talentId: 't1', name: { th: 'พิณ', en: 'Pin' }, email: 'pin@dara.test' },
    permission: 'Talent',
  },
  ...{ receivedOn: '2026-01-02', dueOn: '2026-02-01', isOverdue: true, closedAt: null },
  ...{ createdAt: '2026-01-02T00:00:00.000Z', version: 3, requester: null, reason: 'I leave' },
  ...{ answer: null, identity: null, guardian: null, blocks: [], report: null },
  plan: { erased: [{ part: 'cards', count: 4 }], kept: [{ part: 'bookings', count: 2 }] },
};
const checked = { at: '2026-01-03T00:00:00.000Z', by: { id: 'a', name: 'Ann' }, note: 'Rang back' };

const rest = { locale: 'en', messages: remote.messages, profile: person('Admin') } as const;
const list = (items: PrivacyRecord[]) => ({ items, page: 1, size: 10, total: items.length });

function showRecord(more: Partial<PrivacyRecord> = {}, history: PrivacyAuditEvent[] = []) {
  network.get(`${API}/r1`, { ...record, ...more });
  network.get(`${API}/r1/audit`, { items: history, page: 1, size: 10, total: history.length });
  network.get('/api/management/profile/p1/consent', {
    ...{ page: 1, size: 100, total: 1 },
    items: [
      {
        ...{ id: 'c', purpose: 'PublicProfile', textVersion: 'privacy-3', givenBy: 'guardian' },
        ...{ givenAt: '2026-01-01T00:00:00.000Z', givenFrom: '203.0.113.7' },
        ...{ withdrawnAt: null, withdrawnFrom: null },
      },
    ],
  });
  return renderPage(detailPage, { ...rest, path: `${PATH}/detail/:id`, url: `${PATH}/detail/r1` });
}
const sent = (method: string) =>
  network.requests.find((request) => request.method === method)?.body;

test('its history is in words, and the way to it ends with whose request it is', async () => {
  const created: PrivacyAuditEvent = {
    ...{ id: 'e1', at: '2026-01-02T00:00:00.000Z', action: 'Create', permission: 'Admin' },
    actor: { id: 'a', name: 'Ann' },
    changes: [
      { field: 'kind', before: null, after: 'Correction' },
      { field: 'channel', before: null, after: 'Visit' },
    ],
  };
  const { store } = await showRecord({}, [created]);
  const entry = within((await screen.findByText(/^Ann/)).closest('li') as HTMLElement);
  for (const text of ['What is asked', 'Correction', 'How it came', 'In person']) {
    expect(entry.getByText(text)).toBeInTheDocument();
  }
  const { names } = detailPage;
  expect(names?.({ store, params: { id: 'r1' }, locale: 'en' })).toEqual({ id: 'Pin' });
});

test('the worklist says who asks for what by when, and what is over', async () => {
  network.get(API, list([record]));
  await renderPage(listPage, { ...rest, path: PATH });
  const row = within(await screen.findByRole('row', { name: /Pin/ }));
  for (const text of ['pin@dara.test', 'Erasure', 'Waiting', 'Overdue', '1 Feb 2026']) {
    expect(row.getByText(text)).toBeInTheDocument();
  }
  expect(row.getByRole('link', { name: 'Pin' })).toHaveAttribute('href', `${PATH}/detail/r1`);
});

test('nothing yet, a failure, a refusal', async () => {
  network.get(API, list([]));
  const first = await renderPage(listPage, { ...rest, path: PATH });
  expect(await screen.findByText('No requests yet')).toBeInTheDocument();
  first.unmount();
  network.get(API, afterRender('table', problem(500, 'INTERNAL')));
  const second = await renderPage(listPage, { ...rest, path: PATH });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  second.unmount();
  network.get(API, afterRender('table', problem(403, 'FORBIDDEN')));
  await renderPage(listPage, { ...rest, path: PATH, profile: person('Staff') });
  expect(await screen.findByText('You do not have access to this')).toBeInTheDocument();
});

test('who asks is confirmed first, with how; what goes and stays is listed with why', async () => {
  await showRecord();
  expect(await screen.findByText('Composite cards')).toBeVisible();
  expect(screen.getByText('Accounting and tax law')).toBeVisible();
  expect(await screen.findByText(/given by the guardian/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erase the person' })).toBeNull();
  network.put(`${API}/r1/identity`, { ...record, identity: checked, version: 4 });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm who asks' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm who asks' }));
  await userEvent.type(dialog.getByLabelText(/^How it was checked/), ' Rang back ');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('PUT')).toEqual({ version: 3, note: 'Rang back' }));
});

test('an erasure is asked about before it begins', async () => {
  await showRecord({ identity: checked });
  network.put(`${API}/r1/status`, { ...record, status: 'Running', version: 4 });
  await userEvent.click(await screen.findByRole('button', { name: 'Erase the person' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Erase Pin\?/)).toBeVisible();
  expect(sent('PUT')).toBeUndefined();
  await userEvent.click(question.getByRole('button', { name: 'confirm' }));
  expect(await screen.findByText('The erasure has begun')).toBeVisible();
  expect(sent('PUT')).toEqual({ version: 3, status: 'Running' });
});

test('shows what blocks an erasure, and offers no start', async () => {
  await showRecord({ identity: checked, blocks: [{ block: 'LiveBooking', count: 2 }] });
  expect(await screen.findByText(/2 bookings are still ahead/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Erase the person' })).toBeDisabled();
});

test('a refusal takes a reason', async () => {
  await showRecord();
  network.put(`${API}/r1/status`, { ...record, status: 'Refused', answer: 'Not proven' });
  await userEvent.click(await screen.findByRole('button', { name: /^More/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Refuse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse this request?' }));
  await userEvent.type(dialog.getByRole('textbox'), 'Not proven');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  await waitFor(() =>
    expect(sent('PUT')).toEqual({ version: 3, status: 'Refused', answer: 'Not proven' }),
  );
});

test('what came by letter is written down, for the address it names', async () => {
  network.post(API, record);
  const url = `${PATH}/detail?email=pin%40dara.test`;
  const { currentUrl } = await renderPage(createPage, { ...rest, path: `${PATH}/detail`, url });
  await userEvent.click(await screen.findByRole('radio', { name: 'Access' }));
  expect(screen.getByLabelText(/^Email of the person/)).toHaveValue('pin@dara.test');
  await userEvent.click(screen.getByRole('button', { name: 'Save the request' }));
  expect(sent('POST')).toBeUndefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Phone' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save the request' }));
  await waitFor(() => expect(currentUrl()).toBe(`${PATH}/detail/r1`));
  expect(sent('POST')).toEqual({
    ...{ kind: 'Access', channel: 'Phone', askedBy: 'Self', email: 'pin@dara.test' },
  });
});
