import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { registerErrorTexts } from '@dara/sdk/api';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../../remote.tsx';
import { page } from '../account-page.tsx';

registerErrorTexts(remote.errorTexts);
const network = mockApi();
const PATH = '/api/account/email';
const PENDING = { email: 'new@dara.test', expiresAt: '2026-11-24T03:00:00.000Z' };
const own = person('Talent');

async function show(pending: object | null = null, since: string | null = null) {
  network.get('/api/account/second-step', { since, recoveryCodesLeft: 10, isRequired: false });
  network.get('/api/account/passkey', { items: [] });
  network.get('/api/authorization/profile', own);
  network.get(PATH, { pending });
  return renderPage(page, {
    path: '/management/setting/account',
    url: '/management/setting/account?tab=security',
    locale: 'en',
    messages: remote.messages,
    profile: own,
  });
}

async function fill(email: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Change the email' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText(/^New email/), email);
  await userEvent.type(dialog.getByLabelText(/^Current password/), 'Dara1234!');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the link' }));
  return dialog;
}
const asked = () =>
  network.requests.filter(({ path, method }) => path === PATH && method === 'POST');

test('another email is asked for with the password, and waits to be confirmed', async () => {
  network.post(PATH);
  await show();
  await screen.findByRole('button', { name: 'Change the email' });
  network.get(PATH, { pending: PENDING });
  await fill('new@dara.test');
  expect(await screen.findByText(/^Waiting for/)).toHaveTextContent('new@dara.test');
  expect(asked()[0]?.body).toEqual({ email: 'new@dara.test', password: 'Dara1234!' });
});

test('who has a second step is asked for its code, and what was typed goes on', async () => {
  network.post(PATH, problem(403, 'FRESH_STEP_REQUIRED'));
  network.post('/api/account/second-step/verify');
  await show(null, '2026-11-01T00:00:00.000Z');
  await fill('new@dara.test');
  const step = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await userEvent.type(await step.findByLabelText(/^Code from the app/), '123456');
  network.post(PATH);
  network.get(PATH, { pending: PENDING });
  await userEvent.click(step.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/^Waiting for/)).toHaveTextContent('new@dara.test');
  expect(asked()[1]?.body).toEqual({ email: 'new@dara.test', password: 'Dara1234!' });
});

test('a refusal stands beside its field, and nothing typed is lost', async () => {
  network.post(
    PATH,
    problem(400, 'VALIDATION_FAILED', { errors: [{ field: 'email', rule: 'sameEmail' }] }),
  );
  await show();
  const dialog = await fill('own@dara.test');
  expect(await dialog.findByText('This is your email already.')).toBeVisible();
  expect(dialog.getByLabelText(/^Current password/)).toHaveValue('Dara1234!');
});

test('what waits is taken back', async () => {
  await show(PENDING);
  network.delete(PATH);
  await screen.findByText(/^Waiting for/);
  network.get(PATH, { pending: null });
  await userEvent.click(screen.getByRole('button', { name: 'Keep the current email' }));
  expect(await screen.findByText('Stopped. Your email stays as it is')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Waiting for/)).toBeNull());
});
