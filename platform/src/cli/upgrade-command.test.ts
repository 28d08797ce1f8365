import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { packCli, type PackedCli } from '../testing/packed-cli.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

const VERSIONS = {
  '@dara/cli': '0.2.0',
  '@dara/kit': '0.3.0',
  '@dara/model': '0.1.0',
  jest: '30.5.2',
  react: '19.3.1',
};
const note = (version: string, text: string) => ({ package: '@dara/kit', version, text });
const NOTES = [
  note('0.3.0', 'Button takes onPress.'),
  note('0.2.0', 'Card is in @dara/kit/ui.'),
  note('0.1.0', 'Old news.'),
  note('0.4.0', 'Not there yet.'),
];

let folder: string;
let cli: PackedCli;
let site: TestSite;
let origin: string;
let remote: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dara-upgrade-'));
  cli = await packCli(join(folder, 'cli'));
  site = await createTestSite();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  remote = await mkdtemp(join(folder, 'remote-'));
  await writeFile(join(remote, 'remote.json'), '{"name":"mf-x"}');
});

const upgrade = (...args: string[]) => cli.dara(remote, ['upgrade', ...args], { DARA_URL: origin });
const text = () => readFile(join(remote, 'package.json'), 'utf8');
const write = (value: string) => writeFile(join(remote, 'package.json'), value);
const shipShell = (version: string, teams?: { versions: object; notes: object[] }) =>
  site.shipShell({
    version,
    change: (manifest) => void Object.assign(manifest, teams && { teams }),
  });

it('says so where the site names no packages', async () => {
  await write('{}');
  const names = { code: 1, output: expect.stringContaining(`${origin} names no packages`) };
  expect(await upgrade()).toEqual(names);
  await shipShell('1.0.0');
  expect(await upgrade()).toEqual(names);
  await shipShell('1.1.0', { versions: VERSIONS, notes: NOTES });
  expect((await upgrade()).code).toBe(0);
});

it('writes the versions of the site, and nothing else of the file', async () => {
  const before = `{
\t"name": "mf-x", "private": true,
\t"custom": { "kept": [1,  2] },
\t"dependencies": {
\t\t"react": "^19.1.0",
\t\t"@dara/kit": "0.1.0", "left-pad": "1.0.0"
\t},
\t"devDependencies": { "jest": "31.0.0", "@dara/cli": "0.1.0", "@dara/model": "file:../model" },
\t"overrides": { "react": "^19.1.0" }
}`;
  await write(before);
  const tried = await upgrade('--dry-run');
  expect([tried.code, await text()]).toEqual([1, before]);
  const { code, output } = await upgrade();
  expect(code).toBe(0);
  expect(await text()).toBe(
    before
      .replace('"react": "^19.1.0"', '"react": "19.3.1"')
      .replace('kit": "0.1.0"', 'kit": "0.3.0"')
      .replace('cli": "0.1.0"', 'cli": "0.2.0"'),
  );
  const list = `(shell 1.1.0):
  react      ^19.1.0 -> 19.3.1
  @dara/kit  0.1.0 -> 0.3.0
  @dara/cli  0.1.0 -> 0.2.0
  left as it is: @dara/model is file:../model
What to change in the sources:
  @dara/kit 0.2.0: Card is in @dara/kit/ui.
  @dara/kit 0.3.0: Button takes onPress.
`;
  expect(tried.output).toBe(`package.json is behind ${origin} ${list}`);
  expect(output).toContain(`package.json follows ${origin} ${list}Next:\n  npm install\n`);
  expect(await upgrade('--dry-run')).toEqual({
    code: 0,
    output: expect.stringContaining(`package.json has the versions of ${origin}`),
  });
});

it('goes back with a site that runs older packages, but leaves newer test tools', async () => {
  await write('{"dependencies":{"react":"19.4.0"},"devDependencies":{"jest":"30.0.0"}}');
  await upgrade();
  expect(await text()).toBe(
    '{"dependencies":{"react":"19.3.1"},"devDependencies":{"jest":"30.5.2"}}',
  );
});

it('takes tarballs from a folder, and removes the replaced ones', async () => {
  const old = '{"dependencies":{"@dara/kit":"file:packages/dara-kit-0.1.0.tgz"}}';
  await write(old);
  await mkdir(join(remote, 'packages'));
  for (const file of ['dara-kit-0.1.0.tgz', 'dara-sdk-0.1.0.tgz'])
    await writeFile(join(remote, 'packages', file), 'old');
  expect((await upgrade()).output).toContain('name the folder of the new ones by --packages');
  const given = join(folder, 'given');
  await mkdir(given);
  await writeFile(join(given, 'dara-kit-0.2.0.tgz'), 'between');
  const lacking = await upgrade('--packages', given);
  expect([lacking.code, lacking.output]).toEqual([
    1,
    expect.stringContaining('  - dara-kit-0.3.0.tgz'),
  ]);
  expect(await text()).toBe(old);
  await writeFile(join(given, 'dara-kit-0.3.0.tgz'), 'new');
  expect((await upgrade('--packages', given)).output).toContain('@dara/kit  0.1.0 -> 0.3.0');
  expect(await text()).toBe(old.replace('0.1.0', '0.3.0'));
  expect(await readdir(join(remote, 'packages'))).toEqual([
    'dara-kit-0.3.0.tgz',
    'dara-sdk-0.1.0.tgz',
  ]);
  expect(await readFile(join(remote, 'packages/dara-kit-0.3.0.tgz'), 'utf8')).toBe('new');
});

it.each([
  ['no remote', () => rm(join(remote, 'remote.json')), 'remote.json is not here'],
  ['no package.json', () => rm(join(remote, 'package.json')), 'package.json is not here'],
  ['a broken package.json', () => write('{'), 'package.json is not JSON'],
])('refuses a folder with %s', async (_what, spoil, problem) => {
  await write('{}');
  await spoil();
  expect(await upgrade()).toEqual({ code: 1, output: expect.stringContaining(problem) });
});

it('names a site that does not answer, or is no site', async () => {
  await write('{}');
  const closed = await upgrade('--site', 'http://127.0.0.1:9');
  expect(closed.output).toContain('http://127.0.0.1:9/_dara/packages.json cannot be reached');
  expect((await upgrade('--site', `${origin}/api`)).output).toContain('names no packages');
  expect((await cli.dara(remote, ['upgrade'])).output).toContain('Name the site');
});
