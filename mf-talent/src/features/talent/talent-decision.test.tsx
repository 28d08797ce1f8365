import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { TalentRecord } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { emptyTalent } from '../../testing/empty-talent.ts';
import { page } from './talent-detail-page.tsx';

const network = mockApi();
const api = '/api/management/talent/t1';
const talent: TalentRecord = { ...emptyTalent, talentTypes: ['Actor'], version: 7 };

function show(record: TalentRecord) {
  network.get('/api/management/email-change', { pending: null });
  network.get('/api/talent/tags', []);
  network.get(api, record);
  return renderPage(page, {
    path: '/management/talent/model/detail/:id',
    url: '/management/talent/model/detail/t1',
    locale: 'en',
    messages: remote.messages,
    profile: person('Admin'),
  });
}

const sent = (method: string, at: string) =>
  network.requests.filter((call) => call.method === method && call.path === at);

test('while one decision is on its way no other can be taken', async () => {
  let answer: (record: TalentRecord) => void = () => undefined;
  network.put(`${api}/status`, () => new Promise((resolve) => (answer = resolve)));
  await show(talent);
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(screen.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More for Ploy Pailin' }));
  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled');
  const approved = { ...talent, status: 'Approved', version: 8 } as const;
  network.get(api, approved);
  answer(approved);
  expect(await screen.findByText('Ploy Pailin has been approved')).toBeInTheDocument();
  expect(sent('PUT', `${api}/status`)).toHaveLength(1);
});

test('rejecting what somebody else has approved says so and keeps the reason', async () => {
  await show(talent);
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Ploy Pailin?' }));
  await userEvent.click(dialog.getByRole('textbox', { name: /Reason/ }));
  await userEvent.paste('Blurred pictures');
  network.put(`${api}/status`, problem(409, 'INVALID_TRANSITION'));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /Reason/ })).toBeInvalid());
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Blurred pictures');
});
