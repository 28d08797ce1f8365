import { mockApi, problem } from '@dara/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite, textPage } from '../../testing/render-site.tsx';

const api = mockApi();
const desk = {
  routes: [{ path: '/desk', page: 'desk', access: 'signed-in' as const }],
  pages: { desk: async () => textPage('The desk') },
};

it('says before it sends the password that this browser would not stay signed in', async () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  const user = userEvent.setup();
  await renderSite({ url: '/desk', remotes: { 'mf-desk': desk } });
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /Email/ }), 'staff@dara.test');
  await user.type(within(dialog).getByLabelText(/^Password/), 'Dara1234!');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    /does not keep a sign-in for this address.*https/,
  );
  expect(within(dialog).getByRole('textbox', { name: /Email/ })).toHaveValue('staff@dara.test');
  expect(api.requests).toEqual([]);
  jest.restoreAllMocks();
});

it.each(['admin@dara.example', 'casting@dara.agency'])(
  'sends %s as form data, which an account can have by configuration',
  async (email) => {
    api.post('/api/authorization/login', problem(401, 'INVALID_CREDENTIALS'));
    const user = userEvent.setup();
    await renderSite({ url: '/desk', remotes: { 'mf-desk': desk } });
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: /Email/ }), email);
    await user.type(within(dialog).getByLabelText(/^Password/), 'Dara1234!');
    await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    expect(await within(dialog).findByText('Email or password is invalid')).toBeVisible();
    const body = api.requests.at(-1)?.body as URLSearchParams;
    expect(Object.fromEntries(body)).toEqual({ email, password: 'Dara1234!' });
  },
);

it('asks for a link to a new password with such an address', async () => {
  api.post('/api/authorization/forgotpassword');
  const user = userEvent.setup();
  await renderSite({ url: '/forgotpassword' });
  const field = await screen.findByRole('textbox', { name: /Email/ });
  await user.type(field, 'admin@dara');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Please enter your email address correctly.')).toBeVisible();
  await user.type(field, '.example');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('admin@dara.example')).toBeVisible();
});
