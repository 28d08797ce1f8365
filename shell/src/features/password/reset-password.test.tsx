import { mockApi, problem } from '@dara/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';

const api = mockApi();
const VERIFY = '/api/authorization/verifyemailbeforeresetpassword';
const RESET = '/api/authorization/resetpassword';
const AFTER = `${RESET}/passkey`;
const LINK = '/resetpassword/talent%40dara.test/token-1';

it('sends who follows a link with a broken address to /404', async () => {
  api.post(VERIFY, problem(400, 'VALIDATION_FAILED'));
  const site = await renderSite({ url: LINK });
  await waitFor(() => expect(site.address()).toBe('/404'));
  expect(await screen.findByText('We could not find this page')).toBeVisible();
});

it('sets a new password once both entries match, without asking for a symbol', async () => {
  api.post(VERIFY);
  api.post(RESET);
  api.post(AFTER, { passkeys: [], secondStepSince: null });
  const user = userEvent.setup();
  const site = await renderSite({ url: LINK });
  await user.type(await screen.findByLabelText(/^New password/), 'Dara1234');
  await user.type(screen.getByLabelText(/^Confirm the new password/), 'Dara12345');
  await user.click(screen.getByRole('button', { name: 'Set the new password' }));
  expect(await screen.findByText('Please enter your passwords to match.')).toBeVisible();
  expect(api.requests.map(({ path }) => path)).toEqual([VERIFY]);
  await user.clear(screen.getByLabelText(/^Confirm the new password/));
  await user.type(screen.getByLabelText(/^Confirm the new password/), 'Dara1234');
  await user.click(screen.getByRole('button', { name: 'Set the new password' }));
  expect(await screen.findByText('Saved successfully')).toBeVisible();
  expect(api.requests.find(({ path }) => path === RESET)?.body).toEqual({
    email: 'talent@dara.test',
    token: 'token-1',
    password: 'Dara1234',
  });
  await waitFor(() => expect(site.address()).toBe('/?dialog=signin'));
});

it('lists what else signs in after the reset, and removes a passkey', async () => {
  api.post(VERIFY);
  api.post(RESET);
  api.post(AFTER, {
    passkeys: [
      { id: 'p1', name: 'กุญแจ', createdAt: '2026-11-01T03:00:00.000Z' },
      { id: 'p2', name: 'Phone', createdAt: '2026-11-02T03:00:00.000Z' },
    ],
    secondStepSince: '2026-11-03T03:00:00.000Z',
  });
  const user = userEvent.setup();
  await renderSite({ url: LINK });
  await user.type(await screen.findByLabelText(/^New password/), 'Dara1234');
  await user.type(screen.getByLabelText(/^Confirm the new password/), 'Dara1234');
  await user.click(screen.getByRole('button', { name: 'Set the new password' }));
  expect(await screen.findByText('กุญแจ')).toBeVisible();
  expect(screen.getByText(/authenticator app has been set up since/)).toBeVisible();
  api.post(`${AFTER}/remove`);
  await user.click(screen.getAllByRole('button', { name: 'Remove' })[0]!);
  expect(await screen.findByText('The passkey has been removed')).toBeVisible();
  expect(api.requests.at(-1)?.body).toEqual({
    email: 'talent@dara.test',
    token: 'token-1',
    passkeyIds: ['p1'],
  });
  expect(screen.queryByText('กุญแจ')).toBeNull();
  expect(screen.getByText('Phone')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Sign in' }).at(-1)).toHaveAttribute(
    'href',
    '/?dialog=signin&lang=en',
  );
});

it('offers a new link when the mailed one is spent', async () => {
  api.post(VERIFY);
  api.post('/api/authorization/resetpassword', problem(400, 'RESET_TOKEN_INVALID'));
  const user = userEvent.setup();
  await renderSite({ url: LINK });
  await user.type(await screen.findByLabelText(/^New password/), 'Dara1234');
  await user.type(screen.getByLabelText(/^Confirm the new password/), 'Dara1234');
  await user.click(screen.getByRole('button', { name: 'Set the new password' }));
  expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgotpassword?lang=en',
  );
});

it('says where a link goes if the address has an account', async () => {
  api.post('/api/authorization/forgotpassword');
  const user = userEvent.setup();
  await renderSite({ url: '/forgotpassword' });
  await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'who@dara.test');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Check your email')).toBeVisible();
  expect(screen.getByText('who@dara.test')).toBeVisible();
  expect(screen.getByText(/If an account has the address/)).toBeVisible();
});
