import { mockApi, person, problem } from '@dara/kit/testing';
import { LANGUAGE_CHOSEN } from '@dara/sdk/i18n';
import { updateProfile } from '@dara/sdk/session';
import { THEME_CHOSEN, adoptTheme } from '@dara/sdk/theme';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';

const network = mockApi();
const CHOICE = '/api/account/choice';
const sent = () => network.requests.filter(({ path }) => path === CHOICE).map(({ body }) => body);

beforeEach(() => {
  localStorage.clear();
  document.documentElement.classList.remove('dark');
});

async function show(more: object = {}) {
  const site = await renderSite({ locale: 'en', profile: { ...person('Staff'), ...more } });
  // What follows the person comes with the parts that no page waits for.
  await screen.findByRole('heading', { level: 1 });
  return site;
}
const isDark = () => document.documentElement.classList.contains('dark');

it('shows what the person chose on another device', async () => {
  const { catalogue } = await show({ theme: 'dark', chosenLanguage: 'th' });
  await waitFor(() => expect(isDark()).toBe(true));
  await waitFor(() => expect(catalogue.locale).toBe('th'));
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(sent()).toEqual([]);
});

it('keeps what is chosen here with the account, by the switches of the frame', async () => {
  network.put(CHOICE);
  const { store, catalogue } = await show({ theme: 'dark' });
  await waitFor(() => expect(localStorage.getItem('theme')).toBe('dark'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Theme', hidden: true })[0]!);
  await userEvent.click(await screen.findByRole('button', { name: 'Light', hidden: true }));
  await waitFor(() => expect(sent()).toEqual([{ theme: 'light' }]));
  await userEvent.click(screen.getAllByRole('button', { name: /ไทย/, hidden: true })[0]!);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ language: 'th' });
  expect([isDark(), catalogue.locale]).toEqual([false, 'th']);
  expect(store.getState().session.profile).toMatchObject({
    theme: 'light',
    language: 'th',
    chosenLanguage: 'th',
  });
});

it('a choice made before this part loads stays, and is stored with the account', async () => {
  network.put(CHOICE);
  const site = await renderSite({
    locale: 'en',
    profile: { ...person('Staff'), theme: 'dark', chosenLanguage: 'en' },
  });
  expect(localStorage.getItem('theme')).toBeNull();
  await act(async () => {
    adoptTheme('light');
    window.dispatchEvent(new CustomEvent(THEME_CHOSEN, { detail: 'light' }));
    await site.catalogue.setLocale('th');
    window.dispatchEvent(new CustomEvent(LANGUAGE_CHOSEN, { detail: 'th' }));
  });
  await waitFor(() =>
    expect(Object.assign({}, ...sent())).toEqual({ theme: 'light', language: 'th' }),
  );
  expect([isDark(), localStorage.getItem('theme'), site.catalogue.locale]).toEqual([
    false,
    'light',
    'th',
  ]);
});

it('shows an error when the choice cannot be stored, and keeps it on the screen', async () => {
  network.put(CHOICE, problem(503, 'UNAVAILABLE'));
  await show({ theme: 'light' });
  await waitFor(() => expect(localStorage.getItem('theme')).toBe('light'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Theme', hidden: true })[0]!);
  await userEvent.click(await screen.findByRole('button', { name: 'Dark', hidden: true }));
  expect(await screen.findByText(/could not be kept with your account/)).toBeVisible();
  expect(isDark()).toBe(true);
});

it('leaves the device as it is while nothing was chosen, and follows what comes later', async () => {
  localStorage.setItem('theme', 'light');
  const { store } = await show();
  expect(localStorage.getItem('theme')).toBe('light');
  act(() => updateProfile(store.dispatch, { ...person('Staff'), theme: 'dark' }));
  await waitFor(() => expect(isDark()).toBe(true));
  expect(sent()).toEqual([]);
});
