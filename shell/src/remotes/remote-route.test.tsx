import type { RoutePage } from '@dara/contract';
import { mockApi } from '@dara/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite, textPage, type TestRemote } from '../testing/render-site.tsx';

mockApi();

function remoteWith(load: () => Promise<RoutePage>): Record<string, TestRemote> {
  return { 'mf-room': { routes: [{ path: '/room', page: 'room' }], pages: { room: load } } };
}

it('keeps the rest of the site when a remote does not load, and shows it after a retry', async () => {
  let isDown = true;
  const user = userEvent.setup();
  await renderSite({
    url: '/room',
    remotes: remoteWith(async () => {
      if (isDown) throw new Error('no such chunk');
      return textPage('The room');
    }),
  });
  expect(await screen.findByText('This part of the site could not be loaded')).toBeVisible();
  expect(screen.queryByText(/mf-room/)).toBeNull();
  expect(screen.getByRole('banner')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The room')).toBeVisible();
});

it('names the failed remote for staff', async () => {
  const page = { path: '/room', page: 'room', frame: 'management' } as const;
  const load = () => Promise.reject(new Error('no such chunk'));
  await renderSite({
    url: '/room',
    remotes: { 'mf-room': { routes: [page], pages: { room: load } } },
  });
  expect(await screen.findByText('Part: mf-room')).toBeVisible();
});

it('says that the reader is offline, and opens the page once they are not', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderSite({
    url: '/room',
    remotes: remoteWith(async () => {
      if (!navigator.onLine) throw new Error('no such chunk');
      return textPage('The room');
    }),
  });
  expect(await screen.findByText('You are offline')).toBeVisible();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The room')).toBeVisible();
});

it('shows a skeleton in place of the old page while a slow remote is on its way', async () => {
  let arrive: (page: RoutePage) => void = () => undefined;
  const coming = new Promise<RoutePage>((resolve) => {
    arrive = resolve;
  });
  const site = await renderSite({ remotes: remoteWith(() => coming) });
  await screen.findByText('Home of the test');
  act(() => void site.router.navigate('/room'));
  expect(screen.getByText('Home of the test')).toBeVisible();
  expect(await screen.findByText('Loading the page')).toBeInTheDocument();
  expect(screen.queryByText('Home of the test')).not.toBeInTheDocument();
  arrive(textPage('The room'));
  expect(await screen.findByText('The room')).toBeVisible();
});

it('keeps what a page throws inside its area, reports it, and lets the other pages work', async () => {
  let isBroken = true;
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = userEvent.setup();
  const site = await renderSite({
    url: '/room',
    remotes: remoteWith(async () => ({
      Component: () => {
        if (isBroken) throw new Error('broken page');
        return <h1>The room</h1>;
      },
    })),
  });
  expect(await screen.findByText('This page stopped working')).toBeVisible();
  expect(site.events).toEqual([
    expect.objectContaining({
      remote: 'mf-room',
      version: '1.0.0',
      kind: 'error',
      phase: 'render',
    }),
  ]);
  await act(() => site.router.navigate('/'));
  expect(await screen.findByText('Home of the test')).toBeVisible();
  await act(() => site.router.navigate('/room'));
  expect(await screen.findByText('This page stopped working')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('The room')).toBeVisible());
  consoleError.mockRestore();
});

it('renders a page by the previous release when the live one throws, and reports it to the gateway only', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken: RoutePage = {
    Component: () => {
      throw new Error('broken page');
    },
  };
  const site = await renderSite({
    url: '/room',
    remotes: {
      'mf-room': {
        routes: [{ path: '/room', page: 'room' }],
        pages: { room: async () => broken },
        previousPages: { room: async () => textPage('The room as it was') },
      },
    },
  });
  expect(await screen.findByText('The room as it was')).toBeVisible();
  expect(screen.queryByText('This page stopped working')).not.toBeInTheDocument();
  expect(site.events).toEqual([
    expect.objectContaining({ remote: 'mf-room', version: '1.0.0', phase: 'render' }),
  ]);
  await act(() => site.router.navigate('/'));
  await act(() => site.router.navigate('/room'));
  expect(await screen.findByText('The room as it was')).toBeVisible();
  expect(site.events).toHaveLength(1);
  consoleError.mockRestore();
});

it('says that a page stopped working when the release before throws as well', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken: RoutePage = {
    Component: () => {
      throw new Error('broken page');
    },
  };
  await renderSite({
    url: '/room',
    remotes: {
      'mf-room': {
        routes: [{ path: '/room', page: 'room' }],
        pages: { room: async () => broken },
        previousPages: { room: async () => broken },
      },
    },
  });
  expect(await screen.findByText('This page stopped working')).toBeVisible();
  consoleError.mockRestore();
});

it('shows not found for an undeclared path and for a record that a page misses', async () => {
  const site = await renderSite({
    url: '/nowhere/at-all',
    remotes: remoteWith(async () => ({
      ...textPage('The room'),
      loader: async () => {
        throw new Response(null, { status: 404 });
      },
    })),
  });
  expect(await screen.findByText('We could not find this page')).toBeVisible();
  await act(() => site.router.navigate('/'));
  await screen.findByText('Home of the test');
  await act(() => site.router.navigate('/room'));
  expect(await screen.findByText('We could not find this page')).toBeVisible();
  expect(document.title).toBe('Test page · Dara');
});
