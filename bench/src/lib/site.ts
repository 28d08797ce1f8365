import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@dara/backend/testing';
import { waitUntilIdle } from './quiet.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface Site {
  url: string;
  /** Milliseconds from the process start until it was ready. */
  readyMs: number;
  output: () => string;
  /** Until it has finished background work after its start, such as encoding images. */
  quiet: () => Promise<void>;
  stop: () => Promise<void>;
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

export interface SiteOptions {
  command: string;
  args: string[];
  cwd: string;
  dataDir: string;
  timeoutMs?: number;
  env?: NodeJS.ProcessEnv;
}

/** Starts a site by a command and waits until it can serve its first page. */
export async function startSite({
  command,
  args,
  cwd,
  dataDir,
  timeoutMs = 600_000,
  env = {},
}: SiteOptions): Promise<Site> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that child processes are killed too.
    detached: true,
  });
  let output = '';
  const keep = (data: Buffer): void => void (output += data.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await closed;
  };
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`the site stopped:\n${output}`);
    if (performance.now() - startedAt > timeoutMs) {
      await stop();
      throw new Error(`the site was not ready in time:\n${output}`);
    }
    await pause(50);
  }
  const readyMs = performance.now() - startedAt;
  const quiet = async (): Promise<void> => waitUntilIdle(child.pid ?? 0);
  return { url, readyMs, output: () => output, quiet, stop };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.ok ?? false;
}

/** A temporary folder during a task. */
export async function inTemporaryFolder<T>(task: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dara-bench-'));
  try {
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures the site of BENCH_SITE with its data folder BENCH_DATA_DIR, else a new one with demonstration data. */
export async function withSite(
  measure: (siteUrl: string, dataDir?: string) => Promise<void>,
): Promise<void> {
  const running = process.env['BENCH_SITE'];
  if (running) return measure(running, process.env['BENCH_DATA_DIR']);
  await inTemporaryFolder(async (dataDir) => {
    const site = await startSite({
      command: process.execPath,
      args: ['--import', 'tsx', path.join(ROOT, 'platform/src/cli/dara.ts'), 'start'],
      cwd: ROOT,
      dataDir,
    });
    try {
      await site.quiet();
      await measure(site.url, dataDir);
    } finally {
      await site.stop();
    }
  });
}
