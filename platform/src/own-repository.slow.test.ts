import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { until } from '@dara/backend/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../tooling/fixtures/browser.ts';
import { freePort } from '../../tooling/scripts/lib/ports.mjs';
import { packPackages } from '../../tooling/scripts/lib/pack/pack.mjs';
import { deployToken } from './deploy/deploy-token.ts';
import { RegistryClient } from './deploy/registry-client.ts';
import { createTestSite, type TestSite } from './testing/test-site.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NAME = 'mf-web-events';
const LIMIT_MS = 900_000;

/** Console messages of development builds. */
const OF_DEVELOPMENT = /React DevTools|\[HMR\]|\[webpack-dev-server\]/;

const run = promisify(execFile);

let folder: string;
let remote: string;
let site: TestSite;
let origin: string;
let token = '';

/** A team's commands, in an environment without this checkout and the test. */
async function type(command: string, args: string[], cwd = remote): Promise<string> {
  const env = { PATH: process.env['PATH'], HOME: homedir(), DARA_URL: origin, DARA_TOKEN: token };
  const options = { cwd, env, maxBuffer: 64 * 1024 * 1024 };
  const said = ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr;
  return run(command, args, options).then(said, (error) => Promise.reject(new Error(said(error))));
}

/** A site with only the shell live, and one team's token. */
async function startSite(): Promise<void> {
  const shell = path.join(ROOT, 'shell');
  if (!existsSync(path.join(shell, 'dist/release.json'))) {
    const build = path.join(ROOT, 'tooling/bin/dara-build.mjs');
    await run(process.execPath, [build], { cwd: shell });
  }
  site = await createTestSite();
  await site.publishDir(path.join(shell, 'dist'));
  // The api of this site has none of its operations.
  await site.registry.promote('shell', undefined, { accept: 'all' });
  await site.registry.decisions.grant(NAME, {
    actor: 'operator',
    add: ['prefix:/web-events', 'menu:main'],
  });
  await site.refresh();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  const root = new RegistryClient(origin, deployToken(site.services.config.dataDir));
  const may = ['publish', 'promote', 'rollback'] as const;
  token = (await root.run('createToken', { label: 'events', names: [NAME], may, days: 1 })).token;
}

beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'dara-elsewhere-')));
  await startSite();
  const tarballs = path.join(folder, 'tarballs');
  const cli = path.join(folder, 'cli');
  const packed = await packPackages(tarballs);
  const place = path.join(folder, 'place');
  await mkdir(cli);
  await mkdir(place);
  await run('tar', ['-xzf', packed.get('@dara/cli') ?? '', '-C', cli, '--strip-components=1']);
  const words = ['--title', 'Web events', '--title-th', 'งานออนไลน์', '--owner', 'events'];
  const create = [path.join(cli, 'dara.cjs'), 'create', NAME, '--packages', tarballs, ...words];
  await type(process.execPath, create, place);
  remote = path.join(place, NAME);
  // No longer needed: a team has only its folder.
  await rm(tarballs, { recursive: true });
  await rm(cli, { recursive: true });
  await type('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']);
}, LIMIT_MS);
afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

it('has the versions that the live shell names', async () => {
  expect(await type('npx', ['dara', 'upgrade', '--dry-run'])).toContain(
    `package.json has the versions of ${origin}`,
  );
});

it('takes less than 300 MB', async () => {
  const { stdout } = await run('du', ['-sm', path.join(remote, 'node_modules')]);
  expect(Number.parseInt(stdout, 10)).toBeLessThan(300);
});

