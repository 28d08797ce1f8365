import http from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { createOtherInstance, createTestSite, type TestSite } from '../testing/test-site.ts';
import type { Live } from './live.ts';
import { assignReleases, isIncluded, releasesFor, type Served } from './visitor-group.ts';

let site: TestSite;
let port: number;
const PAGES = [route('/book'), route('/book/own', 'signed-in')];

beforeAll(async () => {
  site = await createTestSite({
    env: { SHARED_CACHE: '1', SHARED_CACHE_PURGE_URL: 'http://127.0.0.1:9/' },
  });
  await site.shipShell({ change: (manifest) => void (manifest.takesPartialSnapshot = true) });
  await site.ship('mf-book', PAGES);
  await site.ship('mf-note', [route('/note')]);
  await site.publishRemote('mf-book', PAGES, { version: '2.0.0' });
  await site.publishShell({
    version: '2.0.0',
    change: (manifest) => void (manifest.takesPartialSnapshot = true),
  });
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(address).port);
});
afterAll(() => site.close());
afterEach(async () => {
  const canary = (await site.registry.list()).find(({ state }) => state === 'canary');
  if (canary) await site.registry.rollback(canary.name);
  await site.refresh();
});

const share = async (percent: number, name = 'mf-book') => {
  await site.registry.promote(name, '2.0.0', { share: { percent } });
  await site.refresh();
};
const groupIn = (isIn: boolean, percent: number, name = 'mf-book') =>
  [...Array(10_000).keys()].find(
    (group) => isIncluded(group, { name, version: '2.0.0', share: percent }) === isIn,
  );
const as = (group: number | undefined) => ({ cookie: `a=b; releaseGroup=${group}` });
const versionIn = (body: string) => /mf-book (\d\.\d\.\d)/.exec(body)?.[1];
const revisionIn = (body: string) => /"revision":"([^"]+)"/.exec(body)?.[1];

/** Over a socket, as early answers need. */
async function read(path: string, headers: Record<string, string>) {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get({ host: '127.0.0.1', port, path, headers, agent: false }, resolve).on('error', reject);
  });
  return { headers: response.headers, body: await text(response) };
}

describe('who gets a release with a share', () => {
  const included = (percent: number, version = '2.0.0') =>
    [...Array(10_000).keys()].filter((group) =>
      isIncluded(group, { name: 'mf-book', version, share: percent }),
    );

  it('is exactly the share of the groups, and stays in it when it grows', () => {
    const [few, more] = [included(5), new Set(included(25))];
    expect([few.length, more.size, included(0.01).length, included(100).length]).toEqual([
      ...[500, 2500, 1, 10_000],
    ]);
    expect(few.every((group) => more.has(group))).toBe(true);
  });

  it('is not always the same', () => {
    const first = new Set(included(5));
    expect(included(5, '2.1.0').filter((group) => first.has(group)).length).toBeLessThan(500);
  });
});

it('gives 450 to 550 of 10,000 new visitors the release at 5 %', () => {
  const split = { name: 'mf-book', version: '2.0.0', share: 5 };
  const [most, canary] = [{ split: 'most' }, { split: 'canary' }] as Live[];
  const served: Served = { current: most, candidate: canary && { live: canary, split } };
  const cookies: string[] = [];
  const reply = { header: (_name: string, value: string) => cookies.push(value) } as never;
  const given = Array.from({ length: 10_000 }, () =>
    assignReleases(served, { headers: {} } as never, reply, 'https://site.test'),
  );
  const count = given.filter((live) => live === canary).length;
  expect(count).toBeGreaterThanOrEqual(450);
  expect(count).toBeLessThanOrEqual(550);
  const again = cookies.map((cookie) => releasesFor(served, { cookie: cookie.split(';')[0] }));
  expect(again).toEqual(given);
  expect(cookies[0]).toContain('; Secure');
});

it('gives a visitor who has the release at 5 % the same at 25 %', async () => {
  const headers = as(groupIn(true, 5));
  for (const percent of [5, 25, 5]) {
    await share(percent);
    expect(versionIn((await site.get('/book', headers)).body)).toBe('2.0.0');
  }
});

