import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { page } from './notice-choice-page.tsx';

const network = mockApi();
const CHOICE = '/api/notice/choice';
const LINE = '/api/line/link';
const ADD_URL = 'https://line.me/R/ti/p/%40dara';

const show = (locale: 'th' | 'en' = 'en') =>
  renderPage(page, {
    path: '/management/setting/notice',
    locale,
    messages: remote.messages,
    profile: person('Talent'),
  });

const status = (more: object = {}) => ({
  isOffered: true,
  channelName: 'Dara Agency',
  addUrl: ADD_URL,
  linkedAt: null,
  ...more,
});
const LINKED = status({ linkedAt: '2026-11-20T03:00:00Z' });
const choices = (line = true) => ({
  items: [{ kind: 'InvitationReceived', choice: 'never', isDefault: true, line }],
});
const SWITCH = { name: 'By LINE too Invitations to jobs' };

test('explains how to link LINE, and shows the link on return to the tab', async () => {
  let isLinked = false;
  network.get(CHOICE, () => choices());
  network.get(LINE, () => (isLinked ? LINKED : status()));
  await show();
  expect(await screen.findByRole('link', { name: 'Add us in LINE' })).toHaveAttribute(
    'href',
    ADD_URL,
  );
  expect(screen.getByText('Dara Agency')).toBeVisible();
  expect(screen.queryByRole('switch', SWITCH)).toBeNull();
  isLinked = true;
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('Linked')).toBeVisible();
  expect(screen.getByRole('switch', SWITCH)).toBeChecked();
});

test('LINE is turned off for a kind, whatever is chosen for mail', async () => {
  let isOn = true;
  network.get(LINE, () => LINKED);
  network.get(CHOICE, () => choices(isOn));
  network.put(CHOICE, () => {
    isOn = false;
    return choices(isOn);
  });
  await show();
  await userEvent.click(await screen.findByRole('switch', SWITCH));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(network.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    items: [{ kind: 'InvitationReceived', line: false }],
  });
  expect(screen.getByRole('switch', SWITCH)).not.toBeChecked();
});

test('unlinking is asked about, and done', async () => {
  let isLinked = true;
  network.get(CHOICE, () => choices());
  network.get(LINE, () => (isLinked ? LINKED : status()));
  network.delete(LINE, () => {
    isLinked = false;
    return undefined;
  });
  await show();
  expect(await screen.findByText(/20 Nov 2026/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Unlink' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(network.requests.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'confirm' }));
  expect(await screen.findByText('Your LINE is unlinked')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Add us in LINE' })).toBeVisible();
});

test('while LINE is unavailable it says so, and retries', async () => {
  let isTemporaryFailure = true;
  network.get(CHOICE, () => choices());
  network.get(LINE, () =>
    isTemporaryFailure ? status({ channelName: null, addUrl: null }) : status(),
  );
  await show('th');
  expect(await screen.findByText(/ขณะนี้ติดต่อ LINE ไม่ได้/)).toBeVisible();
  isTemporaryFailure = false;
  await userEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(await screen.findByRole('link', { name: 'เพิ่มเพื่อนใน LINE' })).toBeVisible();
});

test.each([
  ['is not offered', () => status({ isOffered: false })],
  ['cannot be asked about', problem(500, 'INTERNAL')],
])('when LINE %s only the choices for mail are shown', async (_what, answer) => {
  network.get(CHOICE, () => choices());
  network.get(LINE, answer);
  await show();
  expect(await screen.findByRole('radiogroup', { name: 'Invitations to jobs' })).toBeVisible();
  expect(screen.queryByText('Notices by LINE')).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
});
