import { PNG_HEAD, mockApi, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import remote from '../../remote.tsx';
import { handOverClip, takeClip } from './clip-handoff.ts';
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

describe('a clip', () => {
  const CLIP = '/api/newface/clip/v1/upload';
  const received = { firstName: 'Nim', status: 'Received', guardian: 'NotNeeded' };
  const film = (head = '\0\0\0\u0018ftyp') =>
    new File([`${head}${'x'.repeat(90)}`], 'me.mp4', { type: 'video/mp4', lastModified: 1 });
  const upload = (part: object) => ({
    id: 'v1',
    size: 98,
    received: 0,
    isFinished: false,
    ...part,
  });
  beforeEach(() => localStorage.clear());

  it('is chosen or filmed in the form, refused in words, and sent after the application', async () => {
    api.get('/api/page/privacy', { textVersion: 'privacy-3' });
    api.post('/api/newface', { token: TOKEN });
    await show();
    const camera = await screen.findByLabelText('Film now', { selector: 'input' });
    expect(camera).toHaveAttribute('capture', 'user');
    await userEvent.upload(camera, film('<!doctype html>'));
    expect(await screen.findByText(/^This is not an MP4 or MOV video/)).toBeVisible();
    const large = film();
    Object.defineProperty(large, 'size', { value: 100 * 1024 * 1024 });
    const chooser = screen.getByLabelText(/^A clip of 30 seconds/, { selector: 'input' });
    await userEvent.upload(chooser, large);
    expect(await screen.findByText(/has to be smaller than 100 MB/)).toBeVisible();
    await userEvent.upload(chooser, film());
    expect(await screen.findByText('me.mp4')).toBeVisible();
    await fill(2000);
    await send();
    await waitFor(() => expect(sent().parts).toHaveLength(4));
    await waitFor(() => expect(takeClip(TOKEN)).toMatchObject({ name: 'me.mp4' }));
  });

  it('of the form is sent by the page of the application, with its token', async () => {
    api.post('/api/newface/state', { ...received, clip: null });
    api.post('/api/newface/clip', upload({}));
    api.patch(CLIP, upload({ received: 98, isFinished: true }));
    handOverClip(TOKEN, film());
    const { container } = await showState();
    expect(await screen.findByText(/^We have your clip/)).toBeVisible();
    const calls = api.requests.filter(({ path }) => path.startsWith('/api/newface/clip'));
    expect(calls.map(({ method, headers }) => [method, headers.get('upload-token')])).toEqual([
      ['POST', TOKEN],
      ['PATCH', TOKEN],
    ]);
    expect(calls[0]?.body).toEqual({ size: 98 });
    // The same file begins again where another has replaced it.
    expect({ ...localStorage }).toEqual({});
    expect((await axe(container)).violations).toEqual([]);
  });

  it('that did not arrive continues by the same file', async () => {
    localStorage.setItem(`dara.video.${TOKEN.slice(0, 32)}.98.1.me.mp4`, 'v1');
    api.post('/api/newface/state', { ...received, clip: { id: 'v1', isSent: false } });
    api.get(CLIP, upload({ received: 50 }));
    api.patch(CLIP, upload({ received: 98, isFinished: true }));
    await showState();
    expect(await screen.findByText(/has not arrived completely/)).toBeVisible();
    const chooser = await screen.findByLabelText(/^A clip of 30/, { selector: 'input' });
    await userEvent.upload(chooser, film());
    expect(await screen.findByText(/^We have your clip/)).toBeVisible();
    const [part] = api.requests.filter(({ method }) => method === 'PATCH');
    expect(part?.headers.get('upload-offset')).toBe('50');
  });

  it('is kept until another begins, and not promised afterwards', async () => {
    api.post('/api/newface/state', { ...received, clip: { id: 'v0', isSent: true } });
    api.post('/api/newface/clip', upload({}));
    api.patch(CLIP, problem(415, 'VIDEO_CODEC'));
    await showState();
    await userEvent.click(await screen.findByRole('button', { name: 'Send another clip' }));
    const chooser = await screen.findByLabelText(/^A clip of 30/, { selector: 'input' });
    await userEvent.upload(chooser, film('<!doctype html>'));
    expect(await screen.findByText(/^This is not an MP4/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep the clip' })).toBeVisible();
    await userEvent.upload(chooser, film());
    expect(await screen.findByText(/HEVC/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Keep the clip' })).toBeNull();
  });

  it('is taken back, and not asked for after the decision', async () => {
    api.post('/api/newface/state', { ...received, clip: { id: 'v1', isSent: true } });
    api.delete(CLIP, null);
    const { unmount } = await showState();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the clip' }));
    expect(await screen.findByLabelText(/^A clip of 30/, { selector: 'input' })).toBeEnabled();
    unmount();
    api.post('/api/newface/state', { ...received, status: 'Declined', clip: null });
    await showState();
    await screen.findByRole('heading', { name: 'Not this time' });
    expect(screen.queryByLabelText(/^A clip of 30/)).toBeNull();
  });
});

describe('the page of an application', () => {
  const state = { firstName: 'Nim', status: 'Received', guardian: 'NotNeeded', clip: null };

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
