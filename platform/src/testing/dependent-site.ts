import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createDatabase,
  dropDatabase,
  FaultyProxy,
  freePort,
  openMailSink,
  openTestBucket,
  startFakeRedis,
} from '@dara/backend/testing';
import { route, writeRemote, writeShell } from './fixture-release.ts';
import { endServer, startServer, type ServerProcess } from './server-process.ts';
import { publishAndPromote } from './publish-and-promote.ts';

export const METRICS_TOKEN = 'a-token-for-metrics';
const DEPLOY_TOKEN = 'a-token-of-the-first-operator';
const CLI = join(import.meta.dirname, '../cli/dara.ts');

/** By check name. */
export type DependencyName = 'database' | 'files' | 'mail' | 'redis' | 'rendering';

export interface DependentSite {
  origin: string;
  server: ServerProcess;
  /** Its environment. */
  env: Record<string, string>;
  takeAway: (name: DependencyName) => void;
  bringBack: (name: DependencyName) => Promise<void>;
  /** Restarts the server on the same data; resolves once it serves. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * A site in production mode with all dependencies, each of which can be made unavailable: proxies in front of
 * PostgreSQL, a bucket, Redis and a mail server, and the renderer role. `/x` is live. Without `databaseServer` its
 * database is embedded and always available.
 */
export async function startDependentSite(
  databaseServer: string | undefined,
  given: Record<string, string> = {},
): Promise<DependentSite> {
  const folder = await mkdtemp(join(tmpdir(), 'dara-dependent-'));
  const url = databaseServer && (await createDatabase(databaseServer));
  const [bucket, redis, mail] = [
    await openTestBucket(),
    await startFakeRedis(),
    await openMailSink(),
  ];
  const proxyOf = (address: string): Promise<FaultyProxy> => {
    const { hostname, port } = new URL(address);
    return FaultyProxy.open({ host: hostname, port: Number(port || 5432) });
  };
  const proxies: Partial<Record<DependencyName, FaultyProxy>> &
    Record<'files' | 'redis' | 'mail', FaultyProxy> = {
    ...(url ? { database: await proxyOf(url) } : {}),
    files: await proxyOf(bucket.env['S3_ENDPOINT'] ?? ''),
    redis: await proxyOf(redis.url),
    mail: await proxyOf(`smtp://127.0.0.1:${mail.port}`),
  };
  const socket = join(folder, 'render.sock');
  let role = await startRole(socket);
  const port = await freePort();
  const env = {
    ...{ NODE_ENV: 'production', PORT: String(port), DATA_DIR: join(folder, 'data') },
    ...{ DRAIN_S: '0', LOG_LEVEL: 'info', DEPLOY_TOKEN, METRICS_TOKEN, RENDER_SOCKET: socket },
    ...{ JWT_SECRET: 'a-secret-of-at-least-thirty-two-letters', PUBLIC_URL: 'https://dara.test' },
    ...(url && proxies.database ? { DATABASE_URL: proxies.database.proxiedUrl(url) } : {}),
    ...bucket.env,
    S3_ENDPOINT: `http://127.0.0.1:${proxies.files.port}`,
    REDIS_URL: `redis://127.0.0.1:${proxies.redis.port}`,
    SMTP_URL: `smtp://127.0.0.1:${proxies.mail.port}`,
    ...given,
  };
  const origin = `http://127.0.0.1:${port}`;
  const site: DependentSite = {
    origin,
    env,
    server: startServer(env),
    takeAway(name) {
      if (name === 'rendering') role.kill('SIGKILL');
      else proxies[name]?.set('cut');
    },
    async bringBack(name) {
      if (name === 'rendering') role = await startRole(socket);
      else proxies[name]?.set('pass');
    },
    async restart() {
      await endServer(site.server);
      site.server = startServer(env);
      await serving(site.server);
    },
    async close() {
      site.server.child.kill('SIGKILL');
      role.kill('SIGKILL');
      for (const proxy of Object.values(proxies)) await proxy.close();
      await redis.stop();
      mail.server.close();
      await bucket.close();
      if (url) await dropDatabase(url);
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await serving(site.server);
    await publishAndPromote(origin, DEPLOY_TOKEN, await writeShell(join(folder, 'shell')));
    const remote = await writeRemote(join(folder, 'x'), 'mf-x', [route('/x')]);
    await publishAndPromote(origin, DEPLOY_TOKEN, remote);
  } catch (error) {
    await site.close();
    throw error;
  }
  return site;
}

async function serving(server: ServerProcess): Promise<void> {
  if (!(await server.isServing)) throw new Error(`the server ended:\n${server.output()}`);
}

/** The renderer role, started like by an operator. */
async function startRole(socket: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', CLI, 'render'], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', RENDER_SOCKET: socket },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.stdout.resume();
  return child;
}