describe('a visitor', () => {
  it('gets a group with the first page, which says nothing of them, and none without a canary', async () => {
    expect((await site.get('/book')).headers['set-cookie']).toBeUndefined();
    await share(5);
    const { headers } = await site.get('/book');
    expect(headers['set-cookie']).toMatch(
      /^releaseGroup=\d{1,4}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await site.get('/book', as(7))).headers['set-cookie']).toBeUndefined();
  });

  it.each(['', 'x', '-1', '10000', '1e3', '99999', '1;2', '__proto__'])(
    'with %j as their group gets a new one',
    async (value) => {
      await share(50);
      const { statusCode, headers } = await site.get('/book', { cookie: `releaseGroup=${value}` });
      expect(statusCode).toBe(200);
      const isGroup = value === '1;2';
      expect(headers['set-cookie'] !== undefined).toBe(!isGroup);
    },
  );

  it('gets one snapshot on each page, also of other remotes and of signed-in pages', async () => {
    await share(5);
    for (const isIn of [true, false]) {
      const headers = as(groupIn(isIn, 5));
      const version = isIn ? '2.0.0' : '1.0.0';
      const revisions = new Set<string | undefined>();
      for (const path of ['/book', '/book/own', '/note', '/book', '/note']) {
        const { body } = await site.get(path, headers);
        revisions.add(revisionIn(body));
        if (path === '/book') expect(versionIn(body)).toBe(version);
        const scripts = body.match(/assets\/mf-book\/[\w.-]+js/g) ?? [];
        if (path !== '/note') expect(scripts.length).toBeGreaterThan(0);
        for (const script of scripts) {
          const isFallback = script.includes(isIn ? '1-0-0' : '2-0-0');
          expect(isFallback && !body.includes(`"fallbackUrl":"/${script}"`)).toBe(false);
        }
      }
      expect(revisions.size).toBe(1);
      const [revision = ''] = revisions;
      const whole = (await site.get(`/_dara/snapshot/${revision}.json`)).json();
      expect(whole.microFrontends['mf-book'][0].metadata.version).toBe(version);
      const live = (await site.get('/_dara/live.json?of=mf-book', headers)).json();
      expect(live).toEqual({ revision, releases: { 'mf-book': version } });
    }
  });

  it('gets the shell with a share in the same way', async () => {
    await share(5, 'shell');
    for (const [isIn, version] of [
      [true, '2.0.0'],
      [false, '1.0.0'],
    ] as const) {
      const { body } = await site.get('/note', as(groupIn(isIn, 5, 'shell')));
      expect(body).toContain(`"shell":{"version":"${version}"}`);
      const entries = new Set(body.match(/assets\/shell\/entry[\w.-]+js/g));
      expect([...entries]).toEqual([`assets/shell/entry.${version.replaceAll('.', '-')}.js`]);
    }
  });

  it('gets the live release everywhere once the share ends', async () => {
    await share(5);
    const headers = as(groupIn(true, 5));
    expect(versionIn((await site.get('/book', headers)).body)).toBe('2.0.0');
    await site.registry.rollback('mf-book');
    await site.refresh();
    const { body, headers: sent } = await site.get('/book', headers);
    expect(versionIn(body)).toBe('1.0.0');
    expect(sent).toMatchObject({ vary: 'accept-encoding' });
    const { releases } = (await site.get('/_dara/live.json?of=mf-book', headers)).json();
    expect(releases).toEqual({ 'mf-book': '1.0.0' });
  });
});

describe('cached pages', () => {
  it('are cached for each of both, and sent early', async () => {
    await share(5);
    for (const isIn of [true, false]) {
      const headers = as(groupIn(isIn, 5)) as Record<string, string>;
      for (const path of ['/book', '/note']) {
        // Once it is compressed in the background.
        const isEarly = async () => (await read(path, headers)).headers['server-timing'];
        await expect.poll(isEarly, { timeout: 20_000 }).toBe('document;dur=0.0;desc="hit"');
        const { body } = await read(path, headers);
        if (path === '/book') expect(versionIn(body)).toBe(isIn ? '2.0.0' : '1.0.0');
      }
    }
  });

  it('are sent with a group to a new visitor, also when they are cached', async () => {
    await share(5);
    for (let times = 0; times < 4; times += 1) await read('/book', as(1));
    expect((await read('/book', {})).headers['set-cookie']).toHaveLength(1);
  });

  it('are not for shared caches while a release has a share, and again afterwards', async () => {
    const untilShared = async () => {
      await site.get('/note');
      return (await site.get('/note')).headers;
    };
    expect((await untilShared())['cache-control']).toContain('s-maxage');
    await share(5);
    for (const headers of [as(1), as(groupIn(true, 5)), {}]) {
      await site.get('/note', headers);
      const sent = (await site.get('/note', headers)).headers;
      expect(sent).toMatchObject({
        ...{ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' },
      });
      expect(sent['xkey']).toBeUndefined();
    }
    const { headers } = await site.get('/_dara/live.json', as(1));
    expect(headers).toMatchObject({ 'cache-control': 'private, max-age=10', vary: 'cookie' });
    await site.registry.rollback('mf-book');
    await site.refresh();
    expect((await untilShared())['cache-control']).toContain('s-maxage');
    expect((await site.get('/_dara/live.json')).headers['cache-control']).toBe(
      'public, max-age=10',
    );
  });
});

describe('a release with a share that fails', () => {
  const broken = {
    version: '3.0.0',
    page: `if (url.includes('smoke.test')) return 'fine'; throw new Error('broken');`,
  };
  const start = async () => {
    if (!(await site.registry.find('mf-book', '3.0.0')))
      await site.publishRemote('mf-book', PAGES, broken);
    await site.registry.promote('mf-book', '3.0.0', { share: { percent: 100 - 0.01 } });
    await site.refresh();
  };

  it('is seen as failing, and the others keep their pages', async () => {
    await site.get('/book');
    await start();
    const split = { name: 'mf-book', version: '3.0.0', share: 100 - 0.01 };
    const group = [...Array(10_000).keys()].find((one) => !isIncluded(one, split));
    const failed = await site.get('/book', as((group ?? 0) + 1));
    expect([failed.statusCode, versionIn(failed.body)]).toEqual([503, undefined]);
    const { statusCode, body } = await site.get('/book', as(group));
    expect([statusCode, versionIn(body)]).toEqual([200, '1.0.0']);
    await site.measures.flush();
    const counted = await site.services.db
      .selectFrom('release_measure')
      .select(['version', 'measure'])
      .where('name', '=', 'mf-book')
      .execute();
    expect(counted).toContainEqual({ version: '3.0.0', measure: 'error:server' });
  });
});

it('is the same on another instance, and after a restart', async () => {
  await share(25);
  const other = await createOtherInstance(site);
  for (const isIn of [true, false]) {
    const headers = as(groupIn(isIn, 25));
    const { body } = await other.app.inject({ url: '/book', headers });
    expect(versionIn(body)).toBe(isIn ? '2.0.0' : '1.0.0');
    expect(revisionIn(body)).toBe(revisionIn((await site.get('/book', headers)).body));
  }
  await other.app.close();
});
