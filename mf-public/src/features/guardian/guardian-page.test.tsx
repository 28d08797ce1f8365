import { mockApi, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { GuardianConfirmation } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page } from './guardian-page.tsx';

const api = mockApi();
const PATH = '/api/guardian/confirmation';

const asked: GuardianConfirmation = {
  subject: 'Talent',
  talentName: { th: 'พลอย', en: 'Ploy' },
  age: 15,
  guardianName: 'Mae',
  relation: 'Mother',
  consents: ['PublicProfile', 'ClientSharing'],
  answer: null,
  answeredAt: null,
};
const answered = (answer: GuardianConfirmation['answer']): GuardianConfirmation => ({
  ...asked,
  answer,
  answeredAt: '2026-11-22T03:00:00.000Z',
});

const show = (locale: 'th' | 'en' = 'en') =>
  renderPage(page, {
    path: '/guardian/:token',
    url: '/guardian/secret-token-of-the-link',
    locale,
    messages: remote.messages,
  });
const answers = () => api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('shows who asks for what; only the button confirms', async () => {
  api.post(PATH, asked);
  api.put(PATH, answered('Confirmed'));
  const { container } = await show();
  expect(await screen.findByText('Ploy')).toBeVisible();
  expect(screen.getByText(/15 years old/)).toBeVisible();
  expect(screen.getByText(/publishes the profile/)).toBeVisible();
  expect(screen.getByText(/sent to clients/)).toBeVisible();
  expect(answers()).toEqual([]);
  await press('I confirm');
  expect(await screen.findByText(/You confirmed on/)).toBeVisible();
  expect(answers()).toEqual([{ token: 'secret-token-of-the-link', answer: 'Confirm' }]);
  expect(screen.queryByRole('button', { name: 'I confirm' })).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});

it('asks in other words about an application of a new face, which declining deletes', async () => {
  const newFace = { ...asked, subject: 'NewFace', relation: '', consents: [] } as const;
  api.post(PATH, newFace);
  api.put(PATH, { ...newFace, answer: 'Declined', answeredAt: '2026-11-22T03:00:00.000Z' });
  await show();
  expect(await screen.findByText(/casting team keeps the entries/)).toBeVisible();
  expect(screen.getByText(/as guardian\.$/)).toBeVisible();
  await press('I decline');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/delete the application with all its pictures/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'confirm' }));
  expect(await screen.findByText(/The application is deleted/)).toBeVisible();
});

it('declines once it is sure', async () => {
  api.post(PATH, asked);
  api.put(PATH, answered('Declined'));
  await show();
  await press('I decline');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(answers()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'confirm' }));
  expect(await screen.findByText(/You declined on/)).toBeVisible();
  expect(answers()).toMatchObject([{ answer: 'Decline' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /I / })).toBeNull());
});

it('lets who has confirmed withdraw', async () => {
  api.post(PATH, answered('Confirmed'));
  api.put(PATH, answered('Withdrawn'));
  await show('th');
  await press('ถอนความยินยอม');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'confirm' }));
  expect(await screen.findByText(/คุณถอนความยินยอมเมื่อ/)).toBeVisible();
});

it.each([
  ['th', 410, 'LINK_EXPIRED', 'ลิงก์นี้ใช้ไม่ได้แล้ว'],
  ['en', 410, 'LINK_EXPIRED', 'This link no longer works'],
  ['en', 400, 'VALIDATION_FAILED', 'This link no longer works'],
] as const)('says in %s after %s that a link is of no use', async (locale, status, code, title) => {
  api.post(PATH, problem(status, code));
  await show(locale);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers to try again when the site does not answer', async () => {
  api.post(PATH, problem(503, 'UNAVAILABLE'));
  await show();
  const again = await screen.findByRole('button', { name: /again/i });
  api.post(PATH, asked);
  await userEvent.click(again);
  expect(await screen.findByText('Ploy')).toBeVisible();
});
