import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '@dara/backend/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { HOSTILE_RELEASES } from '../testing/hostile-releases.ts';
import { childrenOf } from '../testing/processes.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

const CLI = fileURLToPath(new URL('../cli/dara.ts', import.meta.url));
let folder: string;
let socket: string;
let role: ChildProcess;
let site: TestSite;

/** Starts the role like an operator: with its socket and no other key. */
async function startRole(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', CLI, 'render'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', RENDER_SOCKET: socket },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  return child;
}

const ended = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => child.once('exit', resolve));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dara-role-'));
  socket = join(folder, 'render.sock');
  role = await startRole();
  site = await createTestSite({ env: { RENDER_SOCKET: socket } });
  await site.shipShell();
});
afterAll(async () => {
  await site.close();
  role.kill();
  await rm(folder, { recursive: true });
});

const renderers = (child: ChildProcess) => childrenOf(child.pid ?? 0, 'renderer/main.mjs');

test('a separate role renders pages and candidates, on a socket only for its user and group', async () => {
  await site.ship('mf-x', [route('/x')]);
  expect((await site.get('/x')).body).toContain('mf-x 1.0.0');
  expect((await stat(socket)).mode & 0o777).toBe(0o660);
  expect(await renderers(role)).toHaveLength(1);
  expect(await childrenOf(process.pid, 'renderer/main.mjs')).toHaveLength(0);
  const broken = site.ship('mf-z', [route('/z')], { page: 'throw new Error("broken");' });
  await expect(broken).rejects.toMatchObject({ code: 'PROMOTION_REFUSED' });
});

test('a release that takes too much memory there costs its page the server rendering', async () => {
  const evil = HOSTILE_RELEASES['allocates buffers outside the heap'];
  await site.ship('mf-m', [route('/m')], { page: `if (search) { ${evil} } return '<p>fine</p>';` });
  expect((await site.get('/m?keyword=evil')).statusCode).toBe(503);
  await until(async () => (await site.get('/x?keyword=m')).body.includes('mf-x 1.0.0'));
});

test('serves pages without the unavailable role, and renders again once it is back', async () => {
  role.kill('SIGKILL');
  await ended(role);
  expect((await site.get('/x?keyword=away')).statusCode).toBe(503);
  role = await startRole();
  await until(async () => (await site.get('/x?keyword=back')).body.includes('mf-x 1.0.0'));
});

test('a second role on the same socket is refused, and one without a socket', async () => {
  const run = async (env: Record<string, string>): Promise<string> => {
    const child = spawn(process.execPath, ['--import', 'tsx', CLI, 'render'], {
      env: { PATH: process.env.PATH, ...env },
    });
    let said = '';
    child.stderr.on('data', (data: Buffer) => void (said += data.toString()));
    await new Promise((resolve) => child.once('close', resolve));
    return said;
  };
  expect(await run({ RENDER_SOCKET: socket })).toContain('another process serves');
  expect(await run({})).toContain('RENDER_SOCKET must name the socket');
});

test('the role stops its renderers on a signal', async () => {
  const children = await renderers(role);
  expect(children).not.toHaveLength(0);
  role.kill('SIGTERM');
  await ended(role);
  const isThere = ({ pid }: { pid: number }) =>
    stat(`/proc/${pid}`).then(
      () => true,
      () => false,
    );
  await until(async () => !(await Promise.all(children.map(isThere))).includes(true));
});
