import { execFile } from 'node:child_process';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { createDatabase, dropDatabase, freePort } from '@dara/backend/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeProductionFolder } from '../../../tooling/scripts/lib/production-folder.mjs';
import { route, writeRemote, writeShell } from '../testing/fixture-release.ts';
import { endServer, startServer } from '../testing/server-process.ts';

// npm installs the packages, and a separate process loads the whole server.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const ROOT = join(import.meta.dirname, '../../..');
const DEPLOY_TOKEN = 'a-token-of-the-first-operator';
const MAX_PACKAGES = 284;
const MAX_MB = 176;
/** The account of renderers; a service account in production. */
const NOBODY = 65_534;

interface Installed {
  version?: string;
  integrity?: string;
  link?: boolean;
}

const server = process.env['TEST_DATABASE_URL'];
const run = promisify(execFile);

let scratch: string;
let folder: string;

/** Files below the folder with their sizes. */
async function filesOf(dir: string): Promise<Map<string, number>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return new Map(paths.map((path, index) => [relative(dir, path), sizes[index] ?? 0]));
}

const installedIn = async (root: string, file: string): Promise<Record<string, Installed>> => {
  const lock = JSON.parse(await readFile(join(root, file), 'utf8')) as {
    packages: Record<string, Installed>;
  };
  return lock.packages;
};

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'dara-folder-'));
  // Other accounts run the site from it.
  await chmod(scratch, 0o755);
  folder = join(scratch, 'site');
  await writeProductionFolder(folder, [
    { name: 'shell', dir: await writeShell(join(scratch, 'shell')) },
    { name: 'mf-x', dir: await writeRemote(join(scratch, 'x'), 'mf-x', [route('/x')]) },
  ]);
});
afterAll(async () => {
  await rm(scratch, { recursive: true, force: true });
});

describe('the production folder', () => {
  it('starts a site on an empty database as another user without write access to it', async () => {
    const url = server && (await createDatabase(server));
    const [port, dataDir] = [await freePort(), join(scratch, 'data')];
    await mkdir(dataDir, { mode: 0o700 });
    const isRoot = process.getuid?.() === 0;
    if (isRoot) await chown(dataDir, NOBODY, NOBODY);
    const dara = join(folder, 'node_modules/.bin/dara');
    const before = await filesOf(folder);
    const started = startServer(
      {
        ...{ NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, DRAIN_S: '0' },
        ...{ JWT_SECRET: 'a-secret-of-at-least-thirty-two-letters', DEPLOY_TOKEN },
        ...{ PUBLIC_URL: 'https://dara.test', SMTP_URL: 'smtp://127.0.0.1:9' },
        ...(url ? { DATABASE_URL: url } : {}),
      },
      { program: [dara], ...(isRoot ? { uid: NOBODY } : {}) },
    );
    const origin = `http://127.0.0.1:${port}`;
    try {
      expect([await started.isServing, started.output()]).toEqual([
        true,
        expect.stringContaining('none was promoted yet: \\"dara promote --all\\"'),
      ]);
      const env = { PATH: process.env['PATH'], DARA_URL: origin, DEPLOY_TOKEN };
      const { stdout } = await run(dara, ['promote', '--all'], { env, cwd: scratch });
      expect(stdout).toContain('mf-x 1.0.0 is live');
      // The last step of an upgrade, which may have no new release.
      const again = await run(dara, ['promote', '--all'], { env, cwd: scratch });
      expect(again.stdout).toContain('the newest release of each package is live');
      const page = await fetch(`${origin}/x`);
      expect([page.status, await page.text()]).toEqual([
        200,
        expect.stringContaining('mf-x 1.0.0'),
      ]);
      expect(await endServer(started)).toBe(0);
      expect(await filesOf(folder)).toEqual(before);
    } finally {
      started.child.kill('SIGKILL');
      if (url) await dropDatabase(url);
    }
  });

  it('holds neither secrets, sources, tests nor the repository', async () => {
    const own = [...(await filesOf(folder)).keys()].filter(
      (path) => !path.includes('node_modules/'),
    );
    const top = await readdir(folder);
    expect(top.sort()).toEqual(
      [
        ...['LICENSE', 'api', 'backend', 'mf-x', 'node_modules', 'package-lock.json'],
        ...['package.json', 'platform', 'shared', 'shell'],
      ].sort(),
    );
    expect(own.filter((path) => /(^|\/)\.|\.test\.|\.tsx?$|\/testing\/|\.pem$/.test(path))).toEqual(
      [],
    );
    expect(own).toEqual(
      expect.arrayContaining([
        'platform/src/cli/dara.js',
        'platform/src/rendering/renderer/main.mjs',
        'api/src/modules/place/places.tsv',
        'shell/dist/release.json',
      ]),
    );
  });

  it('has the packages of the lock file that run the server, and no others', async () => {
    const installed = await installedIn(folder, 'node_modules/.package-lock.json');
    const locked = await installedIn(ROOT, 'package-lock.json');
    const libraries = Object.entries(installed).filter(
      ([path, { link }]) => path.includes('node_modules/') && !link,
    );
    for (const [path, { version, integrity }] of libraries)
      expect([path, version, integrity]).toEqual([
        path,
        locked[path]?.version,
        locked[path]?.integrity,
      ]);
    const names = libraries.map(([path]) => path.split('node_modules/').pop());
    expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp']));
    for (const name of ['vitest', 'jest', 'eslint', 'typescript', 'webpack', 'tsx', 'esbuild'])
      expect(names).not.toContain(name);
    const sizes = [...(await filesOf(folder)).values()];
    const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1024 / 1024;
    expect(names.length).toBeLessThanOrEqual(MAX_PACKAGES);
    expect(megabytes).toBeLessThanOrEqual(MAX_MB);
  });

  it('does not overwrite an existing folder, and leaves nothing incomplete', async () => {
    const used = join(scratch, 'used');
    await mkdir(used);
    await writeFile(join(used, 'mine'), '');
    await expect(writeProductionFolder(used, [])).rejects.toThrow(`${used} is not empty`);
    expect(await readdir(used)).toEqual(['mine']);
    const missing = [{ name: 'shell', dir: join(scratch, 'none') }];
    const broken = join(scratch, 'broken');
    await expect(writeProductionFolder(broken, missing)).rejects.toThrow('none');
    const left = (await readdir(scratch)).filter((name) => name.startsWith('broken'));
    expect([left, relative(scratch, folder)]).toEqual([[], 'site']);
  });
});
