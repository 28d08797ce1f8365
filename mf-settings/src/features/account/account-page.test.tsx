import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { page } from './account-page.tsx';

const network = mockApi();
const CHANGE = '/api/authorization/changepassword';

const OFF = { since: null, recoveryCodesLeft: 0, isRequired: false };

const show = (locale: 'th' | 'en' = 'en') => {
  network.get('/api/account/second-step', OFF);
  network.get('/api/account/email', { pending: null });
  network.get('/api/authorization/profile', person('Talent'));
  network.get('/api/account/passkey', { items: [] });
  return renderPage(page, {
    path: '/management/setting/account',
    url: '/management/setting/account?tab=security',
    locale,
    messages: remote.messages,
    profile: person('Talent'),
  });
};

async function fill(current: string, wanted: string, again = wanted) {
  await userEvent.type(await screen.findByLabelText(/^Current password/), current);
  await userEvent.type(screen.getByLabelText(/^New password/), wanted);
  await userEvent.type(screen.getByLabelText(/^Confirm the new password/), again);
  await userEvent.click(screen.getByRole('button', { name: 'Change the password' }));
}

test('the password changes with the current one, and its fields are empty again', async () => {
  network.post(CHANGE);
  await show();
  await fill('Dara1234!', 'Rose-window-27');
  expect(await screen.findByText('Your password has been changed')).toBeVisible();
  expect(network.requests.find(({ path }) => path === CHANGE)?.body).toEqual({
    currentPassword: 'Dara1234!',
    password: 'Rose-window-27',
  });
  await waitFor(() => expect(screen.getByLabelText(/^Current password/)).toHaveValue(''));
  expect(screen.getByLabelText(/^New password/)).toHaveValue('');
});

test.each([
  ['currentPassword', 'currentPassword', 'This is not your current password.'],
  ['password', 'knownPassword', /^This is one of the most used/],
  ['password', 'commonPassword', /^This password is too easy to guess/],
  ['password', 'samePassword', 'Please choose a password other than the current one.'],
])('a refusal of %s by %s stands beside its field, and nothing typed is lost', async (...given) => {
  const [field, rule, text] = given;
  network.post(CHANGE, problem(400, 'VALIDATION_FAILED', { errors: [{ field, rule }] }));
  await show();
  await fill('Wrong-guess-1', 'Qwerty123');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText(/^Current password/)).toHaveValue('Wrong-guess-1');
  expect(screen.getByLabelText(/^New password/)).toHaveValue('Qwerty123');
});

test('two entries that differ are not sent', async () => {
  network.post(CHANGE);
  await show();
  await fill('Dara1234!', 'Rose-window-27', 'Rose-window-28');
  expect(await screen.findByText('Please enter your passwords to match.')).toBeVisible();
  expect(network.requests.filter(({ path }) => path === CHANGE)).toEqual([]);
});

test('is shown in Thai', async () => {
  await show('th');
  expect(await screen.findByRole('heading', { level: 1, name: 'บัญชีของฉัน' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' })).toBeVisible();
});