it('knows no place of the checkout, and reaches none of its packages', async () => {
  const reach = createRequire(path.join(remote, 'package.json'));
  expect(() => reach.resolve('@dara/backend')).toThrow('Cannot find module');
  const scope = path.join(remote, 'node_modules/@dara');
  for (const name of await readdir(scope))
    expect(await realpath(path.join(scope, name))).toBe(path.join(scope, name));
  const files = (await readdir(remote, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && !/node_modules(?!.@dara)/.test(entry.parentPath ?? entry.path),
  );
  const texts = await Promise.all(
    files.map((entry) => readFile(path.join(entry.parentPath ?? entry.path, entry.name), 'latin1')),
  );
  expect(texts.filter((text) => text.includes(ROOT))).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});

it(
  'has right types, a clean style and tests that pass',
  async () => {
    expect(await type('npm', ['run', 'types'])).not.toContain('error');
    await type('npm', ['run', 'format']);
    expect(await type('npx', ['oxlint'])).toContain('Found 0 warnings and 0 errors');
    expect(await type('npm', ['test', '--', '--ci'])).toContain('Tests:       3 passed, 3 total');
  },
  LIMIT_MS,
);

it(
  'is shown inside the running site from its sources, only on one machine',
  async () => {
    // Before the command, which would outlive a browser that does not start.
    const browser = await launchBrowser();
    const port = await freePort(4700);
    const command = path.join(remote, 'node_modules/@dara/cli/dara.cjs');
    const child = spawn(process.execPath, [command, 'dev', '--port', String(port)], {
      cwd: remote,
      env: { PATH: process.env['PATH'], HOME: homedir(), DARA_URL: origin },
    });
    let told = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (told += data.toString()));
    try {
      await until(() => told.includes('is at http://localhost') || child.exitCode !== null);
      expect(told).toContain(`${origin} with these sources is at http://localhost:${port}`);
      const page = await browser.newPage();
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(error.message));
      await page.goto(`http://localhost:${port}/web-events?lang=en`);
      await page.getByText('The first entry').waitFor();
      await page.evaluate('globalThis.isSamePage = true');
      const entries = path.join(remote, 'src/web-events-entries.ts');
      const before = await readFile(entries, 'utf8');
      await writeFile(entries, before.replace('The first entry', 'An entry that was changed'));
      await page.getByText('An entry that was changed').waitFor();
      await writeFile(entries, before);
      await page.getByText('The first entry').waitFor();
      expect(await page.evaluate('globalThis.isSamePage')).toBe(true);
      expect(said.filter((line) => !OF_DEVELOPMENT.test(line))).toEqual([]);
      const overlay = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
      const shows = async (text: string): Promise<void> => {
        await overlay.getByText(text).first().waitFor();
      };
      // What cannot be compiled, what throws, and back by itself.
      await writeFile(entries, before.replace(/$/, 'const (;'));
      await shows('const (;');
      await writeFile(entries, before);
      await page.locator('#webpack-dev-server-client-overlay').waitFor({ state: 'detached' });
      await page.getByText('The first entry').waitFor();
      const list = path.join(remote, 'src/web-events-list.tsx');
      const component = await readFile(list, 'utf8');
      const torn = component.replace(
        /^(export function .*)$/m,
        "$1\n  throw new Error('torn here');",
      );
      await writeFile(list, torn);
      await shows('torn here');
      await shows('src/web-events-list.tsx:');
      expect(told).toContain('src/web-events-list.tsx:');
      await writeFile(list, component);
      await page.getByText('The first entry').waitFor();
      await writeFile(entries, `${before}\nexport const wrong: number = 'x';\n`);
      await until(() => /src\/web-events-entries\.ts.*error TS2322/.test(told));
      await writeFile(entries, before);
      await until(() => told.includes('The types are right again'));
      // Others see none of it.
      expect((await fetch(`${origin}/web-events`)).status).toBe(404);
    } finally {
      await browser.close();
      child.kill();
    }
  },
  LIMIT_MS,
);

it(
  'is refused for a page that throws, by its source line',
  async () => {
    const file = path.join(remote, 'src/web-events-list-page.tsx');
    const before = await readFile(file, 'utf8');
    const torn = before.replace('export const page', `throwsNow();\nexport const page`);
    await writeFile(
      file,
      `${torn}\nfunction throwsNow() {\n  throw new Error('torn at load');\n}\n`,
    );
    await type('npm', ['run', 'build']);
    const refused = await type('npm', ['run', 'check']).catch((error: Error) => error.message);
    expect(refused).toMatch(/RENDER_FAILED[^]*torn at load at .*src\/web-events-list-page\.tsx:/);
    await writeFile(file, before);
  },
  LIMIT_MS,
);

it(
  'is built, checked, published and promoted by its team, and shows its page',
  async () => {
    await type('npm', ['run', 'build']);
    expect(await type('npm', ['run', 'check'])).toContain(`All checks pass for ${NAME} 0.1.0`);
    await type('npx', ['dara', 'publish']);
    expect(await type('npx', ['dara', 'promote'])).toContain(`${NAME} 0.1.0 is live`);
    await site.refresh();
    const thai = await (await fetch(`${origin}/web-events`)).text();
    expect(thai).toContain('รายการแรก');
    const english = await (await fetch(`${origin}/web-events?lang=en`)).text();
    expect(english).toContain('<title>Web events · ');
    expect(english).toMatch(/<a [^>]*href="\/web-events/);
    const history = await type('npx', ['dara', 'history']);
    expect(history).toMatch(/promoted +mf-web-events 0\.1\.0 .*events/);
  },
  LIMIT_MS,
);
