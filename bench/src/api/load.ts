import { fork, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { devNull } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';

export interface Figures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
}

export interface Server {
  address: string;
  stop: () => Promise<void>;
}

const SERVER = path.join(import.meta.dirname, 'server.ts');

/** Starts `server.ts` in a process of its own, its log thrown away as a file or pipe would take it. */
export async function startServer(role: string, env: NodeJS.ProcessEnv): Promise<Server> {
  const child = fork(SERVER, [role], {
    env: { ...process.env, ...env },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', openSync(devNull, 'w'), 'inherit', 'ipc'],
  });
  const address = await firstMessage(child);
  return {
    address,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve();
        child.once('close', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

function firstMessage(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve((message as { address: string }).address));
    child.once('close', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

/** Loads paths in turn with 32 connections; a short unmeasured run first lets caches and the compiler settle. */
export async function load(
  server: Server,
  paths: readonly string[],
  durationS: number,
): Promise<Figures> {
  const options = {
    url: server.address,
    connections: 32,
    requests: paths.map((each) => ({ method: 'GET' as const, path: each })),
  };
  await autocannon({ ...options, duration: 3 });
  const result = await autocannon({ ...options, duration: durationS });
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}
