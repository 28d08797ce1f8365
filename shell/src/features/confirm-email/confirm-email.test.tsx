import { mockApi, person, problem } from '@dara/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';

const api = mockApi();
const LINK = '/api/authorization/register';
const show = (more: Parameters<typeof renderSite>[0] = {}) =>
  renderSite({ url: '/confirmemail/token-1', ...more });
const state = (name: string) => api.post(`${LINK}/link`, { email: 'new@dara.test', state: name });
const session = { accessToken: 'a', refreshToken: 'r', profile: person('Talent') };
const calls = (path: string) => api.requests.filter((request) => request.path === `${LINK}${path}`);

it('confirms by the password, signs in and continues', async () => {
  state('Waiting');
  api.post(`${LINK}/confirm`, session);
  const { store, address } = await show();
  expect(await screen.findByText('new@dara.test')).toBeVisible();
  expect(calls('/confirm')).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^Password/), 'Dara1234!');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm and sign in' }));
  await waitFor(() => expect(store.getState().session.profile?.permission).toBe('Talent'));
  expect(calls('/confirm')[0]?.body).toEqual({ token: 'token-1', password: 'Dara1234!' });
  await waitFor(() => expect(address()).toBe('/'));
});

it('says that the password is wrong, and lets it be tried again', async () => {
  state('Waiting');
  api.post(`${LINK}/confirm`, problem(401, 'INVALID_CREDENTIALS'));
  const { store } = await show();
  await userEvent.type(await screen.findByLabelText(/^Password/), 'Other1234!');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm and sign in' }));
  expect(await screen.findByText('Email or password is invalid')).toBeVisible();
  expect(store.getState().session.profile).toBeUndefined();
});

it('works for who is signed in by another account', async () => {
  state('Waiting');
  api.post(`${LINK}/confirm`, session);
  const { store } = await show({ profile: person('Staff') });
  await userEvent.type(await screen.findByLabelText(/^Password/), 'Dara1234!');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm and sign in' }));
  await waitFor(() => expect(store.getState().session.profile?.permission).toBe('Talent'));
});

it('an address that is confirmed leads to signing in', async () => {
  state('Confirmed');
  await show({ locale: 'th' });
  expect(await screen.findByRole('heading', { level: 1, name: 'อีเมลนี้ยืนยันแล้ว' })).toBeVisible();
  expect(screen.queryByLabelText(/^รหัสผ่าน/)).not.toBeInTheDocument();
});

it('an expired link offers a new one', async () => {
  state('Expired');
  api.post(`${LINK}/resend`);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  expect(calls('/resend')[0]?.body).toEqual({ token: 'token-1' });
});

it('a link of a replaced registration shows an error', async () => {
  api.post(`${LINK}/link`, problem(410, 'LINK_EXPIRED'));
  await show();
  expect(await screen.findByText('This link does not work')).toBeVisible();
});
