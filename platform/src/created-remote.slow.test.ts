import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRemote } from '../../tooling/src/create/create-remote.ts';
import type { CreatedRemote } from '../../tooling/src/create/template.ts';
import { changedCopy } from './testing/changed-copy.ts';
import { createTestSite, type TestSite } from './testing/test-site.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache');
const WANTED = {
  name: 'mf-web-events',
  title: 'Web events',
  thaiTitle: 'งานออนไลน์',
  owner: 'events',
};

const FILES = [
  'jest.config.mjs',
  'package.json',
  'remote.json',
  'src/messages/en.json',
  'src/messages/th.json',
  'src/remote.tsx',
  'src/web-events-entries.ts',
  'src/web-events-list-page.test.tsx',
  'src/web-events-list-page.tsx',
  'src/web-events-list.tsx',
  'tsconfig.json',
  'webpack.config.ts',
].map((file) => join('mf-web-events', file));

const run = promisify(execFile);
const node = (file: string, args: string[], cwd: string) =>
  run(process.execPath, [join(ROOT, file), ...args], { cwd });

/** A repository of one package beside this one, whose libraries it finds above itself. */
async function emptyRepository(): Promise<string> {
  await mkdir(CACHE, { recursive: true });
  const root = await mkdtemp(join(CACHE, 'created-'));
  // What npm did not put above all packages it puts into each of them.
  const own = join(ROOT, 'mf-settings/node_modules');
  if (existsSync(own)) await symlink(own, join(root, 'node_modules'));
  const workspaces = [relative(root, join(ROOT, 'mf-settings')), 'mf-*'];
  await writeFile(join(root, 'package.json'), JSON.stringify({ workspaces }));
  const base = { extends: relative(root, join(ROOT, 'tsconfig.base.json')) };
  await writeFile(join(root, 'tsconfig.base.json'), JSON.stringify(base));
  await mkdir(join(root, '.github'));
  await writeFile(join(root, '.github/CODEOWNERS'), '* @dara/platform\n');
  return root;
}

let root: string;
let made: CreatedRemote;
let remote: string;
let site: TestSite;
beforeAll(async () => {
  root = await emptyRepository();
  remote = join(root, WANTED.name);
  made = await createRemote(root, WANTED);
  const shell = join(ROOT, 'shell');
  if (!existsSync(join(shell, 'dist/release.json'))) {
    await node('tooling/bin/dara-build.mjs', [], shell);
  }
  site = await createTestSite();
  // The api of the test has no accounts.
  const copy = await changedCopy(join(shell, 'dist'), join(site.folder, 'shell'), (manifest) => {
    delete manifest.calls;
  });
  await site.publishDir(copy);
  await site.registry.promote('shell');
  await site.registry.decisions.grant(WANTED.name, {
    actor: 'operator',
    add: ['prefix:/web-events', 'menu:main'],
  });
}, 300_000);
afterAll(async () => {
  await site.close();
  await rm(root, { recursive: true });
});

it('is a page, a list, a menu entry, texts in both languages and tests', () => {
  expect(made).toEqual({ files: FILES, problems: [] });
});

it('has right types and tests that pass', async () => {
  await node('node_modules/typescript-native/bin/tsc', ['-p', '.', '--noEmit'], remote);
  const { stderr } = await node('node_modules/jest/bin/jest.js', ['--ci'], remote);
  expect(stderr).toContain('Tests:       3 passed, 3 total');
});

it('is built, published, promoted, and shows its page and its place in the menu', async () => {
  await node('tooling/bin/dara-build.mjs', [], remote);
  await site.publishDir(join(remote, 'dist'));
  await site.registry.promote(WANTED.name);
  await site.refresh();
  const thai = (await site.get('/web-events')).body;
  expect(thai).toContain('<h1');
  expect(thai).toContain('รายการแรก');
  const english = (await site.get('/web-events?lang=en')).body;
  expect(english).toContain('<title>Web events · ');
  expect(english).toContain('The first entry');
  expect(english).toMatch(/<a [^>]*href="\/web-events/);
});

it('names its team, and its versions are those of the repository', async () => {
  const owners = await readFile(join(root, '.github/CODEOWNERS'), 'utf8');
  expect(owners).toBe('* @dara/platform\n/mf-web-events/ @dara/events\n');
  const { dependencies } = JSON.parse(await readFile(join(remote, 'package.json'), 'utf8'));
  const settings = JSON.parse(await readFile(join(ROOT, 'mf-settings/package.json'), 'utf8'));
  expect(dependencies).toMatchObject({ react: settings.dependencies.react, '@dara/sdk': '*' });
});

it.each([
  [{ ...WANTED }, 'There is a folder mf-web-events already'],
  [{ ...WANTED, name: 'events' }, /begins with mf-/],
  [{ ...WANTED, name: 'mf-../x' }, /begins with mf-/],
  [{ ...WANTED, name: 'mf-talks', title: 'a {b}' }, /A title has up to 60 letters/],
  [{ ...WANTED, name: 'mf-talks', owner: 'X Y' }, /An owner has small letters/],
])('%# is refused, and writes nothing', async (wanted, problem) => {
  const { files, problems } = await createRemote(root, wanted);
  expect(files).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(problem)]);
});

it('does not take the address of another remote', async () => {
  await mkdir(join(root, 'mf-shop'));
  await writeFile(join(root, 'mf-shop/package.json'), '{}');
  await writeFile(join(root, 'mf-shop/remote.json'), '{"prefixes":["/fair"]}');
  const { problems } = await createRemote(root, { ...WANTED, name: 'mf-fair' });
  expect(problems).toEqual(['The address /fair is that of mf-shop: choose another name']);
});
