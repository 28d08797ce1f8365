import { DOCUMENT_BLOCKS, type ReleaseManifest, type SentSnapshot } from '@dara/contract';
import { until } from '@dara/backend/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../site.ts';
import { route } from '../testing/fixture-release.ts';
import { createOtherInstance, createTestSite, type TestSite } from '../testing/test-site.ts';

/** A page, the page of another remote and an unrendered page: a release of mf-cast changes neither of the first two. */
const PATHS = ['/', '/talk', '/desk'];
const takesPart = (manifest: ReleaseManifest): void => {
  manifest.takesPartialSnapshot = true;
};

let first: TestSite;
let second: Site;

beforeAll(async () => {
  first = await createTestSite();
  await first.shipShell({ change: takesPart });
  await first.ship('mf-home', [route('/')]);
  await first.ship('mf-talk', [route('/talk')]);
  await first.ship('mf-desk', [route('/desk', 'signed-in')]);
  await first.ship('mf-cast', [route('/cast')]);
  second = await createOtherInstance(first);
});
afterAll(async () => {
  await second.app.close();
  await first.close();
});

const get = ({ app }: Site, url: string, headers = {}) =>
  app.inject({ method: 'GET', url, headers });

/** The release of mf-cast for a visitor who starts with a page and navigates to /cast. */
async function castFrom(site: Site, path: string): Promise<string> {
  const { body } = await get(site, path);
  const [, json = ''] =
    new RegExp(`id="${DOCUMENT_BLOCKS.snapshot}">(.*?)</script>`, 's').exec(body) ?? [];
  const { rest, revision } = JSON.parse(json) as SentSnapshot;
  const whole = (await get(site, rest!.url)).json() as SentSnapshot;
  expect(whole.revision).toBe(revision);
  return whole.microFrontends['mf-cast']?.[0]?.metadata.version ?? '';
}

const castFromAll = (site: Site): Promise<string[]> =>
  Promise.all(PATHS.map((path) => castFrom(site, path)));

const all = (version: string): string[] => PATHS.map(() => version);

describe('cached pages of other remotes', () => {
  let version = '';
  let before = '';
  let last = 0;

  beforeEach(async () => {
    for (const site of [first, second]) await castFromAll(site);
    before = await castFrom(first, '/');
    version = `1.${(last += 1)}.0`;
    await first.publishRemote('mf-cast', [route('/cast')], { version });
  });

  it('use a promoted or rolled back release immediately on the instance of the request', async () => {
    await first.registry.promote('mf-cast');
    await first.refresh();
    expect(await castFromAll(first)).toEqual(all(version));
    await first.registry.rollback('mf-cast');
    await first.refresh();
    expect(await castFromAll(first)).toEqual(all(before));
  });

  it('use it on every other instance once it has received the event', async () => {
    await first.registry.promote('mf-cast');
    await until(async () => (await castFrom(second, '/')) === version);
    expect(await castFromAll(second)).toEqual(all(version));
    await first.registry.rollback('mf-cast');
    await until(async () => (await castFrom(second, '/')) === before);
    expect(await castFromAll(second)).toEqual(all(before));
  });

  it('are not rendered again for it', async () => {
    await first.registry.promote('mf-cast');
    await first.refresh();
    const states = PATHS.slice(0, 2).map(async (path) => {
      const { headers } = await get(first, path);
      return String(headers['server-timing']);
    });
    for (const state of await Promise.all(states)) expect(state).toContain('"hit"');
  });

  it('have a new ETag for browsers with the previous page', async () => {
    const { etag } = (await get(first, '/')).headers;
    const unchanged = { 'if-none-match': String(etag) };
    expect((await get(first, '/', unchanged)).statusCode).toBe(304);
    await first.registry.promote('mf-cast');
    await first.refresh();
    expect((await get(first, '/', unchanged)).statusCode).toBe(200);
  });
});
