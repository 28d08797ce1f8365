import { mockApi, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ContentPage } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { settle } from '../../testing/settle.ts';
import { page } from './content-page.tsx';

const api = mockApi();

function text(changes: Partial<ContentPage> = {}): ContentPage {
  return {
    slug: 'privacy',
    title: { th: 'นโยบายความเป็นส่วนตัว', en: 'Privacy policy' },
    description: { th: 'สิ่งที่เราเก็บ', en: 'What we keep' },
    body: {
      th: '<h2>ข้อหนึ่ง</h2><p>ก <a href="/cookies">คุกกี้</a></p><h2>ข้อสอง</h2><p>ข</p>',
      en: '<h2>First</h2><p>a</p><h2>Second</h2><p>b</p>',
    },
    version: 3,
    textVersion: 'privacy-3',
    updatedAt: '2026-10-31T20:00:00.000Z',
    isSample: false,
    ...changes,
  };
}

const render = (locale: 'th' | 'en' = 'th', url = '/privacy') =>
  renderPage(page, { path: '/privacy', url, locale, messages: remote.messages });

it('shows the text with its day in the Buddhist year and its version', async () => {
  api.get('/api/page/:slug', text());
  const { container } = await render();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'นโยบายความเป็นส่วนตัว' }),
  ).toBeVisible();
  // Half past eight in the evening in London is the next day in Bangkok.
  expect(screen.getByText('1 พฤศจิกายน 2569')).toHaveAttribute(
    'datetime',
    '2026-10-31T20:00:00.000Z',
  );
  expect(screen.getByText(/ฉบับที่ 3/)).toBeVisible();
  expect(api.requests.map((one) => one.path)).toEqual(['/api/page/privacy']);
  expect((await axe(container)).violations).toEqual([]);
});

it('leads from the table of contents to each heading', async () => {
  api.get('/api/page/:slug', text());
  const { currentUrl } = await render('en');
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
  expect(contents.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'First',
    'Second',
  ]);
  await userEvent.click(contents.getByRole('link', { name: 'Second' }));
  await waitFor(() => expect(currentUrl()).toBe('/privacy#section-2'));
  expect(screen.getByRole('heading', { level: 2, name: 'Second' })).toHaveAttribute(
    'id',
    'section-2',
  );
});

it('shows Thai, said to be Thai, where there is no English', async () => {
  const { title, body } = text();
  api.get('/api/page/:slug', text({ title: { ...title, en: '' }, body: { th: body.th, en: '' } }));
  await render('en');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveAttribute('lang', 'th');
  expect(screen.getByText('ข').closest('[lang]')).toHaveAttribute('lang', 'th');
  expect(screen.getByRole('link', { name: 'ข้อหนึ่ง' })).toBeVisible();
});

it('follows links of the text within the site without a new document', async () => {
  api.get('/api/page/:slug', text());
  const { currentUrl } = await render();
  await userEvent.click(await screen.findByRole('link', { name: 'คุกกี้' }));
  await waitFor(() => expect(currentUrl()).toBe('/cookies'));
});

it('does without a table of contents for a text of one part', async () => {
  api.get('/api/page/:slug', text({ body: { th: '<p>สั้น</p>', en: '' } }));
  await render();
  expect(await screen.findByText('สั้น')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('says when the text does not load and offers a retry', async () => {
  api.get('/api/page/:slug', problem(500, 'INTERNAL'));
  await settle(await render('en'));
  api.get('/api/page/:slug', text());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
});

it('warns that no one has confirmed a sample, and of no other text', async () => {
  api.get('/api/page/:slug', text({ isSample: true }));
  const { unmount } = await render('en');
  expect(await screen.findByRole('note')).toHaveTextContent('This is sample text.');
  unmount();
  api.get('/api/page/:slug', text());
  await render('en');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('note')).toBeNull();
});

it('gives the document its words', () => {
  const args = {
    store: { dispatch: () => undefined, getState: () => ({}) },
    params: {},
    url: new URL('https://dara.test/privacy?lang=en'),
    locale: 'en' as const,
    siteName: { th: 'ดารา', en: 'Dara' },
    formatMessage: (id: string) => id,
  };
  expect(page.head?.({ ...args, data: text() })).toMatchObject({
    title: 'Privacy policy',
    description: 'What we keep',
    canonical: '/privacy',
  });
});
