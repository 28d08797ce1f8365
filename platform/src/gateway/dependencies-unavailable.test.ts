import { until } from '@dara/backend/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { expectNotIndexed } from '../testing/not-indexed.ts';
import { childrenOf } from '../testing/processes.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

const RENDERER = 'renderer/main.mjs';
let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

describe('while the database is unavailable', () => {
  const PAGE = `
    const answer = await api.fetch(api.baseUrl + '/api/greeting');
    return { html: '<p>the page and its parts</p>', isPartial: search.includes('keyword=') && !answer.ok };`;

  it('a page without its data is shown to users and not indexed', async () => {
    await site.close();
    let isAway = false;
    site = await createTestSite({
      mountApi: async (app) => {
        app.get('/api/greeting', { config: { access: 'public' } }, async () => {
          if (isAway) throw Object.assign(new Error('gone'), { code: '57P01' });
          return {};
        });
      },
    });
    await site.shipShell();
    await site.ship('mf-x', [route('/x')], { page: PAGE });
    isAway = true;
    const answer = await site.get('/x?keyword=a');
    expectNotIndexed(answer);
    expect(answer.body).toContain('<p>the page and its parts</p>');
    isAway = false;
    const whole = await site.get('/x?keyword=b');
    expect(whole.statusCode).toBe(200);
    expect(whole.body).not.toContain('noindex');
  });

  it('serves cached pages and their scripts, and the site is ready', async () => {
    await site.shipShell();
    await site.ship('mf-x', [route('/x')]);
    const page = await site.get('/x');
    const script = '/assets/mf-x/entry.1-0-0.js';
    expect([page.statusCode, (await site.get(script)).statusCode]).toEqual([200, 200]);
    let release: () => void = () => undefined;
    const isHung = new Promise<void>((resolve) => (release = resolve));
    const hanging = site.services.db.transaction().execute(async () => isHung);
    const { database } = site.services;
    database.ping = () => new Promise(() => undefined);
    const kept = await site.get('/x');
    expect([kept.statusCode, kept.body]).toEqual([200, page.body]);
    expect((await site.get(script)).statusCode).toBe(200);
    const ready = await site.get('/api/health/ready');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toMatchObject({
      status: 'degraded',
      checks: { database: false, site: true },
    });
    release();
    await hanging;
  });
});

it('without a renderer the site is degraded until there is one again', async () => {
  const others = (await childrenOf(process.pid, RENDERER)).map(({ pid }) => pid);
  await site.shipShell();
  const state = async () => (await site.get('/api/health/ready')).json() as unknown;
  expect(await state()).toMatchObject({ status: 'ok', checks: { rendering: true } });
  const all = await childrenOf(process.pid, RENDERER);
  for (const { pid } of all) if (!others.includes(pid)) process.kill(pid, 'SIGKILL');
  const isDegraded = { status: 'degraded', checks: { rendering: false } };
  await vi.waitFor(async () => expect(await state()).toMatchObject(isDegraded), { interval: 10 });
  await until(async () => JSON.stringify(await state()).includes('"rendering":true'));
});
