import { PNG_HEAD, mockApi, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import remote from '../../remote.tsx';
import { page } from './new-face-page.tsx';
import { page as statePage } from './new-face-state-page.tsx';

const api = mockApi();
const TOKEN = `${'0'.repeat(32)}abcdefghijklmnopqrstuv`;

const show = (locale: 'th' | 'en' = 'en') =>
  renderPage(page, {
    path: '/newface',
    locale,
    messages: remote.messages,
    errorTexts: remote.errorTexts,
  });
const showState = (locale: 'th' | 'en' = 'en') =>
  renderPage(statePage, {
    path: '/newface/:token',
    url: `/newface/${TOKEN}`,
    locale,
    messages: remote.messages,
  });

const png = () => new File([PNG_HEAD], 'a.png', { type: 'image/png' });

beforeEach(() => {
  // jsdom reads no images.
  const bitmap = { width: 800, height: 800, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: async () => bitmap });
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
});

const box = (name: RegExp) => screen.findByRole('textbox', { name });
const born = async (year: number) => {
  await userEvent.type(await box(/Day/), '4');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Month/ }), '05');
  await userEvent.type(await box(/Year/), String(year));
};
const choose = async (label: RegExp) =>
  userEvent.upload(await screen.findByLabelText(label, { selector: 'input[type=file]' }), png());
const send = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Send application' }));
const fill = async (year: number) => {
  await userEvent.type(await box(/^Name/), ' Nim Jaidee ');
  await born(year);
  await userEvent.type(await box(/^Height/), '168');
  await userEvent.type(await box(/^LINE ID/), 'nimnim');
  for (const label of [/^Face/, /^Side/, /^Full length/]) await choose(label);
  await waitFor(() => expect(screen.getAllByAltText('Chosen picture')).toHaveLength(3));
  await userEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }));
};
const sent = () => {
  const request = api.requests.find(({ url }) => url.pathname === '/api/newface');
  const form = (request?.body ?? new FormData()) as FormData;
  return { data: JSON.parse(String(form.get('data') ?? '{}')) as object, parts: [...form.keys()] };
};

it('says what is missing, in one summary', async () => {
  const { container } = await show();
  await send();
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent?.split(':')[0])).toEqual(
    [
      ...['Name', 'Date of birth', 'Height', 'Phone', 'Face', 'Side', 'Full length'],
      expect.stringMatching(/^I agree/),
    ],
  );
  expect((await axe(container)).violations).toEqual([]);
});

it('sends entries and pictures, and opens the page of the application', async () => {
  api.get('/api/page/privacy', { textVersion: 'privacy-3' });
  api.post('/api/newface', { token: TOKEN });
  await show();
  await fill(2000);
  expect(screen.queryByText('Your guardian')).toBeNull();
  await send();
  await waitFor(() => expect(sent().parts).toHaveLength(4));
  expect(sent()).toEqual({
    data: {
      name: 'Nim Jaidee',
      birthday: '2000-05-04',
      height: 168,
      lineId: 'nimnim',
      consent: true,
      textVersion: 'privacy-3',
      language: 'en',
    },
    parts: ['data', 'faceFile', 'profileFile', 'fullLengthFile'],
  });
});

it('asks for a guardian under 20, and shows a refusal at its field', async () => {
  api.get('/api/page/privacy', { textVersion: 'privacy-3' });
  api.post(
    '/api/newface',
    problem(400, 'VALIDATION_FAILED', {
      errors: [{ field: 'guardian.email', rule: 'ownEmail' }],
    }),
  );
  await show();
  await fill(new Date().getFullYear() - 16);
  expect(screen.getByText('Your guardian')).toBeVisible();
  await userEvent.type(await box(/^Guardian’s name/), 'Malee');
  await userEvent.type(await box(/^Guardian’s email/), 'mother@home.test');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Guardian’s email/);
  expect(sent().data).toMatchObject({ guardian: { name: 'Malee', email: 'mother@home.test' } });
});

describe('the page of an application', () => {
  const state = { firstName: 'Nim', status: 'Received', guardian: 'NotNeeded' };

  it.each([
    [{}, 'We have your application'],
    [{ guardian: 'Waiting' }, 'Waiting for your guardian'],
    [{ status: 'InReview' }, 'We are looking at your pictures'],
    [{ status: 'Accepted' }, 'We would like to work with you'],
    [{ status: 'Declined' }, 'Not this time'],
  ])('says of %j: %s', async (changes, title) => {
    api.post('/api/newface/state', { ...state, ...changes });
    const { container } = await showState();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    const register = screen.queryByRole('link', { name: 'Register as a talent' });
    expect(register?.getAttribute('href') ?? null).toBe(
      'status' in changes && changes.status === 'Accepted'
        ? `/register/talent#newface=${TOKEN}`
        : null,
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  it('withdraws once it is sure', async () => {
    api.post('/api/newface/state', state);
    api.post('/api/newface/withdraw', null);
    await showState('th');
    await userEvent.click(await screen.findByRole('button', { name: 'ถอนใบสมัคร' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(api.requests.some(({ url }) => url.pathname.endsWith('/withdraw'))).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'confirm' }));
    expect(await screen.findByRole('heading', { name: 'ถอนใบสมัครแล้ว' })).toBeVisible();
  });

  it('says of a link of no application what may have happened', async () => {
    api.post('/api/newface/state', problem(410, 'LINK_EXPIRED'));
    await showState();
    expect(
      await screen.findByRole('heading', { name: 'There is no application at this link' }),
    ).toBeVisible();
  });
});
