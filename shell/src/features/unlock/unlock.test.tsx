import { mockApi, problem } from '@dara/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';

const api = mockApi();
const UNLOCK = '/api/authorization/unlock';
const show = () => renderSite({ url: '/unlock/token-1' });

it('unlocks only on a press, and leads to signing in', async () => {
  api.post(UNLOCK);
  await show();
  const button = await screen.findByRole('button', { name: 'Unlock' });
  expect(api.requests.filter(({ path }) => path === UNLOCK)).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByText('The account is unlocked')).toBeVisible();
  expect(api.requests.at(-1)?.body).toEqual({ token: 'token-1' });
  expect(screen.getAllByRole('link', { name: 'Sign in' }).at(-1)).toHaveAttribute(
    'href',
    '/?dialog=signin&lang=en',
  );
});

it('says that an old link no longer works', async () => {
  api.post(UNLOCK, problem(410, 'LINK_EXPIRED'));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Unlock' }));
  expect(await screen.findByText('This link no longer works')).toBeVisible();
});
