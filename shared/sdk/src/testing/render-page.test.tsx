import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@dara/sdk/api';
import type { PageLoaderArgs, RoutePage } from '@dara/contract';
import { FormattedMessage, useSetLocale } from '@dara/sdk/i18n';
import { Link, redirect, useLoaderData, useParams } from '@dara/sdk/router';
import { mockApi, person, renderPage } from '@dara/sdk/testing';

const network = mockApi();

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    star: build.query<{ name: string }, string>({ query: (id) => `/api/star/${id}` }),
  }),
});

function Star() {
  const { id = '' } = useParams();
  const { data } = testApi.useStarQuery(id);
  const setLocale = useSetLocale();
  return (
    <>
      <h1>{data?.name}</h1>
      <p>
        <FormattedMessage id="star.greeting" values={{ from: String(useLoaderData()) }} />
      </p>
      <Link to="/book?page=2#top">all</Link>
      <button onClick={() => void setLocale('en')}>English</button>
    </>
  );
}

const page: RoutePage = {
  Component: Star,
  loader: async ({ store, params, locale, url }: PageLoaderArgs) => {
    if (params.id === 'gone') return redirect('/404');
    await store.dispatch(testApi.endpoints.star.initiate(params.id ?? ''));
    return `${locale} ${url.pathname}`;
  },
};

const messages = {
  th: () => Promise.resolve({ 'star.greeting': 'สวัสดีจาก {from}' }),
  en: () => Promise.resolve({ 'star.greeting': 'Hello from {from}' }),
};
const options = { path: '/star/:id', url: '/star/7', messages };

test('runs the loader and shows the page with its texts, in both languages', async () => {
  network.get('/api/star/:id', { name: 'มาลี' });
  await renderPage(page, options);
  expect(await screen.findByRole('heading', { name: 'มาลี' })).toBeVisible();
  expect(screen.getByText('สวัสดีจาก th /star/7')).toBeVisible();
  expect(network.requests).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByText('Hello from th /star/7')).toBeVisible();
});

test('other addresses are elsewhere', async () => {
  network.get('/api/star/:id', { name: 'มาลี' });
  const { currentUrl } = await renderPage(page, options);
  await userEvent.click(await screen.findByRole('link', { name: 'all' }));
  expect(await screen.findByText('Elsewhere: /book')).toBeVisible();
  await waitFor(() => expect(currentUrl()).toBe('/book?page=2#top'));
});

test('a loader may send elsewhere', async () => {
  await renderPage(page, { ...options, url: '/star/gone' });
  expect(await screen.findByText('Elsewhere: /404')).toBeVisible();
});

test('signs in the given user', async () => {
  network.get('/api/star/:id', { name: 'มาลี' });
  const { store } = await renderPage(page, { ...options, profile: person('Staff') });
  await screen.findByRole('heading', { name: 'มาลี' });
  expect(store.getState().session.profile?.permission).toBe('Staff');
  expect(network.requests[0]?.headers.get('authorization')).toBe('Bearer test-access');
});
