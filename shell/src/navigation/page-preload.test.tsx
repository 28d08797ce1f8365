import { createCatalogue } from '@dara/sdk/i18n';
import { notify } from '@dara/sdk/notice';
import { createDaraStore } from '@dara/sdk/store';
import type { PageLoaderArgs } from '@dara/contract';
import type { ResolvedRoute } from '../site/resolved-route.ts';
import { preloadPage } from './page-preload.ts';

const title = { th: 'ห้อง', en: 'Room' };
const resolved = (access: 'public' | 'signed-in'): ResolvedRoute => ({
  owner: 'mf-room',
  route: { path: '/room/:id', page: 'room', access, frame: 'site', title },
});
const address = { params: { id: '7' }, url: new URL('https://dara.test/room/7') };

function services(loader: (args: PageLoaderArgs) => Promise<unknown>) {
  const store = createDaraStore();
  const catalogue = createCatalogue({ locale: 'th', messages: {} });
  const loadPage = jest.fn(async () => ({ Component: () => null, loader }));
  return { store, catalogue, loadPage };
}

test('fetches a page and its data ahead, without showing that it does', async () => {
  const asked = jest.fn();
  const given = services(async ({ store, params, url, locale }) => {
    const { loader } = given.store.getState();
    asked(params.id, url.pathname, locale, loader.hushed);
    await store.dispatch(async () => undefined);
  });
  await preloadPage(given, resolved('public'), address);
  expect(asked).toHaveBeenCalledWith('7', '/room/7', 'th', 1);
  expect(given.store.getState().loader.hushed).toBe(0);
});

test('preloading a page shows no notice of it', async () => {
  const given = services(async ({ store }) => {
    store.dispatch(notify({ kind: 'error', message: { id: 'x' } }));
    throw new Response(null, { status: 302, headers: { location: '/' } });
  });
  await preloadPage(given, resolved('public'), address);
  expect(given.store.getState().notice).toEqual([]);
  expect(given.store.getState().loader.hushed).toBe(0);
});

test('preloads only the code of pages for signed-in users', async () => {
  const loader = jest.fn(async () => undefined);
  const given = services(loader);
  await preloadPage(given, resolved('signed-in'), address);
  expect(given.loadPage).toHaveBeenCalledWith('mf-room', 'room');
  expect(loader).not.toHaveBeenCalled();
});
