/**
 * Memory use of two instances and the renderer role in production mode: from a folder written by `npm run layout`, on
 * PostgreSQL, Redis and an S3 store, with the demonstration data. Measured after the start, after requests of all kinds of
 * public pages, and when idle.
 *
 *     npm run bench:memory -- /opt/dara-2026.11.1
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort, openMailSink } from '@dara/backend/testing';
import { seedDemo, migrateApi } from '@dara/api';
import { createServices, loadConfig } from '@dara/backend';
import { Cluster } from '../chaos/cluster.ts';
import { until } from '../chaos/stack.ts';
import { pause } from '../lib/site.ts';
import { machineLoad, printTable, round, say, targetStatus } from '../lib/table.ts';
import { memoryOf, treeOf, type Memory } from './processes.ts';
import { visitEverything } from './visits.ts';

const TARGET_MB = 1200;
const START_MS = 300_000;
/** A start continues in the background for some seconds. */
const SETTLE_MS = 15_000;
const REST_MS = Number(process.env['BENCH_REST_S'] ?? 60) * 1000;
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 600);

const [layout] = process.argv.slice(2);
if (!layout) throw new Error('Usage: npm run bench:memory -- <folder written by npm run layout>');
const dara = path.join(path.resolve(layout), 'node_modules/.bin/dara');
const folder = mkdtempSync(path.join(tmpdir(), 'dara-memory-'));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];

function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const { PATH, HOME, BENCH_NODE_OPTIONS: NODE_OPTIONS = '--max-semi-space-size=8' } = process.env;
  const child = spawn(program, args, {
    cwd: layout,
    env: { PATH, HOME, NODE_OPTIONS, MALLOC_ARENA_MAX: '2', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  closers.push(() => child.kill('SIGKILL'));
  return child;
}

async function startDependencies(): Promise<Record<string, string>> {
  const cluster = await Cluster.make();
  closers.push(() => cluster.close());
  const [storePort, redisPort] = [await freePort(), await freePort()];
  const store = path.join(import.meta.dirname, '../chaos/store.mjs');
  run(process.execPath, [store, String(storePort), path.join(folder, 's3')]);
  run('redis-server', ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '']);
  const mail = await openMailSink();
  mail.server.unref();
  await until(() => fetch(`http://127.0.0.1:${storePort}`).then(Boolean, () => false), START_MS);
  return {
    ...{ DATABASE_URL: cluster.url, REDIS_URL: `redis://127.0.0.1:${redisPort}` },
    ...{ S3_BUCKET: 'dara', S3_ENDPOINT: `http://127.0.0.1:${storePort}` },
    ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  };
}

async function seed(env: Record<string, string>): Promise<void> {
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: path.join(folder, 'seed'), ...env });
  const services = await createServices(config);
  try {
    await migrateApi(services);
    await seedDemo(services, () => undefined);
  } finally {
    await services.close();
  }
}

interface Started {
  name: string;
  child: ChildProcess;
}

async function measure(processes: readonly Started[], heading: string): Promise<number> {
  const parts = processes.flatMap(({ name, child }) =>
    treeOf(child.pid ?? 0).map((pid, at) => ({ name: at === 0 ? name : 'a renderer', pid })),
  );
  const rows = parts.map(({ name, pid }) => ({ name, ...memoryOf(pid) }));
  const sum = (key: keyof Memory): number => rows.reduce((total, row) => total + row[key], 0);
  printTable(
    heading,
    ['process', 'PSS MB', 'RSS MB', 'of its own MB'],
    [
      ...rows.map(({ name, pss, rss, own }) => [name, round(pss), round(rss), round(own)]),
      [`${rows.length} processes`, round(sum('pss')), round(sum('rss')), round(sum('own'))],
    ],
  );
  return sum('pss');
}

try {
  const dependencies = await startDependencies();
  say(`Seeding; ${machineLoad()}`);
  await seed(dependencies);
  const socket = path.join(folder, 'render.sock');
  const role = run(dara, ['render'], { NODE_ENV: 'production', RENDER_SOCKET: socket });
  const ports = [await freePort(), await freePort()];
  const env = {
    ...{ NODE_ENV: 'production', HOST: '127.0.0.1', INSTANCES: '2', RENDER_SOCKET: socket },
    ...{ PUBLIC_URL: 'https://dara.example', DEPLOY_TOKEN: 'memory-memory-memory-memory' },
    ...{ JWT_SECRET: 'memory-memory-memory-memory-memory', LOG_LEVEL: 'warn', ...dependencies },
  };
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const instances = ports.map((port) => ({
    name: `instance on ${port}`,
    child: run(dara, ['start'], {
      ...env,
      PORT: String(port),
      DATA_DIR: path.join(folder, String(port)),
    }),
  }));
  const all = [{ name: 'dara render', child: role }, ...instances];
  const isUp = (url: string): Promise<boolean> =>
    fetch(`${url}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const origin of origins) await until(() => isUp(origin), START_MS);
  const { stdout } = await promisify(execFile)(dara, ['promote', '--all'], {
    env: { ...process.env, DARA_URL: origins[0], DEPLOY_TOKEN: env.DEPLOY_TOKEN },
  });
  say(stdout.trim());
  await pause(SETTLE_MS);
  await measure(all, `After the start; ${machineLoad()}`);
  const { count, failed, perSecond } = await visitEverything(origins, REQUESTS);
  say(`\n${count} requests, ${failed} failed, ${round(perSecond)} a second; ${machineLoad()}`);
  const busy = await measure(all, 'After the requests');
  await pause(REST_MS);
  await measure(all, `At rest for ${REST_MS / 1000} s`);
  say(`\n${round(busy)} MB (${TARGET_MB}): ${targetStatus(busy, TARGET_MB)}`);
} finally {
  for (const close of closers.reverse()) close();
}
process.exit();
