import type { Announcement } from '@dara/contract';
import { mockApi } from '@dara/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite, textPage } from '../testing/render-site.tsx';
import { DISMISSED_KEY, DISMISSED_SCRIPT } from './dismissed.ts';

mockApi();

const remotes = {
  'mf-public': {
    routes: [
      { path: '/', page: 'home' },
      { path: '/news', page: 'home' },
    ],
    pages: { home: async () => textPage('Home') },
  },
};
const announcements: Announcement[] = [
  { id: 'a1', kind: 'Important', text: { th: 'ปิดทำการ', en: 'We are closed' }, link: '/news' },
  { id: 'a2', kind: 'Info', text: { th: 'เว็บใหม่', en: '' }, link: 'https://example.test/' },
];

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.dismissed;
});

const region = () => screen.findByRole('region', { name: 'Announcements' });

it('is shown above the page in the language of the reader, with its link', async () => {
  await renderSite({ remotes, site: { announcements } });
  const shown = await region();
  expect(within(shown).getByRole('link', { name: 'We are closed' })).toHaveAttribute(
    'href',
    '/news?lang=en',
  );
  expect(within(shown).getByRole('link', { name: 'เว็บใหม่' })).toHaveAttribute(
    'href',
    'https://example.test/',
  );
});

it('is not there when nothing is announced', async () => {
  await renderSite({ remotes });
  await screen.findByText('Home');
  expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
});

it('closed, it is hidden by the document before anything is painted', async () => {
  await renderSite({ remotes, site: { announcements } });
  await userEvent.click(
    within(await region()).getByRole('button', { name: 'Close the announcement: We are closed' }),
  );
  expect(document.documentElement.dataset.dismissed).toBe('a1');
  expect(localStorage.getItem(DISMISSED_KEY)).toBe('a1');
  expect(screen.getByText('We are closed')).not.toBeVisible();
  expect(screen.getByText('เว็บใหม่')).toBeVisible();
  delete document.documentElement.dataset.dismissed;
  new Function(DISMISSED_SCRIPT)();
  expect(document.documentElement.dataset.dismissed).toBe('a1');
});
