import { expect, it } from 'vitest';
import { UNNAMED_SITE } from '@dara/contract';
import { manifestOf, shellOf } from '../testing/manifest.ts';
import { assetUrl, buildSnapshot, scriptRef } from './snapshot.ts';

const shell = shellOf();
const live = manifestOf('mf-x', ['/x'], ['/x', '/x/:id'], { version: '1.1.0' });
const before = manifestOf('mf-x', ['/x'], ['/x'], { entry: 'old.js' });
before.files.push({ ...before.files[0]!, name: 'old.js', integrity: 'sha384-old' });

it('names files by the release that holds them, with their hashes', () => {
  expect(assetUrl('mf-x', 'a.js')).toBe('/assets/mf-x/a.js');
  expect(scriptRef(live, 'home.js')).toEqual({
    url: '/assets/mf-x/home.js',
    integrity: 'sha384-home.js',
  });
  expect(scriptRef(live, 'gone.js').integrity).toBe('');
});

it('contains live releases, files of each page and language, and fallbacks', () => {
  const snapshot = buildSnapshot(7, shell, [{ live, fallback: before }]);
  const home = [{ url: '/assets/mf-x/home.js', integrity: 'sha384-home.js' }];
  expect(snapshot).toEqual({
    revision: expect.stringMatching(/^7-[0-9a-f]{8}$/),
    shell: { version: '1.0.0' },
    site: UNNAMED_SITE,
    microFrontends: {
      'mf-x': [
        {
          url: '/assets/mf-x/entry.js',
          fallbackUrl: '/assets/mf-x/old.js',
          metadata: { integrity: 'sha384-entry.js', version: '1.1.0' },
          deployment: { traffic: 100, default: true },
          extras: {
            routes: live.declaration.routes.map((route) => ({ ...route, scripts: home })),
            menu: [],
            sections: [],
            messages: {
              th: [{ url: '/assets/mf-x/th.js', integrity: 'sha384-th.js' }],
              en: [{ url: '/assets/mf-x/en.js', integrity: 'sha384-en.js' }],
            },
            fallbackIntegrity: 'sha384-old',
          },
        },
      ],
    },
  });
});

it('names nothing to fall back to where there is nothing, and no script of a page without any', () => {
  const bare = { ...live, pages: {} };
  const [release] =
    buildSnapshot(7, shell, [{ live: bare, fallback: null }]).microFrontends['mf-x'] ?? [];
  expect([release?.fallbackUrl, release?.extras.fallbackIntegrity]).toEqual([null, null]);
  expect(release?.extras.routes.map(({ scripts }) => scripts)).toEqual([[], []]);
});

it('lists missing exports of a release, and offers no fallback that lacks one', () => {
  const api = { name: '@dara/sdk/api', range: '^0.1.0', singleton: true };
  const having = shellOf({ shared: [{ ...api, range: '0.1.0', exports: ['api'] }] });
  const taking = (release: typeof live, name: string) => ({
    ...release,
    shared: [{ ...api, exports: [name] }],
  });
  const extras = (...served: [string, string]) => {
    const [now, then] = [taking(live, served[0]), taking(before, served[1])];
    const [release] =
      buildSnapshot(7, having, [{ live: now, fallback: then }]).microFrontends['mf-x'] ?? [];
    return [release?.extras.lacks, release?.fallbackUrl];
  };
  expect(extras('api', 'api')).toEqual([undefined, '/assets/mf-x/old.js']);
  expect(extras('useLater', 'api')).toEqual([['useLater of @dara/sdk/api'], '/assets/mf-x/old.js']);
  expect(extras('api', 'useLater')).toEqual([undefined, null]);
});

it('contains menu icon URLs, except for missing files', () => {
  const entry = { section: 'desk', label: { th: 'ก', en: 'A' }, path: '/x', order: 1 };
  const menu = [
    { ...entry, id: 'x.star', icon: 'star' },
    { ...entry, id: 'x.moon', icon: 'moon' },
    { ...entry, id: 'x.plain' },
  ];
  const declaration = { ...live.declaration, menu };
  const drawn = { ...live, declaration, icons: { star: 'icon-star.1a.svg' } };
  const [release] =
    buildSnapshot(7, shell, [{ live: drawn, fallback: null }]).microFrontends['mf-x'] ?? [];
  const icons = release?.extras.menu.map(({ id, icon }) => [id, icon]);
  expect(icons).toEqual([
    ['x.star', '/assets/mf-x/icon-star.1a.svg'],
    ['x.moon', undefined],
    ['x.plain', undefined],
  ]);
});

it('has another revision for other files, another shell or another change', () => {
  const revision = (...given: Parameters<typeof buildSnapshot>) => buildSnapshot(...given).revision;
  const remotes = [{ live, fallback: before }];
  const all = [
    revision(7, shell, remotes),
    revision(8, shell, remotes),
    revision(7, { ...shell, version: '1.0.1' }, remotes),
    revision(7, { ...shell, entry: 'home.js' }, remotes),
    revision(7, shell, [{ live, fallback: null }]),
    revision(7, shell, []),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(revision(7, shell, remotes)).toBe(all[0]);
});
