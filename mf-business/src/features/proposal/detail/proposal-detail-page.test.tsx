import { mockApi, person, problem, renderPage, type RenderOptions } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
  for (const text of ['No', 'Look', 'ดูโตไป', 'Unit cost ฿20,000']) {
    expect(mek.getByText(text)).toBeVisible();
  }
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
