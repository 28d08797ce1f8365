import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { registerErrorTexts } from '@dara/sdk/api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BusinessRecord } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { businessRecord } from '../../testing/business-record.ts';
import { page } from './business-detail-page.tsx';
import { page as ownPage } from './business-own-page.tsx';

const network = mockApi();
const PATH = '/management/business/profile/detail';
const CALL = '/api/management/business/b1';

function places() {
  network.get('/api/place/province', { items: [] });
  network.get('/api/place/district', { items: [] });
  network.get('/api/place/subdistrict', { items: [] });
}

async function showToStaff(business: BusinessRecord, tab = '') {
  places();
  network.get(CALL, business);
  return renderPage(page, {
    path: `${PATH}/:profileId`,
    url: `${PATH}/b1${tab}`,
    locale: 'en',
    messages: remote.messages,
    profile: person('Staff'),
  });
}

async function showOwn(business: BusinessRecord) {
  places();
  network.get('/api/management/business/profile', business);
  return renderPage(ownPage, {
    path: PATH,
    locale: 'en',
    messages: remote.messages,
    profile: person('Business'),
  });
}

const writes = () =>
  network.requests.filter(({ method }) => method !== 'GET').map(({ body }) => body);

test('staff approve what waits, on the version they saw', async () => {
  network.put(`${CALL}/status`, businessRecord({ status: 'Approved', version: 4 }));
  await showToStaff(businessRecord());
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(writes()).toEqual([{ status: 'Approved', version: 3 }]));
  expect(await screen.findByText('Cha Dee is approved')).toBeInTheDocument();
});

test('a suspension asks for its reason', async () => {
  network.put(`${CALL}/status`, businessRecord({ status: 'Suspended', version: 4 }));
  await showToStaff(businessRecord({ status: 'Approved' }));
  await userEvent.click(await screen.findByRole('button', { name: /Cha Dee/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(writes()).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox'), 'Unpaid');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() =>
    expect(writes()).toEqual([{ status: 'Suspended', reason: 'Unpaid', version: 3 }]),
  );
});

test('a save sends what was changed alone', async () => {
  network.put(CALL, businessRecord({ industry: 'Tea', version: 4 }));
  await showToStaff(businessRecord());
  await userEvent.type(await screen.findByRole('textbox', { name: 'Industry' }), 'Tea');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  const [body] = writes();
  expect(JSON.parse((body as FormData).get('data') as string)).toEqual({
    version: 3,
    industry: 'Tea',
  });
});

test('an owner reads why it was rejected, and sends it in again', async () => {
  network.put(`${CALL}/status`, businessRecord({ version: 4 }));
  await showOwn(
    businessRecord({ status: 'Rejected', statusReason: 'Tax id unknown', ownRole: 'Owner' }),
  );
  expect(await screen.findByText('Tax id unknown')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send in for review again' }));
  await waitFor(() => expect(writes()).toEqual([{ status: 'Pending', version: 3 }]));
});

const asking = (change: Partial<BusinessRecord> = {}) =>
  businessRecord({
    status: 'Approved',
    pendingChange: {
      ...{ id: 'c1', requestedAt: '2026-11-21T03:00:00.000Z', fields: ['companyName', 'website'] },
      ...{ companyName: { th: 'ธนาคารใหม่', en: 'New Bank' }, website: 'https://new.test/' },
      ...{ logo: null, taxId: null, branchNo: null },
    },
    ...change,
  });
const pendingBox = (name: RegExp) => screen.findByRole('region', { name });

describe('what an approved business wants changed', () => {
  test('is shown to staff beside what is shown now, and accepted on the version they saw', async () => {
    network.put(`${CALL}/change/c1`, businessRecord({ status: 'Approved', version: 4 }));
    await showToStaff(asking());
    const box = within(await pendingBox(/wants to change/));
    expect(box.getByText('Cha Dee')).toBeVisible();
    expect(box.getByText('New Bank')).toBeVisible();
    expect(box.getByText('https://new.test/')).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(writes()).toEqual([{ status: 'Approved', version: 3 }]));
  });

  test('is declined with a reason alone, and cannot be accepted while it is suspended', async () => {
    network.put(`${CALL}/change/c1`, businessRecord({ status: 'Suspended', version: 4 }));
    await showToStaff(asking({ status: 'Suspended' }));
    const box = within(await pendingBox(/wants to change/));
    expect(box.queryByRole('button', { name: 'Approve' })).toBeNull();
    await userEvent.click(box.getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Not yours');
    await userEvent.click(dialog.getByRole('button', { name: /Decline|Reject/ }));
    await waitFor(() =>
      expect(writes()).toEqual([{ status: 'Rejected', reason: 'Not yours', version: 3 }]),
    );
  });

  test('is shown to its owner as waiting, who takes it back', async () => {
    network.delete(`${CALL}/change/c1`, businessRecord({ status: 'Approved', version: 4 }));
    await showOwn(asking({ ownRole: 'Owner' }));
    const box = within(await pendingBox(/Waiting for approval/));
    expect(box.getByText('New Bank')).toBeVisible();
    expect(await screen.findByText(/are shown once our team approves them/)).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'confirm' }));
    await waitFor(() =>
      expect(network.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1),
    );
  });

  test('is read by members, who cannot take it back', async () => {
    await showOwn(asking({ ownRole: 'Member' }));
    const box = within(await pendingBox(/Waiting for approval/));
    expect(box.queryByRole('button')).toBeNull();
  });
});

