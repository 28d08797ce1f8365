import type { RegistrySnapshot } from '@dara/contract';
import { mockApi, person } from '@dara/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite, textPage, type TestRemote } from '../testing/render-site.tsx';

const api = mockApi();

const label = { th: 'ห้อง', en: 'Rooms' };
const room: TestRemote = {
  routes: [
    { path: '/room/:id', page: 'room' },
    { path: '/talent/profile', page: 'own' },
  ],
  pages: { room: async () => textPage('The room'), own: async () => textPage('Own page') },
  menu: [{ id: 'room', section: 'main', label, path: '/room/1', order: 10 }],
};
const talent: TestRemote = {
  routes: [{ path: '/talent/:id', page: 'talent' }],
  pages: { talent: async () => textPage('A talent') },
};
const remotes = { 'mf-talent': talent, 'mf-room': room };

const ask = jest.fn(async (whole: RegistrySnapshot) => whole);
const leftOut = { names: ['mf-room'], elsewhere: ['/talent/profile'], ask };

beforeEach(() => {
  ask.mockReset();
  ask.mockImplementation(async (whole) => whole);
});

it('shows menus of remotes that it does not know, and asks for none of them', async () => {
  await renderSite({ remotes, leftOut });
  expect(await screen.findByText('Home of the test')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Rooms' })[0]).toHaveAttribute(
    'href',
    '/room/1?lang=en',
  );
  expect(ask).not.toHaveBeenCalled();
});

it('opens a page of a remote that was left out, with its state, and goes back', async () => {
  const site = await renderSite({ remotes, leftOut });
  await screen.findByText('Home of the test');
  await act(() => site.router.navigate('/room/7?a=1#end'));
  expect(await screen.findByText('The room')).toBeVisible();
  expect(site.address()).toBe('/room/7?a=1#end');
  await act(() => site.router.navigate(-1));
  expect(await screen.findByText('Home of the test')).toBeVisible();
  await act(() => site.router.navigate('/room/8'));
  expect(await screen.findByText('The room')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(1);
});

it('takes no page for another whose remote was left out', async () => {
  const site = await renderSite({ remotes, leftOut });
  await act(() => site.router.navigate('/talent/3'));
  expect(await screen.findByText('A talent')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await act(() => site.router.navigate('/talent/profile'));
  expect(await screen.findByText('Own page')).toBeVisible();
});

it('reports a missing page once all routes are known, and immediately where the document says so', async () => {
  const site = await renderSite({ remotes, leftOut, url: '/nowhere' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await act(() => site.router.navigate('/elsewhere'));
  await waitFor(() => expect(site.address()).toBe('/elsewhere'));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(site.left).toEqual([]);
});

it('leaves by a new document where the rest cannot be had', async () => {
  ask.mockRejectedValue(new Error('blocked'));
  const site = await renderSite({ remotes, leftOut });
  await screen.findByText('Home of the test');
  act(() => void site.router.navigate('/room/7?a=1'));
  await waitFor(() => expect(site.left).toEqual(['/room/7?a=1&lang=en']));
  expect(ask).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Home of the test')).toBeVisible();
});

it('stays where it is without a connection, and tries again', async () => {
  ask.mockRejectedValue(new Error('offline'));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const site = await renderSite({ remotes, leftOut });
  await screen.findByText('Home of the test');
  await act(() => site.router.navigate('/room/7'));
  const retry = await screen.findByRole('button', { name: /again/i });
  expect(site.left).toEqual([]);
  ask.mockImplementation(async (whole) => whole);
  act(() => retry.click());
  expect(await screen.findByText('The room')).toBeVisible();
  online.mockRestore();
});

it('knows every route once the rest has come, before a link asks for it', async () => {
  const site = await renderSite({ remotes, leftOut });
  await screen.findByText('Home of the test');
  expect(site.rest.isLeftOut('/room/1')).toBe(true);
  await act(() => site.rest.fetch());
  expect(site.rest.isLeftOut('/room/1')).toBe(false);
  await act(() => site.router.navigate('/room/1'));
  expect(await screen.findByText('The room')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(1);
});

it('leads staff who sign in at home to their work, be its remote known or not', async () => {
  const desk: TestRemote = {
    routes: [{ path: '/desk', page: 'desk', access: 'signed-in', frame: 'management' }],
    pages: { desk: async () => textPage('The desk') },
    menu: [{ id: 'desk', section: 'work', label, path: '/desk', order: 10 }],
    sections: [{ id: 'work', label, order: 10 }],
  };
  const all = { names: ['mf-desk'], elsewhere: [], ask };
  const tokens = { accessToken: 'a', refreshToken: 'r' };
  api.post('/api/authorization/login', { ...tokens, profile: person('Staff') });
  const site = await renderSite({
    url: '/?dialog=signin',
    remotes: { 'mf-desk': desk },
    leftOut: all,
  });
  const user = userEvent.setup();
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /Email/ }), 'staff@dara.test');
  await user.type(within(dialog).getByLabelText(/^Password/), 'Dara1234!');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('The desk')).toBeVisible();
  expect(site.address()).toBe('/desk');
});
