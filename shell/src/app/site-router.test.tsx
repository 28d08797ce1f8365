import { createCatalogue } from '@dara/sdk/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet, redirect, useBlocker, useSearchParams } from '@dara/sdk/router';
import { DaraIntlProvider } from '@dara/sdk/i18n';
import { RouterProvider } from 'react-router-dom';
import { LanguageInLinks } from './language-in-links.tsx';
import { createSiteRouter } from './site-router.ts';

const shown = () => location.pathname + location.search + location.hash;
const load = jest.fn();

function Page() {
  const [params, setParams] = useSearchParams();
  // An unsaved form: leaving it asks first.
  const blocker = useBlocker(() => params.has('unsaved'));
  return (
    <>
      <h1>{`query ${params}`}</h1>
      <p>{blocker.state}</p>
      <Link to="/room?page=2#list">room</Link>
      <Link to="/moved">moved</Link>
      <button onClick={() => setParams({ sort: 'name' })}>sort</button>
    </>
  );
}

async function start(url: string, locale: 'th' | 'en') {
  window.history.replaceState(null, '', url);
  const none = async () => ({});
  const catalogue = createCatalogue({ locale, messages: {} });
  await catalogue.addSource('none', { th: none, en: none });
  const children = [
    { path: '/moved', loader: () => redirect('/room') },
    {
      path: '*',
      loader: ({ request }: { request: Request }) => load(request.url) ?? null,
      element: <Page />,
    },
  ];
  const element = (
    <LanguageInLinks>
      <Outlet />
    </LanguageInLinks>
  );
  const router = createSiteRouter([{ element, children }], catalogue);
  render(
    <DaraIntlProvider catalogue={catalogue}>
      <RouterProvider router={router} />
    </DaraIntlProvider>,
  );
  await screen.findByRole('heading');
  return { catalogue, router };
}

beforeEach(() => load.mockClear());

test('links, searches and redirects of an English visitor stay English, and no page reads the language', async () => {
  const user = userEvent.setup();
  const { router } = await start('/?lang=en', 'en');
  expect(screen.getByRole('heading')).toHaveTextContent(/^query$/);
  expect(screen.getByRole('link', { name: 'room' })).toHaveAttribute(
    'href',
    '/room?page=2&lang=en#list',
  );
  await user.click(screen.getByRole('link', { name: 'room' }));
  expect(await screen.findByText('query page=2')).toBeVisible();
  expect(shown()).toBe('/room?page=2&lang=en#list');
  await user.click(screen.getByRole('button', { name: 'sort' }));
  expect(await screen.findByText('query sort=name')).toBeVisible();
  expect(shown()).toBe('/room?sort=name&lang=en');
  await user.click(screen.getByRole('link', { name: 'moved' }));
  await screen.findByText('query');
  expect(shown()).toBe('/room?lang=en');
  expect(router.state.location.search).toBe('');
  expect(load.mock.calls.flat().filter((url) => String(url).includes('lang'))).toEqual([]);
});

test('another language is written into the address in place, past a form that is not saved', async () => {
  const { catalogue, router } = await start('/room?unsaved=1#list', 'th');
  expect(screen.getByRole('link', { name: 'room' })).toHaveAttribute('href', '/room?page=2#list');
  const before = { entries: window.history.length, loads: load.mock.calls.length };
  await act(() => catalogue.setLocale('en'));
  expect(shown()).toBe('/room?unsaved=1&lang=en#list');
  expect(screen.getByRole('link', { name: 'room' })).toHaveAttribute(
    'href',
    '/room?page=2&lang=en#list',
  );
  expect(screen.getByText('unblocked')).toBeVisible();
  expect({ entries: window.history.length, loads: load.mock.calls.length }).toEqual(before);
  expect(router.state.location.search).toBe('?unsaved=1');
  await act(() => catalogue.setLocale('th'));
  expect(shown()).toBe('/room?unsaved=1#list');
});

test('going back to an entry from before the change stays in the language shown', async () => {
  const user = userEvent.setup();
  const { catalogue } = await start('/?lang=en', 'en');
  await user.click(screen.getByRole('link', { name: 'room' }));
  await screen.findByText('query page=2');
  await act(() => catalogue.setLocale('th'));
  await act(async () => window.history.back());
  await screen.findByText('query');
  expect(shown()).toBe('/');
});

test('an address that names the main language is left as it is', async () => {
  await start('/?lang=th', 'th');
  expect(shown()).toBe('/?lang=th');
});

test("a frame rendered with the visitor's earlier choice has it in its address", async () => {
  await start('/mine?page=2', 'en');
  expect(shown()).toBe('/mine?page=2&lang=en');
});
