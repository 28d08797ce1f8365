import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MenuEntry, ReleaseManifest, SentSnapshot, FullSnapshot } from '@dara/contract';
import { until } from '@dara/backend/testing';
import { integrityOf } from '../registry/integrity.ts';
import { route, type FixtureOptions } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

const label = { th: 'เมนู', en: 'Menu' };
const entry = (section: string, path: string): MenuEntry => ({
  id: `${section}${path}`,
  section,
  label,
  path,
  order: 1,
});

const takesPart = { change: (manifest: ReleaseManifest) => (manifest.takesPartialSnapshot = true) };

const menusOf = (...menu: MenuEntry[]): FixtureOptions => ({
  change: ({ declaration }) => {
    declaration.menu = menu;
    declaration.sections = [{ id: 'desk', label, order: 1 }];
  },
});

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
  await site.shipShell({ change: (manifest) => void takesPart.change(manifest) });
  const guides = [route('/'), route('/guide'), route('/guide/:id')];
  const home = menusOf(entry('main', '/guide'));
  await site.ship('mf-home', guides, {
    change: (manifest) => {
      home.change?.(manifest);
      manifest.declaration.accepts = ['/guide/profile'];
    },
  });
  const own = { ...route('/guide/profile', 'signed-in'), frame: 'management' as const };
  const menus = menusOf(entry('desk', '/guide/profile'), entry('footer', '/desk'));
  await site.ship('mf-desk', [own, { ...route('/desk/:id'), frame: 'management' }], menus);
});
afterAll(() => site.close());

async function sent(url: string): Promise<SentSnapshot> {
  const { body } = await site.get(url);
  const text = /id="dara-snapshot">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null';
  return JSON.parse(text) as SentSnapshot;
}

const paths = ({ rest }: SentSnapshot) => rest?.shared.menu.map(({ path }) => path);

it('carries the owner of a public page and the menus around it', async () => {
  const snapshot = await sent('/guide');
  expect(Object.keys(snapshot.microFrontends)).toEqual(['mf-home']);
  expect(paths(snapshot)?.sort()).toEqual(['/desk', '/guide']);
  expect(snapshot.rest?.shared.sections).toEqual([]);
  expect(snapshot.site.name.en).toBe('Sample');
});

it('names the routes of others that those of the page would match as well', async () => {
  expect((await sent('/guide')).rest?.elsewhere).toEqual(['/guide/profile']);
  expect((await sent('/guide/profile')).rest?.elsewhere).toEqual(['/guide/:id']);
  expect((await sent('/unknown')).rest?.elsewhere).toEqual([]);
});

it('leaves scripts of routes and the menus of the owner to the rest', async () => {
  const { microFrontends, rest } = await sent('/guide');
  const { extras } = microFrontends['mf-home']?.[0] ?? {};
  expect(extras?.routes.map(({ path, scripts }) => [path, scripts])).toEqual([
    ['/', []],
    ['/guide', []],
    ['/guide/:id', []],
  ]);
  expect([extras?.menu, extras?.sections]).toEqual([[], []]);
  const whole = (await site.get(rest?.url ?? '')).json<FullSnapshot>();
  const full = whole.microFrontends['mf-home']?.[0]?.extras;
  expect(full?.menu.map(({ path }) => path)).toEqual(['/guide']);
  expect(full?.routes.map(({ scripts }) => scripts.length)).toEqual([1, 1, 1]);
});

it('contains the whole side menu in management, and no remote on a page without owner', async () => {
  const frame = await sent('/guide/profile');
  expect(Object.keys(frame.microFrontends)).toEqual(['mf-desk']);
  expect(paths(frame)?.sort()).toEqual(['/desk', '/guide', '/guide/profile']);
  expect(frame.rest?.shared.sections.map(({ id }) => id)).toContain('desk');
  expect((await sent('/unknown')).microFrontends).toEqual({});
});

