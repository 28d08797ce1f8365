import type { MenuEntry, ReleaseManifest, RouteDeclaration } from '@dara/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

const label = { th: 'เมนู', en: 'Menu' };
const feed = { path: '/desk', type: 'note', title: label, description: label };
const entry = (section: string, path = '/desk'): MenuEntry => ({
  id: `${section}${path}`,
  section,
  label,
  path,
  order: 1,
});
const inManagement = (path: string): RouteDeclaration => ({
  ...route(path, 'signed-in'),
  frame: 'management',
});

const PAGES = ['/', '/talk', '/talk?lang=en', '/note'];
const ROUTES: Record<string, RouteDeclaration[]> = {
  'mf-home': [route('/')],
  'mf-talk': [route('/talk')],
  'mf-note': [route('/note'), inManagement('/note/mine')],
  'mf-desk': [inManagement('/desk'), inManagement('/desk/:id')],
};
const sections = [{ id: 'work', label, order: 1 }];

let site: TestSite;
let last = 0;

type Change = (manifest: ReleaseManifest) => void;

/** Promotes a next release with the same declaration unless changed; returns its version. */
async function promote(name: string, change: Change = () => undefined): Promise<string> {
  const version = `1.${(last += 1)}.0`;
  if (name === 'shell') {
    const takesPart: Change = (manifest) => (manifest.takesPartialSnapshot = true);
    await site.shipShell({ version, change: takesPart });
  } else {
    const withSections: Change = (manifest) => {
      manifest.declaration.sections = sections;
      change(manifest);
    };
    await site.ship(name, [...(ROUTES[name] ?? [])], { version, change: withSections });
  }
  return version;
}

async function rollBack(name: string): Promise<void> {
  await site.registry.rollback(name);
  await site.refresh();
}

/** The cache state of each page, in order. */
async function states(): Promise<string> {
  const all = [];
  for (const path of PAGES) {
    const { headers } = await site.get(path);
    all.push(/desc="(\w+)"/.exec(String(headers['server-timing']))?.[1]);
  }
  return all.join(' ');
}

beforeAll(async () => {
  site = await createTestSite();
  for (const name of ['shell', ...Object.keys(ROUTES)]) await promote(name);
});
afterAll(() => site.close());

