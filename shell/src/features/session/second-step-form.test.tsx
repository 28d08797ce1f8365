import { mockApi, person, problem } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite, textPage } from '../../testing/render-site.tsx';

const api = mockApi();
const STEP = '/api/authorization/login/second-step';
const desk = {
  routes: [{ path: '/desk', page: 'desk', access: 'signed-in' as const }],
  pages: { desk: async () => textPage('The desk') },
};
const session = { accessToken: 'a', refreshToken: 'r', profile: person('Staff') };

async function askedForStep() {
  const user = userEvent.setup();
  api.post('/api/authorization/login', { challenge: 'c1', expiresInS: 600 });
  await renderSite({ url: '/desk', remotes: { 'mf-desk': desk } });
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /Email/ }), 'staff@dara.test');
  await user.type(within(dialog).getByLabelText(/^Password/), 'Dara1234!');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  const code = await within(dialog).findByLabelText(/^Code from your app/);
  return { user, dialog, code };
}

it('asks for the code of the app after the password, and leads to the wanted page', async () => {
  const { user, dialog, code } = await askedForStep();
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  api.post(STEP, session);
  await user.type(code, '123456');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('The desk')).toBeVisible();
  expect(api.requests.find(({ path }) => path === STEP)?.body).toEqual({
    challenge: 'c1',
    code: '123456',
  });
});

it('says beside the field that a code is wrong, and takes a recovery code instead', async () => {
  const { user, dialog, code } = await askedForStep();
  const errors = [{ field: 'code', rule: 'stepCode' }];
  api.post(STEP, problem(400, 'VALIDATION_FAILED', { errors }));
  await user.type(code, '000000');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(await within(dialog).findByText(/^This code is not right/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Use a recovery code' }));
  expect(within(dialog).getByText(/^Neither app nor recovery codes/)).toBeVisible();
  api.post(STEP, session);
  await user.type(within(dialog).getByLabelText(/^Recovery code/), 'abcd-efgh-jkmn');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('The desk')).toBeVisible();
});

it('goes back to the password when the challenge is over', async () => {
  const { user, dialog, code } = await askedForStep();
  api.post(STEP, problem(410, 'CHALLENGE_OVER'));
  await user.type(code, '123456');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(await within(dialog).findByLabelText(/^Password/)).toBeVisible();
  expect(screen.getByText(/^This took too long/)).toBeVisible();
});
