import { api } from '@dara/sdk/api';
import { mockApi, problem, renderPart } from '@dara/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { DeletedBanner, RejectDialog, RestoreButton } from './record.ts';

const network = mockApi();
const recordApi = api.injectEndpoints({
  endpoints: (build) => ({
    testRestore: build.mutation<unknown, void>({
      query: () => ({ url: '/api/records/1/restore', method: 'POST' }),
    }),
    testReject: build.mutation<unknown, { reason: string }>({
      query: (body) => ({ url: '/api/records/1/reject', method: 'PUT', body }),
    }),
  }),
});

function Restore() {
  const [send] = recordApi.useTestRestoreMutation();
  const options = { name: 'First record', onRestore: () => send().unwrap() };
  return (
    <>
      <DeletedBanner {...options}>It is kept for 30 days.</DeletedBanner>
      <RestoreButton {...options} />
    </>
  );
}

test.each([
  ['in its row', 'Restore First record'],
  ['on its page', 'Restore'],
])('a record is restored once %s, also by a double click', async (_where, name) => {
  network.post('/api/records/1/restore', {});
  await renderPart(<Restore />, { locale: 'en' });
  expect(screen.getByRole('note')).toHaveTextContent('It is kept for 30 days.');
  const button = screen.getByRole('button', { name });
  // Both before the button can be drawn busy.
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText('First record has been restored')).toBeVisible();
  expect(network.requests).toHaveLength(1);
});

test('a restore that failed says why and can be tried again', async () => {
  network.post('/api/records/1/restore', problem(409, 'EMAIL_DUPLICATE'));
  await renderPart(<Restore />, { locale: 'en' });
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Email is duplicate')).toBeVisible();
  network.post('/api/records/1/restore', {});
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('First record has been restored')).toBeVisible();
});

function Reject() {
  const [send, { isLoading }] = recordApi.useTestRejectMutation();
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return <p>closed</p>;
  return (
    <RejectDialog
      title="Reject First record?"
      text="The author reads the reason."
      isBusy={isLoading}
      onReject={async (reason) => void (await send({ reason }).unwrap())}
      onClose={() => setIsOpen(false)}
    />
  );
}

test('a rejection needs a reason, which stays when it is refused', async () => {
  await renderPart(<Reject />, { locale: 'en' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject First record?' }));
  expect(dialog.getByText('The author reads the reason.')).toBeVisible();
  const reject = () => userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await reject();
  expect(dialog.getByText('Please specify information.')).toBeVisible();
  expect(network.requests).toEqual([]);
  const errors = [{ field: 'reason', rule: 'maxLength', params: { limit: 500 } }];
  network.put('/api/records/1/reject', problem(400, 'VALIDATION_FAILED', { errors }));
  const reason = dialog.getByRole('textbox', { name: /Reason/ });
  await userEvent.click(reason);
  await userEvent.paste(' Blurred ');
  await reject();
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/no more than "500"|500/));
  expect(reason).toHaveValue(' Blurred ');
  network.put('/api/records/1/reject', {});
  await reject();
  expect(await screen.findByText('closed')).toBeVisible();
  expect(network.requests.at(-1)?.body).toEqual({ reason: 'Blurred' });
});
