import { mockApi, problem, renderPage } from '@dara/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { client, listOf, picture } from '../../testing/fixtures.ts';
import { settle } from '../../testing/settle.ts';
import { page } from './client-list-page.tsx';

const api = mockApi();

const render = (url = '/client', locale: 'th' | 'en' = 'en') =>
  renderPage(page, { path: '/client', url, locale, messages: remote.messages });

const wall = [
  client(1, { logo: picture(1) }),
  client(2),
  client(3, { link: 'javascript:alert(1)' }),
  client(4, { link: null }),
];

it('shows logos or names, each leading to its own site where it has one', async () => {
  api.get('/api/client', listOf(wall, 30));
  await render();
  expect(await screen.findByRole('img', { name: 'Client 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Client 2/ })).toHaveAttribute(
    'href',
    'https://client-2.example',
  );
  expect(screen.getByText('Client 4')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Client [34]/ })).toBeNull();
  expect(api.requests[0]?.url.search).toBe('?page=1&size=24');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/client?page=2');
});

it('leads from a client to the talents whom the agency cast for it', async () => {
  api.get('/api/client', listOf([client(1, { credit: 'Client & Co' }), client(2)]));
  await render();
  const link = await screen.findByRole('link', { name: /^Talents we cast.*Client 1$/ });
  expect(link).toHaveAttribute('href', '/talent?keyword=Client%20%26%20Co');
  expect(screen.getAllByRole('link', { name: /^Talents we cast/ })).toEqual([link]);
});

it('leads a user who wants to work with talents to the registration of businesses', async () => {
  api.get('/api/client', listOf(wall));
  await render();
  expect(await screen.findByRole('link', { name: 'Open a business account' })).toHaveAttribute(
    'href',
    '/register/business',
  );
});

it('is shown in Thai', async () => {
  api.get('/api/client', listOf(wall));
  await render('/client', 'th');
  expect(await screen.findByText('ลูกค้า 2')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'ลูกค้าของเรา' })).toBeVisible();
});

it('says when there are none and when the call fails', async () => {
  api.get('/api/client', listOf([]));
  const none = await render();
  expect(await screen.findByText('No clients yet')).toBeVisible();
  none.unmount();
  api.get('/api/client', problem(500, 'INTERNAL'));
  await settle(await render());
  api.get('/api/client', listOf(wall));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Client 2')).toBeVisible();
});
