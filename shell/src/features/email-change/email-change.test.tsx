import { mockApi, person, problem } from '@dara/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';

const api = mockApi();
const LINK = '/api/authorization/emailchange';
const show = (more: Parameters<typeof renderSite>[0] = {}) =>
  renderSite({ url: '/emailchange/token-1', ...more });
const follows = () => api.requests.filter(({ path }) => path === LINK);

it('confirms the new address by a press, and leads to signing in', async () => {
  api.post(`${LINK}/look`, { answer: 'Confirm', email: 'new@dara.test', isOthers: false });
  api.post(LINK);
  await show();
  expect(await screen.findByText('new@dara.test')).toBeVisible();
  expect(follows()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm this email' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The email has been changed' }),
  ).toBeVisible();
  expect(follows()[0]?.body).toEqual({ token: 'token-1' });
  expect(screen.getAllByRole('link', { name: 'Sign in' }).at(-1)).toHaveAttribute(
    'href',
    '/?dialog=signin&lang=en',
  );
});

it('shows the new address immediately to a signed-in user', async () => {
  const staff = person('Staff');
  api.post(`${LINK}/look`, { answer: 'Confirm', email: 'new@dara.test', isOthers: false });
  api.post(LINK);
  api.get('/api/authorization/profile', { ...staff, email: 'new@dara.test' });
  const { store } = await show({ profile: staff });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm this email' }));
  await waitFor(() => expect(store.getState().session.profile?.email).toBe('new@dara.test'));
});

it('cancels a change that another user requested, and leads to a new password', async () => {
  api.post(`${LINK}/look`, { answer: 'Stop', email: 'thief@dara.test', isOthers: false });
  api.post(LINK);
  await show({ locale: 'th' });
  await userEvent.click(await screen.findByRole('button', { name: 'ยกเลิกคำขอ' }));
  expect(await screen.findByRole('link', { name: 'ตั้งรหัสผ่านใหม่' })).toHaveAttribute(
    'href',
    '/forgotpassword',
  );
});

it.each(['before it is read', 'while it is read'])(
  'a link that expired %s shows an error',
  async (when) => {
    const over = problem(410, 'LINK_EXPIRED');
    const isLate = when === 'while it is read';
    api.post(
      `${LINK}/look`,
      isLate ? { answer: 'Confirm', email: 'new@dara.test', isOthers: false } : over,
    );
    api.post(LINK, over);
    await show();
    if (isLate) await userEvent.click(await screen.findByRole('button', { name: /Confirm/ }));
    expect(await screen.findByText('This link no longer works')).toBeVisible();
  },
);

it('is asked for again where it could not be read', async () => {
  api.post(`${LINK}/look`, problem(503, 'UNAVAILABLE'));
  await show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.post(`${LINK}/look`, { answer: 'Stop', email: 'thief@dara.test', isOthers: false });
  await userEvent.click(again);
  expect(await screen.findByText('thief@dara.test')).toBeVisible();
});

describe('requested by a member of the team', () => {
  it.each([
    ['Agree to the change', true, 'You have agreed'],
    ['Do not agree', false, 'The change has been stopped'],
  ])('is decided by the address before: %s', async (name, isAgreed, heading) => {
    api.post(`${LINK}/look`, { answer: 'Decide', email: 'new@dara.test', isOthers: true });
    api.post(LINK);
    await show();
    expect(await screen.findByText('new@dara.test')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(follows()[0]?.body).toEqual({ token: 'token-1', isAgreed });
  });

  it('is confirmed by the new address, which then waits', async () => {
    api.post(`${LINK}/look`, { answer: 'Confirm', email: 'new@dara.test', isOthers: true });
    api.post(LINK);
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm this email' }));
    expect(await screen.findByRole('heading', { name: 'This email is confirmed' })).toBeVisible();
    expect(screen.getByText(/once the address before has agreed/)).toBeVisible();
  });
});
