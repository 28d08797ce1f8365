import { mockApi } from '@dara/kit/testing';
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