it('serves the whole snapshot by revision, immutable, with its hash and without site settings', async () => {
  const { revision, rest } = await sent('/');
  expect(rest?.url).toBe(`/_dara/snapshot/${revision}.json`);
  const answer = await site.get(rest?.url ?? '', { 'accept-encoding': 'identity' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(integrityOf(answer.rawPayload)).toBe(rest?.integrity);
  const whole = answer.json<FullSnapshot & { site?: unknown }>();
  expect(Object.keys(whole.microFrontends).sort()).toEqual(['mf-desk', 'mf-home']);
  expect(whole.site).toBeUndefined();
  const again = await site.get(rest?.url ?? '', { 'if-none-match': String(answer.headers.etag) });
  expect(again.statusCode).toBe(304);
  const br = await site.get(rest?.url ?? '', { 'accept-encoding': 'br' });
  expect(br.headers['content-encoding']).toBe('br');
});

it('keeps snapshots of open tabs readable after a promotion, and answers 404 for unknown ones', async () => {
  const before = await sent('/');
  await site.ship('mf-late', [route('/late')]);
  // A page requested before stays cached; this one was not.
  const after = await sent('/?page=2');
  expect(after.revision).not.toBe(before.revision);
  // From the file store, as by another gateway.
  const kept = await site.registry.snapshots.read(before.revision);
  expect(integrityOf(Buffer.from(kept ?? ''))).toBe(before.rest?.integrity);
  expect((await site.get(before.rest?.url ?? '')).body).toBe(kept);
  for (const name of ['999-00000000.json', '..%2Flive.json', 'x', `${before.revision}.js`]) {
    const answer = await site.get(`/_dara/snapshot/${name}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

it('answers no file that is damaged', async () => {
  const [key] = await site.services.files.list('registry/snapshots/');
  await site.services.files.put(key ?? '', Buffer.from('sha384-x\n{}'));
  const revision = key?.split('/').at(-1)?.replace('.json', '') ?? '';
  expect(await site.registry.snapshots.read(revision)).toBeUndefined();
});

it('forgets those of changes before one', async () => {
  const { revision } = await sent('/?page=3');
  await site.registry.snapshots.removeBefore(Number(revision.split('-')[0]));
  expect(await site.services.files.list('registry/snapshots/')).toEqual([
    `registry/snapshots/${revision}.json`,
  ]);
});

it('sends all of it to a shell from before', async () => {
  const older = await createTestSite();
  await older.shipShell();
  await older.ship('mf-home', [route('/')]);
  await older.ship('mf-desk', [route('/desk')]);
  const { body } = await older.get('/');
  expect(body).toContain('"mf-desk"');
  expect(body).not.toContain('/_dara/snapshot/');
  await older.close();
});

it('carries what the slots of its owner show, and of those remotes only what loads their parts', async () => {
  const props = { type: 'object', additionalProperties: false, properties: {} } as const;
  await site.ship('mf-talk', [route('/talk')], {
    change: ({ declaration }) => {
      declaration.slots = [{ name: 'beside', version: '1.0.0', props }];
    },
  });
  const without = await sent('/talk');
  await site.ship('mf-beside', [route('/beside')], {
    change: (manifest) => {
      manifest.declaration.parts = [{ slot: 'mf-talk/beside', version: '^1.0.0', part: 'home' }];
      manifest.declaration.menu = [entry('main', '/beside')];
    },
  });
  const { microFrontends, rest } = await sent('/talk');
  expect(without.microFrontends['mf-talk']?.[0]?.extras.shown).toBeUndefined();
  expect(without.rest?.contributors).toBeUndefined();
  expect(Object.keys(microFrontends)).toEqual(['mf-talk']);
  expect(microFrontends['mf-talk']?.[0]?.extras).toMatchObject({
    shown: { beside: [{ remote: 'mf-beside', part: 'home' }] },
  });
  expect(microFrontends['mf-talk']?.[0]?.extras.slots).toBeUndefined();
  const [release] = rest?.contributors?.['mf-beside'] ?? [];
  expect(release?.metadata).toMatchObject({ version: '1.0.0' });
  expect(release?.extras).toMatchObject({ routes: [], menu: [], messages: expect.any(Object) });
  expect(rest?.elsewhere).toEqual([]);
  // A part for some roles loads with the rest.
  await site.ship('mf-note', [route('/note')], {
    change: ({ declaration }) => {
      const part = { slot: 'mf-talk/beside', version: '^1.0.0', part: 'home' };
      declaration.parts = [{ ...part, permission: ['Editor'] }];
    },
  });
  const both = await sent('/talk');
  expect(both.microFrontends['mf-talk']?.[0]?.extras.shown?.['beside']).toEqual([
    { remote: 'mf-beside', part: 'home' },
    { remote: 'mf-note', part: 'home', permission: ['Editor'] },
  ]);
  expect(Object.keys(both.rest?.contributors ?? {})).toEqual(['mf-beside']);
  // Another remote of the site knows nothing of it.
  expect((await sent('/guide')).rest?.contributors).toBeUndefined();
});

it('counts a part that fails on the server for its own release, and caches the page', async () => {
  const failures = [
    { remote: 'mf-beside', message: 'it threw' },
    // No part of it is shown there.
    { remote: 'mf-home', message: 'blamed' },
  ];
  await site.ship('mf-talk', [route('/talk')], {
    version: '1.1.0',
    page: `return { html: '<h1>talk</h1>', partFailures: ${JSON.stringify(failures)} };`,
    change: ({ declaration }) => {
      const props = { type: 'object', additionalProperties: false, properties: {} } as const;
      declaration.slots = [{ name: 'beside', version: '1.0.0', props }];
    },
  });
  expect((await site.get('/talk')).body).toContain('<h1>talk</h1>');
  expect((await site.get('/talk')).headers['server-timing']).toContain('desc="hit"');
  const counted = async () => {
    await site.measures.flush();
    return site.services.db
      .selectFrom('release_measure')
      .select(['name', 'version'])
      .where('measure', '=', 'error:server')
      .execute();
  };
  await until(async () => (await counted()).length > 0);
  expect(await counted()).toEqual([{ name: 'mf-beside', version: '1.0.0' }]);
});
