import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { page } from './notice-choice-page.tsx';

const network = mockApi();
const CHOICE = '/api/notice/choice';

const show = () =>
  renderPage(page, {
    path: '/management/setting/notice',
    locale: 'en',
    messages: remote.messages,
    profile: person('Talent'),
  });

beforeEach(() =>
  network.get('/api/line/link', () => ({
    isOffered: false,
    channelName: null,
    addUrl: null,
    linkedAt: null,
  })),
);

const answer = (choice = 'instant') => ({
  items: [
    { kind: 'InvitationReceived', choice, isDefault: true, line: true },
    { kind: 'BookingMade', choice: 'daily', isDefault: true, line: true },
  ],
});

const groupOf = (name: string) => screen.findByRole('radiogroup', { name });

test('a choice is saved immediately', async () => {
  let kept = 'instant';
  network.get(CHOICE, () => answer(kept));
  network.put(CHOICE, () => {
    kept = 'never';
    return answer(kept);
  });
  await show();
  const group = await groupOf('Invitations to jobs');
  expect(within(group).getByRole('radio', { name: 'At once' })).toBeChecked();
  await userEvent.click(within(group).getByRole('radio', { name: 'Never' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(network.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    items: [{ kind: 'InvitationReceived', choice: 'never' }],
  });
  expect(within(group).getByRole('radio', { name: 'Never' })).toBeChecked();
  expect(
    within(await groupOf('New bookings')).getByRole('radio', { name: 'Once a day' }),
  ).toBeChecked();
});

test('a choice that cannot be stored is reverted', async () => {
  network.get(CHOICE, () => answer());
  network.put(CHOICE, problem(500, 'INTERNAL'));
  await show();
  const group = await groupOf('Invitations to jobs');
  await userEvent.click(within(group).getByRole('radio', { name: 'Never' }));
  expect(await screen.findByText('It could not be saved. Please try again.')).toBeVisible();
  await waitFor(() => expect(within(group).getByRole('radio', { name: 'At once' })).toBeChecked());
});
