import { mockApi, person, problem, renderPage, type RenderOptions } from '@dara/kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ProposalRecord } from '../../../api/generated.ts';
import remote from '../../../remote.tsx';
import { draftProposal, sentProposal, totals } from '../../../testing/proposal-record.ts';
import { page } from './proposal-detail-page.tsx';

const network = mockApi();
const api = '/api/management/proposal/p1';
const path = '/management/business/proposal/detail/:proposalId';

const show = (proposal: ProposalRecord, options: RenderOptions = {}) => {
  network.get(api, proposal);
  network.get('/api/management/business', { items: [], page: 1, size: 20, total: 0 });
  network.get('/api/management/job', { items: [], page: 1, size: 20, total: 0 });
  network.get('/api/management/booking', { items: [], bookouts: [], total: 0 });
  return renderPage(page, {
    path,
    url: '/management/business/proposal/detail/p1',
    locale: 'en',
    messages: remote.messages,
    errorTexts: remote.errorTexts,
    profile: person('Staff'),
    ...options,
  });
};
const bodyOf = (suffix: string) =>
  network.requests.find(({ method, path: at }) => method !== 'GET' && at.endsWith(suffix))?.body;

test('staff see what the client said, what that comes to, and the link', async () => {
  const [first, second] = sentProposal.items;
  await show({
    ...sentProposal,
    status: 'Responded',
    respondedAt: '2026-11-22T03:00:00.000Z',
    chosen: { ...totals, discount: 6000, total: 57_780 },
    items: [
      { ...first!, decision: 'Yes' },
      { ...second!, decision: 'No', reason: 'Look', comment: 'ดูโตไป' },
    ],
  });
  expect(await screen.findByText(/Answered by the client on/)).toBeVisible();
  const mek = within(screen.getByRole('listitem', { name: 'Mek' }));
  for (const text of ['No', '฿40,000', '฿20,000', '฿20,000 (50%)']) {
    expect(mek.getByText(text)).toBeVisible();
  }
  await userEvent.click(mek.getByRole('button', { name: 'Mek' }));
  const details = within(await screen.findByRole('dialog', { name: 'Mek' }));
  for (const text of ['Look', 'ดูโตไป', 'ถ่ายโฆษณา 1 วัน']) {
    expect(details.getByText(text)).toBeVisible();
  }
  expect(details.getByRole('link', { name: 'Open the profile' })).toHaveAttribute(
    'href',
    '/management/talent/model/detail/t2',
  );
  await userEvent.click(details.getByRole('button', { name: 'Done' }));
  for (const text of ['฿57,780', '฿24,000 (44.44%)', 'Opens', 'client@example.com']) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

test('sends a draft with a passcode, and shows the link once', async () => {
  network.post(`${api}/send`, {
    link: 'http://localhost/proposal/secret',
    email: 'client@example.com',
    proposal: sentProposal,
  });
  await show(draftProposal);
  await userEvent.click(await screen.findByRole('button', { name: 'Send to the client' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
  await userEvent.type(dialog.getByLabelText(/^Passcode/), '48');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(bodyOf('/send')).toBeUndefined();
  await userEvent.type(dialog.getByLabelText(/^Passcode/), '21');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByDisplayValue('http://localhost/proposal/secret')).toBeVisible();
  expect(dialog.getByText(/on its way to client@example.com/)).toBeVisible();
  expect(dialog.getByText(/Tell the passcode apart/)).toBeVisible();
  expect(bodyOf('/send')).toMatchObject({ passcode: '4821', message: null, version: 3 });
});

test('takes it back as a revision once it is sure, and cancels with a reason', async () => {
  network.post(`${api}/revise`, draftProposal);
  network.put(`${api}/status`, sentProposal);
  await show(sentProposal);
  const open = async (item: string) => {
    await userEvent.click(await screen.findByRole('button', { name: /PR-2569-0001/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };
  await open('Make a revision');
  const sure = within(await screen.findByRole('alertdialog'));
  await userEvent.click(sure.getByRole('button', { name: 'confirm' }));
  await waitFor(() => expect(bodyOf('/revise')).toEqual({ version: 3 }));
  await open('Cancel the proposal');
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'The job is off');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the proposal' }));
  await waitFor(() =>
    expect(bodyOf('/status')).toEqual({
      status: 'Cancelled',
      reason: 'The job is off',
      version: 3,
    }),
  );
});

test('a business reads and answers its own, without costs, links and actions', async () => {
  const { margin: _margin, link: _link, ...seen } = sentProposal;
  const items = seen.items.map(({ cost: _cost, ...item }) => item);
  network.put(`${api}/item/:itemId`, ({ params, body }) => ({
    ...seen,
    items: items.map((item) =>
      item.id === params['itemId'] ? { ...item, ...(body as object), version: 2 } : item,
    ),
  }));
  const { container } = await show({ ...seen, items }, { profile: person('Business') });
  const group = await screen.findByRole('group', { name: /about Dao/ }, { timeout: 5000 });
  await userEvent.click(within(group).getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(bodyOf('/item/i1')).toMatchObject({ decision: 'Yes', version: 1 }));
  expect(screen.queryByRole('button', { name: /PR-2569-0001/ })).toBeNull();
  expect(container).not.toHaveTextContent(/cost|margin/i);
});

const lineUp = { state: 'Pending' as const, from: null, to: null, replaces: null };
const DAYS = { from: '2026-12-12', to: '2026-12-13' };
const ended = { id: 'k1', ...DAYS, kind: 'Booked' as const, status: 'Cancelled' as const };
const third = {
  ...sentProposal.items[1]!,
  ...{ id: 'i3', talentId: 't3', talentName: { th: 'ฟ้า', en: 'Fah' } },
};
/** Accepted with two Yes and a backup. */
const acceptedProposal: ProposalRecord = {
  ...sentProposal,
  status: 'Accepted',
  canBook: true,
  days: DAYS,
  items: [
    ...sentProposal.items.map((item) => ({ ...item, decision: 'Yes' as const, lineUp })),
    { ...third, decision: 'Backup' },
  ],
};
const clashOf = (items: object[]) => network.get('/api/management/booking/clash', { items });

test('books those chosen in one click; a refused row says why and keeps its input', async () => {
  clashOf([{ kind: 'Option1', ...DAYS, bookingId: 'k9', jobTitle: { th: 'สบู่', en: 'Soap' } }]);
  const { container } = await show(acceptedProposal);
  await userEvent.click(await screen.findByRole('button', { name: 'Book those chosen' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
  expect(await dialog.findAllByText(/First option .+ Soap/)).toHaveLength(2);
  await userEvent.click(dialog.getAllByRole('combobox', { name: 'Kind' })[1]!);
  await userEvent.click(await screen.findByRole('option', { name: 'Booked' }));
  network.post(`${api}/book`, () => {
    const [dao, ...others] = acceptedProposal.items;
    const held = { ...lineUp, state: 'Held' as const, ...DAYS };
    network.get(api, { ...acceptedProposal, items: [{ ...dao!, lineUp: held }, ...others] });
    return {
      results: [
        { id: 'i1', code: null },
        { id: 'i2', code: 'DAYS_BOOKED' },
      ],
    };
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Hold or book 2 talents' }));
  expect(bodyOf('/book')).toEqual({
    items: [
      { itemId: 'i1', kind: 'Option1', ...DAYS },
      { itemId: 'i2', kind: 'Booked', ...DAYS },
    ],
  });
  expect(await dialog.findByText(/is booked on these days already/)).toBeVisible();
  // The first is done and marked, the second is still to be booked as it was entered.
  expect(await dialog.findByText('On hold')).toBeVisible();
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  expect(dialog.getByRole('combobox', { name: 'Kind' })).toHaveTextContent('Booked');
  network.post(`${api}/book`, { results: [{ id: 'i2', code: null }] });
  await userEvent.click(dialog.getByRole('combobox', { name: 'Kind' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Second option' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Hold or book 1 talent' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const last = network.requests.findLast(({ path: at }) => at.endsWith('/book'));
  expect(last?.body).toEqual({ items: [{ itemId: 'i2', kind: 'Option2', ...DAYS }] });
  expect((await axe(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test('a backup can be booked instead of a chosen talent, and days off are confirmed', async () => {
  clashOf([{ kind: 'Bookout', ...DAYS, bookingId: null, jobTitle: null }]);
  network.post(`${api}/book`, { results: [{ id: 'i3', code: 'DAY_OFF' }] });
  await show(acceptedProposal);
  await userEvent.click(await screen.findByRole('button', { name: 'Book those chosen' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Mek' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Talent' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Fah (backup)' }));
  const submit = dialog.getByRole('button', { name: 'Hold or book 1 talent' });
  await userEvent.click(submit);
  expect(await dialog.findByText(/is off on these days/)).toBeVisible();
  network.post(`${api}/book`, { results: [{ id: 'i3', code: null }] });
  await userEvent.click(dialog.getByRole('checkbox', { name: /agreed to work/ }));
  await userEvent.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const last = network.requests.findLast(({ path: at }) => at.endsWith('/book'));
  expect(last?.body).toEqual({
    items: [{ itemId: 'i3', kind: 'Option1', ...DAYS, onDayOff: true, replaces: 'i1' }],
  });
});

test('a backup is promoted in one click with the days of the talent who fell out', async () => {
  const [dao, mek, fah] = acceptedProposal.items;
  const out = {
    ...acceptedProposal,
    items: [{ ...dao!, booking: ended }, { ...mek!, lineUp: { ...lineUp, ...DAYS } }, fah!],
  };
  clashOf([{ kind: 'Booked', ...DAYS, bookingId: 'k9', jobTitle: { th: 'สบู่', en: 'Soap' } }]);
  network.post(`${api}/book`, { results: [{ id: 'i3', code: 'DAYS_BOOKED' }] });
  await show(out);
  const region = within(await screen.findByRole('region', { name: 'Line-up' }));
  expect(region.getByRole('link', { name: 'The booking was cancelled' })).toHaveAttribute(
    'href',
    '/management/business/booking?month=2026-12&booking=k1',
  );
  const promote = region.getByRole('button', { name: 'Promote Fah' });
  await userEvent.click(promote);
  const promotion = { itemId: 'i3', kind: 'Booked', ...DAYS, replaces: 'i1' };
  await waitFor(() => expect(bodyOf('/book')).toEqual({ items: [promotion] }));
  // A conflict opens the row for other days.
  const dialog = within(await screen.findByRole('dialog', { name: 'Promote a backup' }));
  expect(await dialog.findByText(/Booked .+ Soap/)).toBeVisible();
  network.post(`${api}/book`, { results: [{ id: 'i3', code: null }] });
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(promote);
  expect(await screen.findByText('Fah takes over the days')).toBeVisible();
});

const CONFIRM = 'Confirm the dates with the talents that were chosen.';

test('staff are asked to confirm dates until every place is booked; the totals are of the final line-up', async () => {
  const [dao, mek, fah] = acceptedProposal.items;
  const booked = { ...lineUp, ...DAYS, state: 'Booked' as const };
  const promoted = (state: 'Held' | 'Booked') => [
    { ...dao!, lineUp: { ...lineUp, state: 'Replaced' as const } },
    { ...mek!, lineUp: booked },
    { ...fah!, cost: 5000, lineUp: { ...booked, state, replaces: 'i1' } },
  ];
  const chosen = { ...totals, subtotal: 40_000, discount: 0 };
  await show({ ...acceptedProposal, chosen, items: promoted('Held') });
  expect(await screen.findByText(CONFIRM)).toBeVisible();
  // Of Mek and Fah: Dao, whom Fah replaced, is in no sum.
  expect(screen.getByText('฿25,000')).toBeVisible();
  cleanup();
  await show({ ...acceptedProposal, chosen, items: promoted('Booked') });
  expect(await screen.findByText(/Accepted by the client on/)).toBeVisible();
  expect(screen.queryByText(CONFIRM)).toBeNull();
});

test('a business reads the line-up of its proposal without bookings and actions', async () => {
  const {
    margin: _margin,
    link: _link,
    days: _days,
    canBook: _canBook,
    ...seen
  } = acceptedProposal;
  await show(seen, { profile: person('Business') });
  const region = within(await screen.findByRole('region', { name: 'Line-up' }, { timeout: 5000 }));
  expect(region.getAllByText('Being arranged')).toHaveLength(2);
  expect(region.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Book those chosen' })).toBeNull();
});

test('the revisions say what changed and what was answered', async () => {
  network.get(`${api}/revision`, {
    items: [
      {
        revision: 2,
        sentAt: '2026-11-22T03:00:00.000Z',
        total: 96_300,
        changes: [
          {
            kind: 'Changed',
            field: 'unitPrice',
            talentName: { th: 'ดาว', en: 'Dao' },
            before: 70_000,
            after: 60_000,
          },
          {
            kind: 'Removed',
            field: null,
            talentName: { th: 'ฟ้า', en: 'Fah' },
            before: null,
            after: null,
          },
        ],
        answers: [
          {
            talentName: { th: 'ดาว', en: 'Dao' },
            decision: 'Backup',
            reason: 'Date',
            comment: null,
          },
        ],
      },
    ],
  });
  await show(sentProposal, {
    url: '/management/business/proposal/detail/p1?tab=revisions',
  });
  for (const text of ['Dao · Unit price', '฿70,000', '฿60,000', 'Fah removed', 'Backup', 'Dates']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
});

test('a proposal that is not there leads to the list', async () => {
  network.get(api, problem(404, 'PROPOSAL_NOT_EXIST'));
  const { currentUrl } = await renderPage(page, {
    path,
    url: '/management/business/proposal/detail/p1',
    locale: 'en',
    messages: remote.messages,
    errorTexts: remote.errorTexts,
    profile: person('Staff'),
  });
  await waitFor(() => expect(currentUrl()).toBe('/management/business/proposal'));
});
