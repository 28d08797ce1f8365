import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  Link,
  useReportPageRendered,
  useLocation,
  useNavigation,
  useViewTransitionState,
  withViewTransitions,
} from './router.ts';

/** What the browser does when it draws the next time, and whether the page it waits for is there. */
const begun: { change: () => Promise<void>; finish: () => void; isDrawn: boolean }[] = [];

function startViewTransition(change: () => Promise<void>) {
  const finished = new Promise<void>((finish) => begun.push({ change, finish, isDrawn: false }));
  return { ready: Promise.reject(new DOMException('skipped', 'AbortError')), finished };
}

beforeEach(() => {
  begun.length = 0;
  Object.assign(document, { startViewTransition });
});
afterEach(async () => {
  await act(async () => begun.forEach(({ finish }) => finish()));
  Reflect.deleteProperty(document, 'startViewTransition');
});

async function draw(index = 0): Promise<void> {
  const transition = begun[index];
  if (!transition) throw new Error('no transition was started');
  await act(async () => {
    void transition.change().then(() => (transition.isDrawn = true));
  });
}

function Page() {
  useReportPageRendered();
  const { pathname } = useLocation();
  const isMoving = useViewTransitionState('/book');
  const { state } = useNavigation();
  return (
    <>
      <Link to="/book">book</Link>
      <Link to="/notes">notes</Link>
      <h1>{pathname}</h1>
      <p role="status">{`${state}, ${isMoving ? 'moves' : 'stands'}`}</p>
    </>
  );
}

function start() {
  const load = () => new Promise(() => undefined);
  const router = createMemoryRouter([
    { path: '/slow', loader: load, element: <Page /> },
    { path: '*', element: <Page /> },
  ]);
  withViewTransitions(router);
  render(<RouterProvider router={router} />);
  return router;
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const shown = () =>
  `${screen.getByRole('heading').textContent} ${screen.getByRole('status').textContent}`;

test('the old page is shown until the transition starts, and both are marked as moving until it ends', async () => {
  start();
  await follow('book');
  expect(shown()).toBe('/ idle, moves');
  await draw();
  expect(shown()).toBe('/book idle, moves');
  expect(begun[0]?.isDrawn).toBe(true);
  await act(async () => begun[0]?.finish());
  expect(shown()).toBe('/book idle, stands');
});

test('a navigation before the transition starts shows its target', async () => {
  const router = start();
  await follow('book');
  await act(() => router.navigate('/notes'));
  expect(shown()).toMatch('/notes idle');
  await draw();
  expect(shown()).toMatch('/notes idle');
  expect(router.state.location.pathname).toBe('/notes');
  expect(begun[0]?.isDrawn).toBe(true);
});

test('the second of two links shows its own page, and the first one’s end stops nothing', async () => {
  start();
  await follow('notes');
  await follow('book');
  await draw(0);
  await act(async () => begun[0]?.finish());
  expect(shown()).toBe('/ idle, moves');
  await draw(1);
  expect(shown()).toBe('/book idle, moves');
});

test('a page on its way shows that it loads while another moves in', async () => {
  const router = start();
  await follow('book');
  act(() => void router.navigate('/slow'));
  expect(shown()).toMatch('/book loading');
  await draw();
  expect(shown()).toMatch('/book loading');
  expect(begun[0]?.isDrawn).toBe(true);
});

test('the window does not wait for a page that takes long to draw', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    const router = createMemoryRouter([{ path: '*', element: <h1>page</h1> }]);
    withViewTransitions(router);
    render(<RouterProvider router={router} />);
    await act(() => router.navigate('/book', { viewTransition: true }));
    await draw();
    expect(begun[0]?.isDrawn).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(begun[0]?.isDrawn).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

test('without view transitions the new page is shown immediately', async () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  const router = start();
  await act(() => router.navigate('/book', { viewTransition: true }));
  expect(shown()).toBe('/book idle, stands');
});
