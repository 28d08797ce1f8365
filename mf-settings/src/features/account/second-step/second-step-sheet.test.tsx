import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../../remote.tsx';
import { page } from '../account-page.tsx';

const network = mockApi();
const PATH = '/api/account/second-step';
const OFF = { since: null, recoveryCodesLeft: 0, isRequired: false };
const ON = { since: '2026-11-01T03:00:00.000Z', recoveryCodesLeft: 2, isRequired: false };
const APP = {
  secret: 'ABCDEFGHIJKLMNOP',
  uri: 'otpauth://totp/Dara:a?secret=ABCDEFGHIJKLMNOP',
  qr: { size: 3, path: 'M1 1h1v1h-1z' },
};
const CODES = { recoveryCodes: ['abcd-efgh-jkmn', 'bcde-fghj-kmnp'] };

function show(step: object, profile = person('Staff')) {
  network.get(PATH, step);
  network.get('/api/account/email', { pending: null });
  network.get('/api/authorization/profile', person('Talent'));
  network.get('/api/account/passkey', { items: [] });
  return renderPage(page, {
    path: '/management/setting/account',
    url: '/management/setting/account?tab=security',
    locale: 'en',
    messages: remote.messages,
    errorTexts: remote.errorTexts,
    profile,
  });
}

async function setUp() {
  network.post(PATH, APP);
  await userEvent.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/^Current password/), 'Dara1234!');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
  await within(dialog).findByRole('img', { name: /^QR code/ });
  return dialog;
}

test('is set up with the password, the app and its code; recovery codes are shown once', async () => {
  await show(OFF);
  const dialog = await setUp();
  expect(within(dialog).getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  network.post(`${PATH}/confirm`, CODES);
  network.get(PATH, { ...ON, recoveryCodesLeft: 10 });
  await userEvent.type(within(dialog).getByLabelText(/^Six digits/), '123456');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn on' }));
  expect(await within(dialog).findByText('abcd-efgh-jkmn')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText(/10 recovery codes are left/)).toBeVisible();
  expect(screen.queryByText('abcd-efgh-jkmn')).toBeNull();
});

test('says beside the field that a code is wrong', async () => {
  await show(OFF);
  const dialog = await setUp();
  const errors = [{ field: 'code', rule: 'stepCode' }];
  network.post(`${PATH}/confirm`, problem(400, 'VALIDATION_FAILED', { errors }));
  await userEvent.type(within(dialog).getByLabelText(/^Six digits/), '000000');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn on' }));
  expect(await within(dialog).findByText(/^This code is not right/)).toBeVisible();
});

test('is turned off with password and a fresh code, and warns when few recovery codes are left', async () => {
  await show(ON);
  expect(await screen.findByText(/2 recovery codes are left.*Make new ones in time/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Turn off two-step sign-in' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/^Current password/), 'Dara1234!');
  network.post(`${PATH}/off`, problem(403, 'FRESH_STEP_REQUIRED'));
  network.post(`${PATH}/verify`);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off two-step sign-in' }));
  const step = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await userEvent.type(await within(step).findByLabelText(/^Code from the app/), '123456');
  network.post(`${PATH}/off`);
  network.get(PATH, OFF);
  await userEvent.click(within(step).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
});

test('one that the agency requires is not turned off', async () => {
  await show({ ...ON, isRequired: true });
  expect(await screen.findByText(/cannot be turned off/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn off two-step sign-in' })).toBeNull();
});

test('who has to set it up does nothing else before', async () => {
  await show(OFF, { ...person('Staff'), mustSetUpSecondStep: true });
  expect(await screen.findByText('Set up two-step sign-in before you go on')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  const dialog = await setUp();
  network.post(`${PATH}/confirm`, CODES);
  await userEvent.type(within(dialog).getByLabelText(/^Six digits/), '123456');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn on' }));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.getAllByRole('tab').length).toBeGreaterThan(1));
});

test('who gives no second step keeps what was typed', async () => {
  await show(ON);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off two-step sign-in' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/^Current password/), 'Dara1234!');
  network.post(`${PATH}/off`, problem(403, 'FRESH_STEP_REQUIRED'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off two-step sign-in' }));
  const step = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await userEvent.click(await within(step).findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Confirm with your second step first')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Current password/)).toHaveValue('Dara1234!');
});
