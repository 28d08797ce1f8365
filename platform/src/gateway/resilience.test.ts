import { until } from '@dara/backend/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeKey } from '../registry/release-store.ts';
import { expectNotIndexed } from '../testing/not-indexed.ts';
import { errorsOf } from '../testing/measured.ts';
import { onceLive, route } from '../testing/fixture-release.ts';
import { createTestSite, greeting, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

// Hanging and memory-consuming releases are in `rendering/hostile-releases.test.ts`.
describe('a page that fails on the server costs only its rendering', () => {
  it.each([
    ['throws', 'throw new Error("boom");'],
    ['answers never', 'await new Promise(() => {});'],
    [
      'throws where nobody catches',
      'setTimeout(() => { throw new Error("boom"); }); await new Promise(() => {});',
    ],
  ])('when it %s', async (_what, evil) => {
    await site.shipShell();
    await site.ship('mf-x', [route('/x')], { page: onceLive(evil) });
    await site.ship('mf-y', [route('/y')]);
    expect((await site.get('/x')).body).toContain('<p>fine</p>');
    const answer = await site.get('/x?keyword=evil');
    expectNotIndexed(answer);
    expect(answer.body).toContain('<div id="dara-root"></div>');
    expect(answer.body).toContain('dara-snapshot');
    expect(await errorsOf(site, 'mf-x@1.0.0')).toBe(1);
    expect((await site.get('/y')).body).toContain('mf-y 1.0.0');
    expect((await site.get('/api/greeting')).statusCode).toBe(200);
  });

  it('renders other pages while one hangs, when there are two workers', async () => {
    await site.close();
    site = await createTestSite({ workers: 2 });
    await site.shipShell();
    await site.ship('mf-x', [route('/x')], { page: onceLive('for (;;) {}') });
    await site.ship('mf-y', [route('/y')]);
    // While only one is ready it gets every page, including those beside the hanging one.
    await until(async () => (await site.get('/metrics')).body.includes('dara_renderers_ready 2\n'));
    await Promise.all(['a', 'b'].map((word) => site.get(`/y?keyword=${word}`)));
    const order: string[] = [];
    const hanging = site.get('/x?keyword=evil').finally(() => order.push('hanging'));
    expect((await site.get('/y')).body).toContain('mf-y 1.0.0');
    order.push('other');
    expect((await hanging).body).toContain('<div id="dara-root"></div>');
    expect(order).toEqual(['other', 'hanging']);
    // The breaker: requests do not wait for an address that has just cost a renderer.
    const errors = () => errorsOf(site, 'mf-x@1.0.0');
    expect(await errors()).toBe(1);
    expectNotIndexed(await site.get('/x?keyword=evil'));
    expect(await errors()).toBe(1);
    // Other addresses of the same page are rendered.
    expect((await site.get('/x?keyword=good')).body).toContain('<p>fine</p>');
  });

  it('under load renders pages up to its capacity, sends the others unrendered, and counts no errors', async () => {
    await site.shipShell();
    const page = 'await new Promise((resolve) => setTimeout(resolve, 20)); return "<p>drawn</p>";';
    await site.ship('mf-x', [route('/x')], { page });
    const rush = Array.from({ length: 90 }, (_, index) => site.get(`/x?keyword=${index}`));
    const answers = await Promise.all(rush);
    expect(answers.every(({ statusCode }) => [200, 503].includes(statusCode))).toBe(true);
    const drawn = answers.filter(({ body }) => body.includes('<p>drawn</p>')).length;
    expect(drawn).toBeGreaterThan(8);
    expect(drawn).toBeLessThan(90);
    expect(await errorsOf(site, 'mf-x@1.0.0')).toBe(0);
    expect((await site.get('/x?keyword=later')).body).toContain('<p>drawn</p>');
  });

  it('counts no errors for renders in progress during a shutdown', async () => {
    const error = vi.spyOn(site.services.log, 'error');
    await site.shipShell();
    const endless = `await api.fetch(api.baseUrl + '/api/greeting'); await new Promise(() => {});`;
    await site.ship('mf-x', [route('/x')], { page: onceLive(endless) });
    greeting.calls = 0;
    const answer = site.get('/x?keyword=evil');
    await until(async () => greeting.calls === 1);
    await site.app.close();
    expectNotIndexed(await answer);
    expect(await errorsOf(site, 'mf-x@1.0.0')).toBe(0);
    expect(error).not.toHaveBeenCalled();
  });

  it('when a remote does not load on the server at all', async () => {
    await site.shipShell();
    await site.ship('mf-x', [route('/x')]);
    const manifest = (await site.registry.find('mf-x', '1.0.0'))!;
    const bundle = manifest.files.find((file) => file.side === 'server')!;
    await site.services.files.put(storeKey(bundle.integrity), Buffer.from('require("fs-extra")'));
    await site.ship('mf-y', [route('/y')]);
    expect((await site.get('/x')).body).toContain('<div id="dara-root"></div>');
    expect((await site.get('/y')).body).toContain('mf-y 1.0.0');
  });
});

describe('caching', () => {
  // Each document makes a unique request, so that requests count renders.
  const page = `
    const answer = await api.fetch(api.baseUrl + '/api/greeting?of=' + encodeURIComponent(locale + search));
    if (!answer.ok) return 'no api';
    return '<p>' + (await answer.json()).text + '</p>';`;

  it('renders once for many, shows the old while the new is made, and leaves trackers out', async () => {
    await site.shipShell();
    await site.ship('mf-x', [route('/x')], { page });
    greeting.calls = 0;
    await Promise.all(Array.from({ length: 10 }, () => site.get('/x')));
    await site.get('/x?utm_source=a&fbclid=b');
    expect(greeting.calls).toBe(1);
    await site.get('/x?page=2');
    await site.get('/x?lang=en');
    expect(greeting.calls).toBe(3);
    greeting.text = 'changed';
    await site.services.events.publish('content');
    expect((await site.get('/x')).body).toContain('hello');
    await until(async () => (await site.get('/x')).body.includes('changed'));
    expect(String((await site.get('/x')).headers['server-timing'])).toContain('hit');
    greeting.text = 'hello';
  });

  it('does not outlive a promotion', async () => {
    await site.shipShell();
    await site.ship('mf-x', [route('/x')]);
    expect((await site.get('/x')).body).toContain('mf-x 1.0.0');
    await site.ship('mf-x', [route('/x')], { version: '1.1.0' });
    expect((await site.get('/x')).body).toContain('mf-x 1.1.0');
  });

  it('follows redirects of a page within the site only', async () => {
    await site.shipShell();
    const to = (path: string): string => `return { redirect: ${JSON.stringify(path)} };`;
    await site.ship('mf-x', [route('/x')], { page: to('/elsewhere') });
    await site.ship('mf-y', [route('/y')], { page: to('//evil.example') });
    await site.ship('mf-z', [route('/z')], { page: to('/\t/evil.example') });
    const answer = await site.get('/x');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/elsewhere');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await site.get('/y')).headers.location).toBeUndefined();
    expect((await site.get('/z')).headers.location).toBeUndefined();
  });
});

describe('missing files', () => {
  const remove = async (name: string, version: string): Promise<void> => {
    const manifest = (await site.registry.find(name, version))!;
    for (const { integrity } of manifest.files) {
      for (const form of ['', '.br', '.gz']) {
        await site.services.files.delete(storeKey(integrity) + form);
      }
    }
  };

  /** A new gateway on the same database and files. */
  const another = async (): Promise<TestSite['app']> => {
    const { buildSite } = await import('../site.ts');
    const { app } = await buildSite(site.services, { mountApi: async () => undefined, workers: 1 });
    await app.ready();
    return app;
  };

  it('of one remote: its previous release is served, else it is left out, and the rest lives', async () => {
    await site.shipShell();
    await site.ship('mf-x', [route('/x')]);
    await site.ship('mf-x', [route('/x')], { version: '1.1.0' });
    await site.ship('mf-y', [route('/y')]);
    await remove('mf-x', '1.1.0');
    await remove('mf-y', '1.0.0');
    const app = await another();
    expect((await app.inject('/x')).body).toContain('mf-x 1.0.0');
    expect((await app.inject('/y')).statusCode).toBe(404);
    const { microFrontends } = (await app.inject('/registry.json')).json();
    expect(Object.keys(microFrontends)).toEqual(['mf-x']);
    await app.close();
  });

  it('while a gateway runs: it notices at the first file it cannot read', async () => {
    await site.shipShell();
    await site.ship('mf-x', [route('/x')]);
    await remove('mf-x', '1.0.0');
    expect((await site.get('/assets/mf-x/entry.1-0-0.js')).statusCode).toBe(404);
    const live = async () => (await site.get('/registry.json')).json().microFrontends;
    await until(async () => Object.keys(await live()).length === 0);
  });

  it('of the shell: a plain page in both languages, without scripts, and the api lives', async () => {
    await site.shipShell();
    await remove('shell', '1.0.0');
    const app = await another();
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.body).toContain('lang="th"');
    expect(answer.body).toContain('not available right now');
    expect(answer.body).not.toContain('<script');
    expect((await app.inject('/api/health/live')).statusCode).toBe(200);
    expect((await app.inject('/api/health/ready')).statusCode).toBe(503);
    await app.close();
  });
});

it('notifies a second gateway of a promotion through events', async () => {
  const { buildSite } = await import('../site.ts');
  const other = await buildSite(site.services, { mountApi: async () => undefined, workers: 1 });
  await other.app.ready();
  expect((await other.app.inject('/')).statusCode).toBe(503);
  await site.publishShell();
  await site.registry.promote('shell');
  await other.refresh();
  expect((await other.app.inject('/health')).statusCode).toBe(404);
  expect((await other.app.inject('/registry.json')).json()).toMatchObject({
    shell: { version: '1.0.0' },
  });
  await other.app.close();
});

it('a second gateway notices a promotion without an event', async () => {
  const { buildSite } = await import('../site.ts');
  const options = { mountApi: async () => undefined, workers: 1, pollMs: 20 };
  const other = await buildSite(site.services, options);
  await other.app.ready();
  const told = vi.spyOn(site.services.events, 'publish').mockResolvedValue(undefined);
  await site.publishShell();
  await site.registry.promote('shell');
  expect(told).toHaveBeenCalled();
  await until(async () => (await other.app.inject('/registry.json')).statusCode === 200);
  expect((await other.app.inject('/health')).statusCode).toBe(404);
  told.mockRestore();
  await other.app.close();
});
