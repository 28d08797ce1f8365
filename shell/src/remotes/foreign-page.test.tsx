import type { RoutePage } from '@dara/contract';
import { foreignPage, type ForeignProps, type Mount } from '@dara/sdk/foreign';
import { useState } from 'react';
import { mockApi } from '@dara/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite, textPage, type TestRemote } from '../testing/render-site.tsx';

mockApi();

const unmounted = jest.fn();
beforeEach(() => unmounted.mockClear());

type Render = (element: HTMLElement, props: ForeignProps) => void;

/** An application without any framework: it renders its props again. */
const mountOf =
  (render: Render): Mount<ForeignProps> =>
  (element, first) => {
    render(element, first);
    return { update: (props) => render(element, props), unmount: unmounted };
  };

const greeting: Render = (element, { locale, params, location, session, theme }) => {
  element.innerHTML = `<h1>${locale} ${params['id']} ${location.search} ${session.status} ${theme}</h1>
    <a href="/room/9?from=link">next</a> <a href="/plain">away</a>`;
};

function siteWith(page: RoutePage, before: () => Promise<RoutePage> = async () => page) {
  const remote: TestRemote = {
    routes: [
      { path: '/room/:id', page: 'room' },
      { path: '/plain', page: 'plain' },
    ],
    pages: { room: before, plain: async () => textPage('A plain page') },
  };
  return renderSite({ url: '/room/7?floor=2', remotes: { 'mf-room': remote } });
}

const pageOf = (mount: Mount<ForeignProps>): RoutePage => foreignPage(async () => ({ mount }));

it('shows an application with what the site knows, and follows the language', async () => {
  const { catalogue } = await siteWith(pageOf(mountOf(greeting)));
  expect(await screen.findByText('en 7 ?floor=2 anonymous light')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Loading the page')).toBeNull());
  await act(() => catalogue.setLocale('th'));
  expect(await screen.findByText('th 7 ?floor=2 anonymous light')).toBeVisible();
  expect(unmounted).not.toHaveBeenCalled();
});

it('follows its links within the site, and unmounts it when it is left', async () => {
  const user = userEvent.setup();
  const { address } = await siteWith(pageOf(mountOf(greeting)));
  await user.click(await screen.findByRole('link', { name: 'next' }));
  expect(await screen.findByText(/^en 9 \?from=link/)).toBeVisible();
  expect(unmounted).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'away' }));
  expect(await screen.findByText('A plain page')).toBeVisible();
  expect(address()).toBe('/plain');
  expect(unmounted).toHaveBeenCalledTimes(1);
});

it.each([
  ['a click that the application handled', '<a href="/plain" onclick="event.preventDefault()">'],
  ['a link to a new tab', '<a href="/plain" target="_blank">'],
  ['a download', '<a href="/plain" download>'],
  ['a file of the api', '<a href="/api/plain">'],
  ['another site', '<a href="https://other.example/plain">'],
])('leaves %s to the browser', async (_what, link) => {
  const user = userEvent.setup();
  const { address } = await siteWith(
    pageOf(mountOf((element) => (element.innerHTML = `${link}go</a>`))),
  );
  const clicked = await screen.findByRole('link', { name: 'go' });
  // The browser of the tests cannot load documents.
  clicked.ownerDocument.addEventListener('click', (event) => event.preventDefault(), {
    once: true,
  });
  await user.click(clicked);
  expect(address()).toBe('/room/7?floor=2');
});

it('passes on what its hook returns, with the React of the shell', async () => {
  const user = userEvent.setup();
  const mount: Mount<ForeignProps & { count: number; add: () => void }> = (element, first) => {
    const button = element.appendChild(document.createElement('button'));
    const update = ({ count, add }: typeof first) => {
      button.textContent = `count ${count}`;
      button.onclick = add;
    };
    update(first);
    return { update, unmount: unmounted };
  };
  const useProps = () => {
    const [count, setCount] = useState(0);
    return { count, add: () => setCount(count + 1) };
  };
  await siteWith(foreignPage(async () => ({ mount }), { useProps }));
  await user.click(await screen.findByRole('button', { name: 'count 0' }));
  expect(await screen.findByRole('button', { name: 'count 1' })).toBeVisible();
});

const NOT_STARTED = new Error('this application does not start');

it.each<[string, RoutePage]>([
  ['does not load', foreignPage(() => Promise.reject(NOT_STARTED))],
  [
    'throws when it mounts',
    pageOf(() => {
      throw NOT_STARTED;
    }),
  ],
  [
    'says that it failed',
    pageOf((_element, { fail }) => {
      fail(NOT_STARTED);
      return { unmount: unmounted };
    }),
  ],
])('shows the error of a page whose application %s, and counts it', async (_when, page) => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const { events } = await siteWith(page);
  expect(await screen.findByText('This page stopped working')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(events).toEqual([
    expect.objectContaining({
      ...{ remote: 'mf-room', kind: 'error', phase: 'render' },
      message: expect.stringContaining('room: Error: this application does not start'),
    }),
  ]);
  log.mockRestore();
});

it('unmounts an application whose update throws, and starts it again on retry', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const user = userEvent.setup();
  const { router } = await siteWith(
    pageOf((element, { location }) => {
      element.textContent = `mounted at ${location.search}`;
      const update = () => {
        throw new Error('no update');
      };
      return { update, unmount: unmounted };
    }),
  );
  await screen.findByText('mounted at ?floor=2');
  await act(() => router.navigate('/room/7?floor=3'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('mounted at ?floor=3')).toBeVisible();
  await waitFor(() => expect(unmounted).toHaveBeenCalledTimes(1));
  log.mockRestore();
});
