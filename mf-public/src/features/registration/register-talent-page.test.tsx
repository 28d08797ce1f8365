import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.tsx';
import {
  RECEIPT,
  TALENT,
  answerPlaces,
  born,
  box,
  enterPassword,
  heading,
  prefillDraft,
  openStep,
  press,
  sent,
} from '../../testing/registration.ts';
import { page } from './register-talent-page.tsx';

const api = mockApi();
const DRAFT = 'draft.register.talent';

const render = (options = {}) =>
  renderPage(page, {
    path: '/register/talent',
    locale: 'en',
    messages: remote.messages,
    errorTexts: remote.errorTexts,
    ...options,
  });

async function reviewTalent(values: object = TALENT) {
  answerPlaces(api);
  prefillDraft('talent', values);
  const rendered = await render();
  await screen.findByText(/We brought back/);
  await enterPassword();
  await press('Review and send');
  await heading('Review and send');
  return rendered;
}

describe('a talent', () => {
  it('sees what is wrong with an account in the words of the rules', async () => {
    await render();
    expect(await heading('Account')).toBeVisible();
    await userEvent.type(await box(/^Email/), 'new@dara.museum');
    await userEvent.type(screen.getByLabelText(/^Password/), 'short');
    await userEvent.type(screen.getByLabelText(/^Confirm password/), 'other');
    await press('Next');
    const summary = within(await screen.findByRole('alert'));
    const lines = summary.getAllByRole('link').map((link) => link.textContent);
    expect(lines).toEqual([
      'Email: Please enter your email address correctly.',
      expect.stringMatching(/^Password: .*at least 8 characters/),
      'Confirm password: Please enter your passwords to match.',
    ]);
  });

  it('finds what an accepted new face told us, and is shown the shorter way otherwise', async () => {
    api.post('/api/newface/entries', {
      name: 'Nim Jaidee',
      height: 168,
      phone: '0812345678',
      email: 'nim@new.test',
    });
    await render({ url: '/register/talent#newface=abcdefghijklmnopqrstuvwxyz' });
    expect(await screen.findByDisplayValue('nim@new.test')).toBeVisible();
    expect(api.requests.at(-1)?.body).toEqual({ token: 'abcdefghijklmnopqrstuvwxyz' });
    expect(screen.getByRole('link', { name: /^A new face\?/ })).toHaveAttribute('href', '/newface');
  });

  it('sends all of it, and is asked to confirm the address, which can be mailed again', async () => {
    api.post('/api/talent/register', RECEIPT);
    const { store } = await reviewTalent();
    expect(screen.getByText('Phra Nakhon', { exact: false })).toBeVisible();
    await press('Send application');
    expect(await screen.findByText('Registered successfully')).toBeInTheDocument();
    const title = await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByText('new@dara.test')).toBeVisible();
    expect(store.getState().session.profile).toBeUndefined();
    expect(document.cookie).not.toContain('accessToken=a');
    expect(localStorage.getItem(DRAFT)).toBeNull();
    const data = sent(api);
    expect(data).toMatchObject({
      email: 'new@dara.test',
      firstName: { th: 'ใหม่' },
      nickName: { th: 'นิว', en: 'New' },
      socialMedia: [{ channel: 'Instagram', name: '@new', followers: 1200 }],
      consents: {
        publicProfile: true,
        clientSharing: false,
        marketing: false,
        textVersion: 'privacy-3',
      },
      language: 'en',
    });
    expect(data).not.toHaveProperty('guardian');
    expect(data).not.toHaveProperty('height');
    expect(data).not.toHaveProperty('passwordConfirm');
    api.post('/api/authorization/register/resend', new Response(null, { status: 204 }));
    await press('Send the email again');
    expect(await screen.findByText('The email has been sent again')).toBeInTheDocument();
    expect(api.requests.at(-1)?.body).toEqual({ email: 'new@dara.test' });
  });

  it('chooses a kind of work, not a level of fame', async () => {
    await reviewTalent();
    await press('Edit Work and channels');
    expect(await screen.findByRole('checkbox', { name: 'New face' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /star$/ })).toBeNull();
  });

  it('under 20 needs a guardian, who consents', async () => {
    api.post('/api/talent/register', RECEIPT);
    await reviewTalent({ ...TALENT, birthDay: born(16) });
    await press('Send application');
    expect(await heading('Consent')).toBeVisible();
    const name = await box(/^Guardian’s name/);
    await waitFor(() => expect(name).toHaveAccessibleDescription('Please specify information.'));
    expect(
      screen.getByRole('checkbox', { name: /^As the guardian, I agree.*publishes/ }),
    ).toBeChecked();
    await userEvent.type(name, 'Mother');
    await userEvent.type(await box(/^Relation/), 'Mother');
    await userEvent.type(await box(/^Guardian’s phone/), '0812345678');
    await userEvent.type(await box(/^Guardian’s email/), 'mum@dara.test');
    await press('Next');
    await heading('Review and send');
    await press('Send application');
    await waitFor(() =>
      expect(api.requests.some(({ path }) => path === '/api/talent/register')).toBe(true),
    );
    expect(sent(api)['guardian']).toEqual({
      name: 'Mother',
      relation: 'Mother',
      phone: '0812345678',
      email: 'mum@dara.test',
    });
  });

  it('of 20 is not asked for a guardian, but for the consent to be shown', async () => {
    answerPlaces(api);
    prefillDraft('talent', { ...TALENT, birthDay: born(20), consents: { publicProfile: false } });
    await render();
    await openStep('Consent');
    await heading('Consent');
    expect(screen.queryByText(/^Guardian/)).not.toBeInTheDocument();
    await press('Next');
    const consent = await screen.findByRole('checkbox', { name: /^I agree.*publishes/ });
    await waitFor(() => expect(consent).toBeInvalid());
  });

  it('shows duplicates at their fields, starting with the first step', async () => {
    const errors = [
      { field: 'phoneNumber', rule: 'phone' },
      { field: 'displayName', rule: 'DISPLAY_NAME_DUPLICATE' },
    ];
    api.post('/api/talent/register', problem(400, 'VALIDATION_FAILED', { errors }));
    await reviewTalent();
    await press('Send application');
    await heading('About you');
    const name = await box(/^Display name/);
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(/The display name already exists/),
    );
  });

  it('shows a duplicate channel at its field', async () => {
    const errors = [{ field: 'socialMedia.0.channel', rule: 'CHANNEL_DUPLICATE' }];
    api.post('/api/talent/register', problem(409, 'CHANNEL_DUPLICATE', { errors }));
    await reviewTalent();
    await press('Send application');
    expect(await heading('Work and channels')).toBeVisible();
    const channel = await screen.findByRole('group', { name: 'Instagram' });
    expect(await within(channel).findByText('Channel is duplicate')).toBeVisible();
  });

  it('sends it again when the answer to the first attempt was lost on the way', async () => {
    api.post('/api/talent/register', () => Promise.reject(new TypeError('lost')));
    await reviewTalent();
    await press('Send application');
    await screen.findByText(/check your internet/i);
    api.post('/api/talent/register', RECEIPT);
    await press('Send again');
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  it('adds each channel once and removes it again', async () => {
    prefillDraft('talent', { ...TALENT, socialMedia: [] });
    await render();
    await openStep('Work and channels');
    await press('YouTube');
    expect(screen.queryByRole('button', { name: 'YouTube' })).not.toBeInTheDocument();
    expect(await box(/^Subscribers/)).toBeVisible();
    await press('Remove YouTube');
    expect(await screen.findByRole('button', { name: 'YouTube' })).toBeVisible();
  });
});

it.each([
  ['Talent', 'Go to my profile', '/talent/profile'],
  ['Business', 'Go to my jobs', '/management/business/job'],
  ['Staff', 'Go to the home page', '/'],
] as const)('%s who is signed in sees so and is led on', async (permission, name, goal) => {
  await render({ profile: person(permission) });
  expect(await screen.findByRole('heading', { level: 1, name: /already signed in/ })).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', goal);
});
