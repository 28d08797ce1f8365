import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@dara/backend/testing/free-port';

/** A separate running site: own port, own data folder, demonstration data, live releases. */
export interface RunningSite {
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
}

export const ROOT = path.resolve(import.meta.dirname, '../../..');
const CLI = ['--import', 'tsx', path.join(ROOT, 'platform/src/cli/dara.ts')];
const START_LIMIT_MS = 420_000;

/** Runs the `dara` command against the site on a data folder; rejects with its output when it fails. */
export function dara(dataDir: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...CLI, ...args], { cwd: ROOT, env });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`dara ${args.join(' ')}: ${code}\n${output}`)),
    );
  });
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the site stopped:\n${output()}`);
    // A page without its data is 503: on a busy machine the first one may exceed the time limit.
    if ((await isWell(`${url}/api/health/ready`)) && (await isWell(url))) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`the site did not become ready:\n${output()}`);
}

const isWell = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await closed;
}

export interface SiteSetup {
  /** Writes into the new folder before the site starts; otherwise the start seeds the demonstration data. */
  prepare?: (dataDir: string) => Promise<void>;
}

/** Starts the site with the existing builds, like `npm start`. `stop` removes the folder. */
export async function startSite({ prepare }: SiteSetup = {}): Promise<RunningSite> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'dara-e2e-'));
  await prepare?.(dataDir);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'development',
    DATABASE_URL: '',
    SMTP_URL: '',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DEMO: prepare ? '0' : '1',
  };
  const child = spawn(process.execPath, [...CLI, 'start'], { cwd: ROOT, env });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const stop = async () => {
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, stop };
}
