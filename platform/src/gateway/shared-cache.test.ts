import type { ReleaseManifest, RouteDeclaration } from '@dara/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { startSharedCache, type SharedCacheServer } from '../testing/shared-cache.ts';
import { createTestSite, greeting, type TestSite } from '../testing/test-site.ts';

const GREETING_PAGE = `
  if (url.includes('away')) return { redirect: '/note' };
  if (url.includes('broken') && !url.includes('smoke.test')) throw new Error('broken');
  if (url.includes('part')) return { html: '<p>part</p>', isPartial: true };
  const answer = await api.fetch(api.baseUrl + '/api/greeting', { signal });
  const { text } = await answer.json().catch(() => ({}));
  return '<p>' + text + ' ' + locale + '</p>';`;

const HOME: RouteDeclaration[] = [
  route('/'),
  route('/mine', 'signed-in'),
  route('/guest', 'guest'),
  { ...route('/draft/:token'), preview: true },
];

let site: TestSite;
let cache: SharedCacheServer;
let origin = '';

beforeAll(async () => {
  cache = await startSharedCache(() => origin);
  site = await createTestSite({
    env: { SHARED_CACHE: '1', SHARED_CACHE_PURGE_URL: `${cache.url}/` },
  });
  await site.shipShell();
  await site.ship('mf-home', HOME);
  await site.ship('mf-note', [route('/note')], { page: GREETING_PAGE });
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  origin = origin.replace('[::1]', '127.0.0.1');
});
afterAll(async () => {
  await site.close();
  await cache.close();
});

const ask = async (path: string, cookie = '') => {
  const answer = await fetch(cache.url + path, { headers: { cookie }, redirect: 'manual' });
  return { body: await answer.text(), isHit: answer.headers.get('x-cache') === 'hit' };
};

/** Polls until a text appears; returns what was sent from then on. */
async function untilShown(path: string, text: string): Promise<string[]> {
  while (!(await ask(path)).body.includes(text));
  const later: string[] = [];
  for (let at = 0; at < 20; at += 1) later.push((await ask(path)).body);
  return later;
}

it('allows a shared cache to store a public page, and to purge it by key', async () => {
  await site.get('/note');
  const { headers } = await site.get('/note', { cookie: 'lang=en; accessToken=1' });
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    xkey: 'dara dara-mf-note',
    'surrogate-key': 'dara dara-mf-note',
    vary: 'accept-encoding',
  });
  expect(headers['set-cookie']).toBeUndefined();
});

it('is one page per address, whatever headers clients send', async () => {
  greeting.text = 'hello';
  await untilShown('/note', 'hello th');
  await ask('/note?lang=en');
  for (const cookie of ['', 'lang=en', 'accessToken=secret']) {
    expect(await ask('/note', cookie)).toMatchObject({ isHit: true });
    expect((await ask('/note', cookie)).body).toContain('hello th');
    expect((await ask('/note?lang=en', cookie)).body).toContain('hello en');
  }
});

it.each([
  ['of one visitor', '/mine'],
  ['of guests', '/guest'],
  ['that is a preview', '/draft/abc'],
  ['that no remote has', '/nowhere'],
  ['of a long query', `/note?keyword=${'x'.repeat(1001)}`],
  ['that leads elsewhere', '/note?keyword=away'],
  ['that failed', '/note?keyword=broken'],
  ['without a part of it', '/note?keyword=part'],
  ['of the api', '/api/greeting'],
  ['of the registry', '/registry.json'],
])('keeps no answer %s', async (_which, path) => {
  await ask(path, 'lang=en');
  expect(await ask(path)).toMatchObject({ isHit: false });
  const { headers } = await site.get(path);
  expect(String(headers['cache-control'] ?? '')).not.toContain('s-maxage');
  expect(headers['xkey']).toBeUndefined();
});

it('shows a change of content, and no older content afterwards', async () => {
  greeting.text = 'before';
  await site.services.events.publish('content');
  await untilShown('/note', 'before th');
  greeting.text = 'after';
  await site.services.events.publish('content');
  const later = await untilShown('/note', 'after th');
  expect(later.filter((body) => !body.includes('after th'))).toEqual([]);
});

it('lets no page from before a change be stored after its purge', async () => {
  const before = cache.purges();
  await site.services.events.publish('content');
  while (cache.purges() === before) await new Promise((resolve) => setImmediate(resolve));
  // Within a second after a change the previous page may be sent once more.
  const { headers } = await site.get('/note');
  expect(headers['server-timing']).toContain('stale');
  expect(headers['cache-control']).toBe('no-cache');
});

it('shows promoted and rolled back releases', async () => {
  await untilShown('/', 'mf-home 1.0.0');
  await site.ship('mf-home', HOME, { version: '1.1.0' });
  const later = await untilShown('/', 'mf-home 1.1.0');
  expect(later.filter((body) => !body.includes('1.1.0'))).toEqual([]);
  await site.registry.rollback('mf-home');
  await site.refresh();
  const back = await untilShown('/', 'mf-home 1.0.0');
  expect(back.filter((body) => !body.includes('1.0.0'))).toEqual([]);
});

it('cached pages of other remotes use promoted and rolled back releases', async () => {
  const revision = async (): Promise<string> => (await site.get('/registry.json')).json().revision;
  const takesPart = (manifest: ReleaseManifest): void => {
    manifest.takesPartialSnapshot = true;
  };
  await site.shipShell({ version: '1.1.0', change: takesPart });
  await untilShown('/note', await revision());
  await site.ship('mf-home', HOME, { version: '1.2.0' });
  const later = await untilShown('/note', await revision());
  await site.registry.rollback('mf-home');
  await site.refresh();
  const back = await untilShown('/note', await revision());
  for (const shown of [later, back]) expect(new Set(shown).size).toBe(1);
  expect(await ask('/note')).toMatchObject({ isHit: true });
});

it('retries a cache that refused, and reports it once it is unavailable', async () => {
  await untilShown('/note', 'th');
  const before = cache.purges();
  cache.refuse(2);
  greeting.text = 'again';
  await site.services.events.publish('content');
  const later = await untilShown('/note', 'again th');
  expect(later.filter((body) => !body.includes('again th'))).toEqual([]);
  expect(cache.purges() - before).toBeGreaterThanOrEqual(3);
  expect((await site.get('/api/health/ready')).json()).toMatchObject({
    checks: { sharedCache: true },
  });
});

it('sends no cache headers without a shared cache', async () => {
  const alone = await createTestSite();
  await alone.shipShell();
  await alone.ship('mf-home', [route('/')]);
  const { headers } = await alone.get('/');
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  expect([headers['xkey'], headers['surrogate-key']]).toEqual([undefined, undefined]);
  await alone.close();
});