describe('cached pages', () => {
  beforeEach(async () => void (await states()));

  it('are emptied only by a promotion or rollback of their own remote', async () => {
    const before = (await site.get('/talk')).body;
    expect(await states()).toBe('hit hit hit hit');
    const version = await promote('mf-talk');
    expect(await states()).toBe('hit miss miss hit');
    expect((await site.get('/talk')).body).toContain(`mf-talk ${version}`);
    await rollBack('mf-talk');
    expect(await states()).toBe('hit miss miss hit');
    expect(before).toContain(/mf-talk [\d.]+/.exec((await site.get('/talk')).body)?.[0]);
  });

  it('are all emptied by a shell, and by no remote that they show nothing of', async () => {
    await promote('mf-desk');
    expect(await states()).toBe('hit hit hit hit');
    await promote('shell');
    expect(await states()).toBe('miss miss miss miss');
  });

  it.each<[string, Change, string]>([
    ['a public menu', ({ declaration }) => (declaration.menu = [entry('main')]), 'miss'],
    ['a feed', ({ declaration }) => (declaration.feeds = [feed]), 'miss'],
    ['a player', ({ declaration }) => (declaration.frames = ['https://player.test']), 'miss'],
    ['the rail', ({ declaration }) => (declaration.menu = [entry('work')]), 'hit'],
  ])('know when %s of another remote changes', async (_what, change, state) => {
    await promote('mf-desk', change);
    expect(await states()).toBe(Array(4).fill(state).join(' '));
    await rollBack('mf-desk');
    expect(await states()).toBe(Array(4).fill(state).join(' '));
  });

  it('know the routes of others that they could take for their own', async () => {
    const parameter: Change = ({ declaration }) => {
      declaration.routes.push(route('/talk/:id'));
      declaration.accepts = ['/talk/desk'];
    };
    await promote('mf-talk', parameter);
    await states();
    await promote('mf-desk', ({ declaration }) => {
      declaration.prefixes.push('/talk/desk');
      declaration.routes.push(inManagement('/talk/desk'));
    });
    expect(await states()).toBe('hit miss miss hit');
    await rollBack('mf-desk');
    await rollBack('mf-talk');
  });

  it('of a slot know each release of the remotes with a part in it, and no others do', async () => {
    const props = { type: 'object', additionalProperties: false, properties: {} } as const;
    await promote('mf-talk', ({ declaration }) => {
      declaration.slots = [{ name: 'beside', version: '1.0.0', props }];
    });
    await states();
    const withPart: Change = ({ declaration }) => {
      declaration.parts = [{ slot: 'mf-talk/beside', version: '^1.0.0', part: 'home' }];
    };
    for (let release = 0; release < 2; release += 1) {
      await promote('mf-desk', withPart);
      expect(await states()).toBe('hit miss miss hit');
    }
    await rollBack('mf-desk');
    expect(await states()).toBe('hit miss miss hit');
    await promote('mf-desk');
    await promote('mf-talk');
    await states();
  });

  it('are rendered again after a content change, independent of promotions', async () => {
    await promote('mf-desk');
    await site.services.events.publish('content');
    expect(await states()).toBe('stale stale stale stale');
  });

  it('name nothing that a browser would not get', async () => {
    await promote('mf-talk');
    await states();
    await promote('mf-desk');
    await rollBack('mf-talk');
    const found = new Set<string>();
    const note = (text: string): void => {
      for (const [url] of text.matchAll(/\/(?:assets|_dara\/snapshot)\/[^"\\ ]+/g)) found.add(url);
    };
    for (const path of [...PAGES, '/desk', '/note/mine']) note((await site.get(path)).body);
    const wholes = [...found].filter((url) => url.startsWith('/_dara/'));
    // Also of pages rendered with earlier snapshots.
    expect(wholes).toEqual([
      `/_dara/snapshot/${(await site.get('/registry.json')).json().revision}.json`,
    ]);
    for (const url of wholes) note((await site.get(url)).body);
    for (const url of found) expect([url, (await site.get(url)).statusCode]).toEqual([url, 200]);
  });

  it('hold shell and owner in the same releases as the snapshot that they name', async () => {
    await promote('mf-desk');
    await promote('mf-talk');
    for (const path of ['/', '/talk']) {
      const { body } = await site.get(path);
      const [, sent = ''] = /id="dara-snapshot">(.*?)<\/script>/s.exec(body) ?? [];
      const { rest, shell, microFrontends } = JSON.parse(sent);
      const whole = (await site.get(rest.url)).json();
      expect(whole.shell).toEqual(shell);
      // Scripts and menus are only in the whole snapshot.
      const without = JSON.parse(JSON.stringify(microFrontends), (key, value: unknown) =>
        ['scripts', 'menu', 'sections'].includes(key) ? undefined : value,
      );
      expect(Object.keys(without).length).toBe(1);
      expect(whole.microFrontends).toMatchObject(without);
    }
  });
});

describe('cached documents of signed-in pages', () => {
  const etagOf = async (path: string) => (await site.get(path)).headers.etag;
  const withoutRevision = async (path: string) =>
    (await site.get(path)).body
      .replaceAll(/\d+-[0-9a-f]{8}/g, 'REVISION')
      .replace(/("url":"[^"]*REVISION.json","integrity":)"[^"]+"/, '$1');

  it('are the same for every address of a page and every person, and stay private', async () => {
    const first = await site.get('/desk/1');
    const other = await site.get('/desk/2', { cookie: 'accessToken=x' });
    expect(other.body).toBe(first.body);
    expect(other.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      etag: first.headers.etag,
    });
    expect((await site.get('/desk/1?lang=en')).body).toContain('lang="en"');
  });

  it('change by nothing but the revision with promotions of others, and end with their own, the rail and the shell', async () => {
    const first = await withoutRevision('/desk');
    const etag = await etagOf('/desk');
    await promote('mf-talk');
    expect(await withoutRevision('/desk')).toBe(first);
    expect(await etagOf('/desk')).not.toBe(etag);
    await promote('mf-desk');
    const second = await withoutRevision('/desk');
    expect(second).not.toBe(first);
    await promote('mf-talk', ({ declaration }) => (declaration.menu = [entry('work', '/talk')]));
    const third = await withoutRevision('/desk');
    expect(third).not.toBe(second);
    const version = await promote('shell');
    expect((await site.get('/desk')).body).toContain(
      `/assets/shell/entry.${version.replaceAll('.', '-')}.js`,
    );
  });
});
