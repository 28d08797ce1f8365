import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildInputs } from '../scripts/lib/build-inputs.mjs';
import { BUILT } from '../scripts/lib/builds.mjs';
import { ROOT } from '../scripts/lib/shell.mjs';

const PACKAGES = ['mf-a', 'mf-b', 'shared/kit', 'shared/sdk', 'api', 'tooling'];
const NEEDS: Record<string, Record<string, string>> = {
  'mf-a': { '@dara/kit': '*', 'library-a': '1.0.0' },
  'mf-b': { '@dara/sdk': '*' },
  'shared/kit': { '@dara/sdk': '*', 'library-of-kit': '1.0.0' },
  'shared/sdk': {},
  api: { 'library-of-api': '1.0.0' },
  tooling: { bundler: '1.0.0', jest: '1.0.0' },
};
type Locked = Record<
  string,
  { version?: string; dependencies?: object; resolved?: string; link?: true }
>;

let dir: string;
let locked: Locked;

function write(name: string, content: unknown): void {
  const file = path.join(dir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

function writeLock(changes: Locked = {}): void {
  write('package-lock.json', { packages: { ...locked, ...changes } });
}

function writePackage(folder: string, version: string): void {
  const name = `@dara/${folder.split('/').at(-1)}`;
  write(`${folder}/package.json`, { name, version, dependencies: NEEDS[folder] });
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'dara-inputs-'));
  write('package.json', { workspaces: PACKAGES });
  for (const folder of PACKAGES) {
    writePackage(folder, '1.0.0');
    write(`${folder}/src/main.ts`, `export const name = '${folder}';`);
  }
  write('tooling/bin/build.mjs', `import '../src/bundler/build.ts';`);
  write('tooling/src/bundler/build.ts', `import bundler from "bundler/lib";`);
  const links = PACKAGES.map((folder) => {
    return [
      `node_modules/@dara/${folder.split('/').at(-1)}`,
      { resolved: folder, link: true as const },
    ];
  });
  const names = ['library-a', 'library-of-api', 'library-of-kit', 'bundler', 'jest', 'deep'];
  const libraries = names.map((name) => [`node_modules/${name}`, { version: '1.0.0' }]);
  const ours = PACKAGES.map((folder) => [
    folder,
    { version: '1.0.0', dependencies: NEEDS[folder] },
  ]);
  locked = Object.fromEntries([...links, ...libraries, ...ours]) as Locked;
  locked['node_modules/library-of-kit'] = { version: '1.0.0', dependencies: { deep: '1' } };
  writeLock();
});
afterEach(() => rmSync(dir, { recursive: true }));

/** The remotes that would be rebuilt after a change. */
function rebuiltAfter(change: () => void): string[] {
  const remotes = ['mf-a', 'mf-b'];
  const hashes = () => remotes.map(buildInputs(dir).hashOf);
  const before = hashes();
  change();
  const after = hashes();
  return remotes.filter((_name, index) => before[index] !== after[index]);
}

describe('a package is built again', () => {
  test.each<[string, () => void, string[]]>([
    [
      'raising its version, in the lock file too',
      () => {
        writePackage('mf-a', '1.1.0');
        writeLock({ 'mf-a': { version: '1.1.0' } });
      },
      ['mf-a'],
    ],
    ['a change of a source', () => write('mf-b/src/main.ts', 'changed'), ['mf-b']],
    ['a new file', () => write('mf-b/src/new.ts', ''), ['mf-b']],
    ['a test', () => write('mf-b/src/main.test.ts', ''), []],
    ['what it was built to', () => write('mf-b/dist/release.json', {}), []],
    [
      'a shared package that one of them imports',
      () => write('shared/kit/src/main.ts', ''),
      ['mf-a'],
    ],
    [
      'a shared package that one imports by way of another',
      () => write('shared/sdk/src/main.ts', ''),
      ['mf-a', 'mf-b'],
    ],
    ['a package that none imports', () => write('api/src/main.ts', ''), []],
    [
      'a library of one',
      () => writeLock({ 'node_modules/library-a': { version: '1.0.1' } }),
      ['mf-a'],
    ],
    [
      'a library of a library',
      () => writeLock({ 'node_modules/deep': { version: '1.0.1' } }),
      ['mf-a'],
    ],
    [
      'another copy of it, nearer by',
      () => writeLock({ 'shared/node_modules/deep': { version: '2.0.0' } }),
      [],
    ],
    [
      'a copy that is nearer to one',
      () => writeLock({ 'shared/kit/node_modules/library-of-kit': { version: '2.0.0' } }),
      ['mf-a'],
    ],
    [
      'a library of the api',
      () => writeLock({ 'node_modules/library-of-api': { version: '1.0.1' } }),
      [],
    ],
    [
      'the bundler',
      () => write('tooling/src/bundler/build.ts', `import 'bundler';`),
      ['mf-a', 'mf-b'],
    ],
    ['a test of the bundler', () => write('tooling/src/bundler/build.test.ts', ''), []],
    [
      'a library of the bundler',
      () => writeLock({ 'node_modules/bundler': { version: '1.0.1' } }),
      ['mf-a', 'mf-b'],
    ],
    [
      'a library that the tests need',
      () => writeLock({ 'node_modules/jest': { version: '1.0.1' } }),
      [],
    ],
  ])('after %s: %#', (_what, change, expected) => {
    expect(rebuiltAfter(change)).toEqual(expected);
  });
});

test('every package that is built here reads its own folder and that of no other remote', () => {
  const inputs = buildInputs(ROOT);
  for (const name of BUILT) {
    const { places, libraries } = inputs.of(name);
    expect(places.filter((place) => BUILT.includes(place))).toEqual([name]);
    expect(places).toEqual(expect.arrayContaining(['shared/sdk', 'tooling/src/bundler']));
    expect(libraries.join('\n')).toMatch(/^node_modules\/react \d+\.\d+\.\d+ sha512-/m);
    expect(libraries.join('\n')).toMatch(/^node_modules\/webpack /m);
    expect(libraries.join('\n')).not.toMatch(/node_modules\/jest /);
  }
});
