import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { startSharedCache, type SharedCacheServer } from '../testing/shared-cache.ts';
import {
  createOtherInstance,
  createTestSite,
  greeting,
  type TestSite,
} from '../testing/test-site.ts';

const ID = '0193e4b2-7c1a-7def-8000-00000000000a';
/** Shows the api's response; fails on request of a test. */
const PAGE = `
  const answer = await api.fetch(api.baseUrl + '/api/greeting');
  const { text } = await answer.json();
  if (text === 'fail') throw new Error('cannot be rendered');
  return '<p>' + text + '</p>';`;

let site: TestSite;
beforeEach(async () => {
  greeting.text = `person ${ID}`;
});
afterEach(async () => {
  vi.useRealTimers();
  greeting.text = 'hello';
  await site.close();
});

async function openSite(options: Parameters<typeof createTestSite>[0] = {}): Promise<void> {
  site = await createTestSite(options);
  await site.shipShell();
  await site.ship('mf-x', [route('/x')], { page: PAGE });
}

const remove = () => site.services.events.publish('removal', { ids: [ID] });
type Instance = Pick<TestSite, 'app'>;
const shows = async (instance: Instance, path = '/x'): Promise<boolean> =>
  (await instance.app.inject({ method: 'GET', url: path })).body.includes(ID);

describe('after a removal', () => {
  it('no instance shows the person, though no page can be rendered', async () => {
    await openSite();
    const other = await createOtherInstance(site);
    const both: Instance[] = [site, other];
    const shown = () => Promise.all(both.map((instance) => shows(instance)));
    // Twice, so that the second is an early response.
    expect([await shown(), await shown()]).toEqual([
      [true, true],
      [true, true],
    ]);
    greeting.text = 'fail';
    expect(await shown()).toEqual([true, true]);
    await remove();
    expect(await shown()).toEqual([false, false]);
    expect((await site.get('/x')).statusCode).toBe(503);
    await other.app.close();
  });

  it('a page that was being rendered is neither sent nor cached', async () => {
    let answer: () => void = () => undefined;
    let isAsked: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    let text = `person ${ID}`;
    let isHolding = false;
    await openSite({
      mountApi: async (app) => {
        app.get('/api/greeting', { config: { access: 'public' } }, async () => {
          const read = text;
          if (isHolding && read !== 'gone') {
            await new Promise<void>((resolve) => {
              answer = resolve;
              isAsked();
            });
          }
          return { text: read };
        });
      },
    });
    isHolding = true;
    const page = site.get('/x');
    await asked;
    text = 'gone';
    await remove();
    answer();
    expect((await page).body).toContain('gone');
    expect(await shows(site)).toBe(false);
  });

  it('does not show the person while searches keep the renderers busy', async () => {
    await openSite();
    await shows(site);
    const odd = Array.from({ length: 120 }, (_, at) => site.get(`/x?keyword=odd${at}`));
    await odd[0];
    greeting.text = 'gone';
    await remove();
    const later = Array.from({ length: 40 }, (_, at) => site.get(at % 2 ? '/x' : `/x?page=${at}`));
    for (const { body } of await Promise.all(later)) expect(body).not.toContain(ID);
    await Promise.all(odd);
    for (const path of ['/x', '/x?keyword=odd1', '/x?keyword=odd99'])
      expect(await shows(site, path)).toBe(false);
  });
});

it('an instance without removal events shows nothing older than 5 seconds', async () => {
  await openSite();
  const heard = { at: Infinity };
  Object.defineProperty(site.services.events, 'heardAt', { get: () => heard.at });
  expect([await shows(site), await shows(site)]).toEqual([true, true]);
  greeting.text = 'fail';
  heard.at = Date.now() - 4000;
  expect(await shows(site)).toBe(true);
  // Started within 5 seconds: its age counts, not the time without events.
  heard.at = Date.now() - 60_000;
  expect(await shows(site)).toBe(true);
  vi.useFakeTimers({ now: Date.now() + 5000, toFake: ['Date'] });
  expect(await shows(site)).toBe(false);
  expect((await site.get('/x')).statusCode).toBe(503);
});

describe('with a shared cache in front', () => {
  let cache: SharedCacheServer;
  afterEach(() => cache.close());

  /** A site on which `POST /api/remove` publishes a removal like the api's triggers. */
  async function openCached(): Promise<string> {
    cache = await startSharedCache(() => origin);
    await openSite({
      env: { SHARED_CACHE: '1', SHARED_CACHE_PURGE_URL: cache.url },
      mountApi: async (app, services) => {
        app.get('/api/greeting', { config: { access: 'public' } }, async () => ({
          text: greeting.text,
        }));
        app.post('/api/remove', { config: { access: 'public' } }, () =>
          services.db.transaction().execute(async (trx) => {
            await services.events.announce('removal', trx);
            const payload = JSON.stringify({ ids: [ID], confirm: true });
            await sql`SELECT publish_event('removal', ${payload}::jsonb)`.execute(trx);
            return {};
          }),
        );
      },
    });
    const origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
    return origin;
  }

  const removeBy = async () =>
    (await site.app.inject({ method: 'POST', url: '/api/remove' })).headers['x-shared-cache'];

  it('the write is answered after it has forgotten the page', async () => {
    await openCached();
    const ask = async () => (await fetch(`${cache.url}/x`)).text();
    while (cache.kept.size === 0) expect(await ask()).toContain(ID);
    greeting.text = 'gone';
    expect(await removeBy()).toBeUndefined();
    expect(cache.kept.size).toBe(0);
    expect(await ask()).toContain('gone');
  });

  it('the write reports a failed purge', async () => {
    await openCached();
    cache.refuse(1000);
    expect(await removeBy()).toBe('not-purged');
    cache.refuse(0);
  });
});