test.each([
  ['a member', businessRecord({ status: 'Approved', ownRole: 'Member' })],
  ['an owner of a suspended business', businessRecord({ status: 'Suspended', ownRole: 'Owner' })],
])('%s reads without changing', async (_who, business) => {
  await showOwn(business);
  expect(await screen.findByText('0105551234567')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Save|Send in/ })).toBeNull();
  const isSuspended = business.status === 'Suspended';
  expect(screen.queryAllByRole('tab', { name: /People/ })).toHaveLength(isSuspended ? 0 : 1);
});

test('staff make a business and go on to its people', async () => {
  places();
  network.post('/api/management/business', businessRecord());
  const { currentUrl } = await renderPage(ownPage, {
    path: PATH,
    locale: 'en',
    messages: remote.messages,
    profile: person('Staff'),
  });
  await userEvent.type(
    await screen.findByRole('textbox', { name: /Company name.*Thai/i }),
    'ร้านใหม่',
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Brand' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(currentUrl()).toBe(`${PATH}/b1?tab=people`));
});

test('a business begins with a person that was typed as a user', async () => {
  places();
  const { router } = await renderPage(ownPage, {
    ...{ path: PATH, url: '/other', locale: 'en', messages: remote.messages },
    profile: person('Staff'),
  });
  const begun = { firstName: 'Mali', lastName: 'Srisuk', email: 'mali@chadee.test' };
  await act(() => router.navigate(PATH, { state: { begun } }));
  const contact = await screen.findByRole('textbox', { name: /Contact/ });
  await waitFor(() => expect(contact).toHaveValue('Mali Srisuk'));
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('mali@chadee.test');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

describe('its people', () => {
  const people = {
    members: [
      {
        id: 'p1',
        email: 'mali@chadee.test',
        firstName: 'Mali',
        lastName: 'Srisuk',
        role: 'Owner',
        active: true,
        lastLoginAt: null,
        createdAt: '2026-01-01T00:00:00.000Z',
      },
    ],
    invitations: [
      {
        id: 'i1',
        email: 'kong@chadee.test',
        role: 'Member',
        sentAt: '2026-01-01T00:00:00.000Z',
        expiresAt: '2026-01-08T00:00:00.000Z',
        isExpired: true,
      },
    ],
  };

  test('are invited, and an invitation is sent again', async () => {
    network.get(`${CALL}/member`, people);
    network.post(`${CALL}/invitation`, people.invitations[0]);
    network.post(`${CALL}/invitation/i1/resend`, people.invitations[0]);
    await showToStaff(businessRecord(), '?tab=people');
    expect(await screen.findByText('Mali Srisuk')).toBeInTheDocument();
    expect(screen.getByText(/The link ran out on/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'new@chadee.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    await waitFor(() =>
      expect(writes()).toEqual([{ email: 'new@chadee.test', role: 'Member', language: 'en' }]),
    );
    await userEvent.click(await screen.findByRole('button', { name: /kong@chadee.test/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send the link again' }));
    expect(await screen.findByText('kong@chadee.test was sent another link')).toBeInTheDocument();
  });

  test('the last owner cannot be removed, and the reason is shown', async () => {
    network.get(`${CALL}/member`, people);
    network.delete(`${CALL}/member/p1`, problem(409, 'LAST_OWNER'));
    registerErrorTexts(remote.errorTexts ?? {});
    await showToStaff(businessRecord(), '?tab=people');
    await userEvent.click(await screen.findByRole('button', { name: /Mali Srisuk/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'confirm' }));
    expect(await screen.findByText(/keeps at least one owner/)).toBeInTheDocument();
  });
});
