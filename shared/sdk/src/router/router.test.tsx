import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link, matchRoute, NavLink, Outlet, useNavigationInfo } from './router.ts';

function Layout() {
  const { location, action, preventScrollReset } = useNavigationInfo();
  return (
    <>
      <NavLink to="/book">books</NavLink>
      <Link to="?page=2" preventScrollReset>
        second
      </Link>
      <Link to="/notes" viewTransition={false}>
        notes
      </Link>
      <p role="status">
        {location.pathname} {location.search} {action} {preventScrollReset ? 'stays' : 'moves'}
      </p>
      <Outlet />
    </>
  );
}

const startViewTransition = jest.fn((change: () => void) => {
  change();
  const done = Promise.resolve();
  return { ready: done, finished: done, updateCallbackDone: done, skipTransition: () => undefined };
});

beforeEach(() => {
  startViewTransition.mockClear();
  Object.assign(document, { startViewTransition });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

function start() {
  const router = createMemoryRouter([
    { element: <Layout />, children: [{ path: '*', element: <h1>page</h1> }] },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

test('another page moves in with a view transition, another view of the same one does not', async () => {
  const user = userEvent.setup();
  start();
  await user.click(screen.getByRole('link', { name: 'second' }));
  expect(screen.getByRole('status')).toHaveTextContent('/ ?page=2 PUSH stays');
  expect(startViewTransition).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'books' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/book PUSH moves'));
  expect(startViewTransition).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'books' })).toHaveAttribute('aria-current', 'page');
});

test('a link may do without', async () => {
  start();
  await userEvent.click(screen.getByRole('link', { name: 'notes' }));
  expect(screen.getByRole('status')).toHaveTextContent('/notes');
  expect(startViewTransition).not.toHaveBeenCalled();
});

test('finds the route that the router will choose, and its parameters', () => {
  const routes = ['/book/:id', '/book/shortlist', '*'].map((path) => ({ path }));
  expect(matchRoute(routes, '/book/shortlist')?.route.path).toBe('/book/shortlist');
  expect(matchRoute(routes, '/book/7')).toMatchObject({
    route: { path: '/book/:id' },
    params: { id: '7' },
  });
  expect(matchRoute(routes.slice(0, 2), '/nowhere')).toBeUndefined();
});
