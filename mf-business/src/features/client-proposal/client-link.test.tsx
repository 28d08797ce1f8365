import { mockApi, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { clientProposal } from '../../testing/proposal-record.ts';
import { page } from './client-proposal-page.tsx';

const api = mockApi();
const PATH = '/api/proposal/secret';

const show = (locale: 'th' | 'en' = 'en') =>
  renderPage(page, {
    path: '/proposal/:token',
    url: '/proposal/secret',
    locale,
    messages: remote.messages,
    errorTexts: remote.errorTexts,
  });

test('asks for the passcode, says when it is wrong, and opens', async () => {
  api.get(PATH, problem(403, 'PASSCODE_REQUIRED'));
  api.post(`${PATH}/unlock`, problem(403, 'PASSCODE_WRONG'));
  await show();
  const field = await screen.findByLabelText(/^Passcode/);
  await userEvent.type(field, '1111');
  await userEvent.click(screen.getByRole('button', { name: 'Open the proposal' }));
  expect(await screen.findByText('The passcode is not correct')).toBeVisible();
  api.post(`${PATH}/unlock`);
  api.get(PATH, clientProposal());
  await userEvent.clear(field);
  await userEvent.type(field, '4821');
  await userEvent.click(screen.getByRole('button', { name: 'Open the proposal' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'โฆษณาชาเขียว' })).toBeVisible();
});

test('after the last wrong passcode it says that the link is locked', async () => {
  api.get(PATH, problem(403, 'PASSCODE_REQUIRED'));
  api.post(`${PATH}/unlock`, () => {
    api.get(PATH, problem(410, 'LINK_LOCKED'));
    return problem(410, 'LINK_LOCKED');
  });
  await show();
  await userEvent.type(await screen.findByLabelText(/^Passcode/), '1111{Enter}');
  expect(await screen.findByRole('heading', { name: 'This link is locked' })).toBeVisible();
});

test.each([
  ['en', 404, 'PROPOSAL_NOT_EXIST', 'There is no such proposal'],
  ['en', 410, 'LINK_EXPIRED', 'This link has expired'],
  ['th', 410, 'LINK_EXPIRED', 'ลิงก์นี้หมดอายุแล้ว'],
  ['en', 410, 'LINK_REVOKED', 'This link is no longer in use'],
  ['th', 410, 'LINK_LOCKED', 'ลิงก์นี้ถูกล็อก'],
] as const)(
  'says in %s after %s %s why a link opens nothing',
  async (locale, status, code, title) => {
    api.get(PATH, problem(status, code));
    await show(locale);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/contact');
  },
);

test('offers to try again while the site does not answer', async () => {
  api.get(PATH, problem(503, 'UNAVAILABLE'));
  await show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.get(PATH, clientProposal());
  await userEvent.click(again);
  expect(await screen.findByText('PR-2569-0001')).toBeVisible();
});

test('a card opens large and is turned over', async () => {
  const side = { paper: '#fff', photos: [], panes: [], shapes: [], texts: [] };
  api.get(PATH, clientProposal());
  api.get(`${PATH}/item/:itemId/card`, {
    ...{ id: 'c1', name: 'Card 1', talentName: 'Dao', language: 'th' },
    drawing: { width: 148, height: 210, front: side, back: side },
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Composite card of Dao' }));
  expect(await screen.findByRole('img', { name: /front/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Show the back/ }));
  await waitFor(() => expect(screen.getByRole('img', { name: /back/ })).toBeVisible());
});
