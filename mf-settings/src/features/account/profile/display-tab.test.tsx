import { mockApi, person, renderPage } from '@dara/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../../remote.tsx';
import { page } from '../account-page.tsx';

const network = mockApi();
const own = person('Business');

function show(fresh: object = {}) {
  network.get('/api/authorization/profile', { ...own, ...fresh });
  return renderPage(page, {
    path: '/management/setting/account',
    url: '/management/setting/account?tab=display',
    locale: 'en',
    messages: remote.messages,
    profile: own,
  });
}

beforeEach(() => localStorage.clear());

test('a theme counts at once, and the site is told to keep it', async () => {
  const chosen: unknown[] = [];
  const handleChosen = (event: Event) => void chosen.push((event as CustomEvent).detail);
  window.addEventListener('dara-theme-chosen', handleChosen);
  await show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveClass('dark');
  expect(chosen).toEqual(['dark']);
  window.removeEventListener('dara-theme-chosen', handleChosen);
});

test('the language counts at once', async () => {
  await show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Thai' }));
  expect(await screen.findByRole('heading', { name: 'การแสดงผล' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'ไทย' })).toBeChecked();
});

test('what was chosen on another device since is taken over', async () => {
  const { store } = await show({ theme: 'light', chosenLanguage: 'en' });
  await screen.findByRole('radio', { name: 'Light' });
  await waitFor(() => expect(store.getState().session.profile?.theme).toBe('light'));
});
