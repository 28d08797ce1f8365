import { describe, expect, it } from 'vitest';
import type { ReleaseManifest } from '@dara/contract';
import { route } from '../testing/fixture-release.ts';
import { releaseOf } from '../testing/memory-release.ts';
import { SAMPLE_SITE } from '../testing/sample-site.ts';
import { declarationProblems, manifestProblems } from './manifest.schema.ts';

const { manifest } = releaseOf('mf-x', '1.0.0');
const { declaration } = manifest;
const [entry, home, server] = manifest.files as [
  ReleaseManifest['files'][number],
  ReleaseManifest['files'][number],
  ReleaseManifest['files'][number],
];

/** Errors of a valid manifest with these parts replaced. */
const problems = (more: object): string[] => manifestProblems({ ...manifest, ...more });
const missing = (where: string, name: string) =>
  `release.json ${where} names ${name}, which /files lacks`;

describe('a release manifest', () => {
  it('can be published as a build writes it, by a newer build as well', () => {
    expect(problems({})).toEqual([]);
    const files = [entry, { ...home, sourceMap: 'home.js.map' }, server];
    expect(problems({ files, bundler: 'next' })).toEqual([]);
    const { declaration: none, ...shell } = { ...manifest, kind: 'shell' };
    expect([none !== undefined, manifestProblems(shell)]).toEqual([true, []]);
  });

  it('rejects unknown fields of the declaration', () => {
    const routes = [{ ...route('/mf-x'), permision: ['Admin'] }];
    expect(problems({ declaration: { ...declaration, routes, team: {} } })).toEqual([
      'release.json /declaration/team is not known here',
      'release.json /declaration/routes/0/permision is not known here',
    ]);
  });

  it('is named line by line with all that is missing or wrong in its form', () => {
    const { entry: _entry, ...without } = manifest;
    expect(manifestProblems({ ...without, kind: 'page', files: [] })).toEqual([
      "release.json / must have required property 'entry'",
      'release.json /kind must be equal to one of the allowed values',
      'release.json /files must NOT have fewer than 1 items',
    ]);
    for (const value of [null, undefined, 'text', 7, []])
      expect(manifestProblems(value)).toEqual(['release.json / must be object']);
  });

  it.each<[string, object]>([
    ['/name', { name: '../x' }],
    ['/name', { name: 'X' }],
    ['/name', { name: 'mf-x/y' }],
    ['/name', { name: `m${'x'.repeat(41)}` }],
    ['/version', { version: '' }],
    ['/version', { version: `1.0.${'1'.repeat(100)}` }],
    ['/entry', { entry: '../entry.js' }],
    ['/serverEntry', { serverEntry: '.env' }],
    ['/files/0/name', { files: [{ ...entry, name: 'a/b.js' }] }],
    ['/files/0/name', { files: [{ ...entry, name: `${'n'.repeat(201)}` }] }],
    ['/files/0/size', { files: [{ ...entry, size: -1 }] }],
    ['/files/0/brotli', { files: [{ ...entry, brotli: 1.5 }] }],
    ['/files/0/gzip', { files: [{ ...entry, gzip: '9' }] }],
    ['/files/0/integrity', { files: [{ ...entry, integrity: 'sha256-abc' }] }],
    ['/files/0/side', { files: [{ ...entry, side: 'both' }] }],
    ['/files', { files: Array(2001).fill(entry) }],
    ['/pages/home/0', { pages: { home: ['../home.js'] } }],
    ['/messages/th', { messages: { th: 'home.js' } }],
    ['/shared/0/singleton', { shared: [{ name: 'react', range: '*', singleton: 'yes' }] }],
    ['/languages', { languages: 'th' }],
    ['/preload/0', { preload: ['/font.woff2'] }],
    ['/inlineScript', { inlineScript: 'x'.repeat(20_001) }],
    ['/declaration/prefixes/0', { declaration: { ...declaration, prefixes: ['x'] } }],
    ['/declaration/owner', { declaration: { ...declaration, owner: '' } }],
    [
      '/declaration/budget/scriptBytes',
      { declaration: { ...declaration, budget: { scriptBytes: 0 } } },
    ],
  ])('is refused for a wrong %s (%#)', (where, more) => {
    const found = problems(more);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^release.json ${where} must `));
  });

  it.each<[string, object]>([
    ['access', { access: 'staff' }],
    ['permission/0', { permission: [''] }],
    ['frame', { frame: 'none' }],
    ['shape', { shape: 'circle' }],
    ['page', { page: '' }],
    ['path', { path: 'mf-x' }],
    ['title/en', { title: { th: 'ก', en: 1 } }],
    ['sitemap', { sitemap: 'not a name' }],
  ])('is refused for a route whose %s cannot be', (part, wrong) => {
    const routes = [{ ...route('/mf-x'), ...wrong }];
    const found = problems({ declaration: { ...declaration, routes } });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`/declaration/routes/0/${part} must `);
  });

  it.each(['one', '1.0', 'v1.0.0', '=1.0.0', ' 1.0.0', '01.0.0'])(
    'has no version %j, which is none or written in another way',
    (version) => {
      expect(problems({ version })).toEqual([
        `release.json /version "${version}" is not a semantic version`,
      ]);
    },
  );

  it('names each file once, on whichever side', () => {
    const again = { ...home, side: 'server' };
    expect(problems({ files: [entry, home, server, again] })).toEqual([
      'release.json /files names home.js twice',
    ]);
    expect(problems({ files: [entry, home, server, { ...server, side: 'client' }] })).toEqual([
      'release.json /files names server.cjs twice',
    ]);
    expect(problems({ files: [entry, entry, home, server] })).toEqual([
      'release.json /files names entry.js twice',
    ]);
  });

  it('names no file that it lacks, nor one of the other side', () => {
    expect(problems({ entry: 'server.cjs', serverEntry: 'home.js' })).toEqual([
      missing('/entry', 'server.cjs'),
      missing('/serverEntry', 'home.js'),
    ]);
    expect(problems({ pages: { home: ['home.js'], list: ['home.js', 'list.js'] } })).toEqual([
      missing('/pages/list', 'list.js'),
    ]);
    expect(problems({ messages: { th: ['home.js'], en: ['en.js'] } })).toEqual([
      missing('/messages/en', 'en.js'),
    ]);
    expect(problems({ preload: ['home.js', 'server.cjs', 'font.woff2'] })).toEqual([
      missing('/preload', 'server.cjs'),
      missing('/preload', 'font.woff2'),
    ]);
  });

  it('of a remote declares its routes, under its own name', () => {
    expect(problems({ declaration: undefined })).toEqual([
      'release.json /declaration is missing: a remote must declare its routes',
    ]);
    expect(problems({ declaration: { ...declaration, name: 'mf-y' } })).toEqual([
      'release.json /declaration/name is mf-y, the release is mf-x',
    ]);
  });
});

describe('the site declaration of a shell', () => {
  const shell = { ...manifest, kind: 'shell' };

  it('may be missing, else matches the schema', () => {
    expect(manifestProblems({ ...shell, site: SAMPLE_SITE })).toEqual([]);
    const icon = { ...SAMPLE_SITE.icon, path: '"/><script>' };
    expect(manifestProblems({ ...shell, site: { ...SAMPLE_SITE, icon, roles: [{}] } })).toEqual([
      expect.stringContaining('release.json /site/icon/path must match pattern'),
      "release.json /site/roles/0 must have required property 'name'",
      "release.json /site/roles/0 must have required property 'label'",
    ]);
  });
});

describe('a remote.json', () => {
  it('can be used as it is, by its own name alone', () => {
    expect(declarationProblems(declaration, 'mf-x')).toEqual([]);
    expect(declarationProblems(declaration, 'mf-y')).toEqual([
      'remote.json /name is mf-x, not mf-y',
    ]);
  });

  it('is rejected with one line per error', () => {
    const { menu: _menu, ...without } = declaration;
    expect(declarationProblems({ ...without, sections: [{}] }, 'mf-x')).toEqual([
      "remote.json / must have required property 'menu'",
      "remote.json /sections/0 must have required property 'id'",
      "remote.json /sections/0 must have required property 'label'",
      "remote.json /sections/0 must have required property 'order'",
    ]);
    expect(declarationProblems(null, 'mf-x')).toEqual(['remote.json / must be object']);
    const ofMenu = { id: 'x', section: 'main', path: '/mf-x', order: 1 };
    expect(declarationProblems({ ...declaration, menu: [ofMenu] }, 'mf-x')).toEqual([
      "remote.json /menu/0 must have required property 'label'",
    ]);
  });
});
