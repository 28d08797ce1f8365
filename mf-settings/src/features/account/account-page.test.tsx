import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { registerErrorTexts } from '@dara/sdk/api';
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
])('a refusal of %s by %s is beside its field, and nothing typed is lost', async (...given) => {
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

describe('data tab', () => {
  const API = '/api/account/privacy';

  const request = {
    ...{ id: 'r1', kind: 'Correction', status: 'Open', reason: 'x', answer: null, closedAt: null },
    ...{ dueOn: '2026-02-01', requestedAt: '2026-01-02T00:00:00.000Z' },
  };

  const show = (permission: 'Business' | 'Staff') =>
    renderPage(page, {
      path: '/management/setting/account',
      url: '/management/setting/account?tab=data',
      locale: 'en',
      messages: remote.messages,
      profile: person(permission),
    });

  test('a correction is asked for with what is wrong, and taken back', async () => {
    network.get(API, { items: [] });
    network.post(API, () => {
      network.get(API, { items: [request] });
      return request;
    });
    await show('Business');
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a correction' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a correction' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    expect(network.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/^What has to be corrected/), 'My name');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findByText('Asked on 2 Jan 2026 · answered by 1 Feb 2026')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for a correction' })).toBeNull();
    network.delete(`${API}/r1`, () => {
      network.get(API, {
        items: [{ ...request, status: 'Withdrawn', closedAt: '2026-01-03T00:00:00.000Z' }],
      });
      return null;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Withdrawn on 3 Jan 2026')).toBeVisible();
  });

  test('while it is not known what was asked nothing is offered, and it is read again', async () => {
    network.get(API, problem(503, 'UNAVAILABLE'));
    await show('Business');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Ask to be erased' })).toBeNull();
    network.get(API, { items: [request] });
    await userEvent.click(again);
    expect(await screen.findByText('Asked on 2 Jan 2026 · answered by 1 Feb 2026')).toBeVisible();
  });

  test('staff take their data along and ask nothing of themselves', async () => {
    await show('Staff');
    expect(await screen.findByRole('button', { name: 'Download my data' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Ask to be erased' })).toBeNull();
  });
});

describe('devices tab', () => {
  const PATH = '/api/account/session';

  const HERE = {
    id: 's1',
    browser: 'Safari',
    system: 'iPhone',
    address: '203.0.113.7',
    startedAt: '2026-11-01T03:00:00.000Z',
    lastUsedAt: '2026-11-02T03:00:00.000Z',
    isCurrent: true,
  };

  const THERE = { ...HERE, id: 's2', browser: 'Edge', system: 'Windows', isCurrent: false };

  const UNKNOWN = { ...THERE, id: 's3', browser: null, system: null, address: null };

  function show(items: object[]) {
    network.get(PATH, { items });
    return renderPage(page, {
      path: '/management/setting/account',
      url: '/management/setting/account?tab=devices',
      locale: 'en',
      messages: remote.messages,
      profile: person('Talent'),
    });
  }

  test('devices have readable names; the current one is marked and has no sign-out button', async () => {
    await show([HERE, THERE, UNKNOWN]);
    const [here, there, unknown] = await screen.findAllByRole('listitem');
    expect(here).toHaveTextContent(/Safari on iPhone.*This device.*from 203\.0\.113\.7/);
    expect(within(here!).queryByRole('button')).toBeNull();
    expect(there).toHaveTextContent('Edge on Windows');
    expect(unknown).toHaveTextContent('Unknown device');
  });

  test('one of them is signed out after a confirmation, and the list is reloaded', async () => {
    await show([HERE, THERE]);
    network.delete(`${PATH}/s2`);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Edge on Windows' }));
    network.get(PATH, { items: [HERE] });
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'confirm' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(network.requests.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});

describe('email sheet', () => {
  registerErrorTexts(remote.errorTexts);

  const PATH = '/api/account/email';

  const PENDING = { email: 'new@dara.test', expiresAt: '2026-11-24T03:00:00.000Z' };

  const own = person('Talent');

  async function show(pending: object | null = null, since: string | null = null) {
    network.get('/api/account/second-step', { since, recoveryCodesLeft: 10, isRequired: false });
    network.get('/api/account/passkey', { items: [] });
    network.get('/api/authorization/profile', own);
    network.get(PATH, { pending });
    return renderPage(page, {
      path: '/management/setting/account',
      url: '/management/setting/account?tab=security',
      locale: 'en',
      messages: remote.messages,
      profile: own,
    });
  }

  async function fill(email: string) {
    await userEvent.click(await screen.findByRole('button', { name: 'Change the email' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/^New email/), email);
    await userEvent.type(dialog.getByLabelText(/^Current password/), 'Dara1234!');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the link' }));
    return dialog;
  }

  const asked = () =>
    network.requests.filter(({ path, method }) => path === PATH && method === 'POST');

  test('another email is asked for with the password, and waits to be confirmed', async () => {
    network.post(PATH);
    await show();
    await screen.findByRole('button', { name: 'Change the email' });
    network.get(PATH, { pending: PENDING });
    await fill('new@dara.test');
    expect(await screen.findByText(/^Waiting for/)).toHaveTextContent('new@dara.test');
    expect(asked()[0]?.body).toEqual({ email: 'new@dara.test', password: 'Dara1234!' });
  });

  test('a user with a second step is asked for the code, and the input is sent after it', async () => {
    network.post(PATH, problem(403, 'FRESH_STEP_REQUIRED'));
    network.post('/api/account/second-step/verify');
    await show(null, '2026-11-01T00:00:00.000Z');
    await fill('new@dara.test');
    const step = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.type(await step.findByLabelText(/^Code from the app/), '123456');
    network.post(PATH);
    network.get(PATH, { pending: PENDING });
    await userEvent.click(step.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/^Waiting for/)).toHaveTextContent('new@dara.test');
    expect(asked()[1]?.body).toEqual({ email: 'new@dara.test', password: 'Dara1234!' });
  });

  test('a refusal is beside its field, and nothing typed is lost', async () => {
    network.post(
      PATH,
      problem(400, 'VALIDATION_FAILED', { errors: [{ field: 'email', rule: 'sameEmail' }] }),
    );
    await show();
    const dialog = await fill('own@dara.test');
    expect(await dialog.findByText('This is your email already.')).toBeVisible();
    expect(dialog.getByLabelText(/^Current password/)).toHaveValue('Dara1234!');
  });

  test('cancels a pending email change', async () => {
    await show(PENDING);
    network.delete(PATH);
    await screen.findByText(/^Waiting for/);
    network.get(PATH, { pending: null });
    await userEvent.click(screen.getByRole('button', { name: 'Keep the current email' }));
    expect(await screen.findByText('Stopped. Your email stays as it is')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Waiting for/)).toBeNull());
  });
});
