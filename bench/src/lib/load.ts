import { fork, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { devNull } from 'node:os';
import type { Client, Request } from 'autocannon';
import { autocannon } from './autocannon.ts';
import { median } from './table.ts';

const CONNECTIONS = 32;

export interface Figures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
}

export interface Server {
  address: string;
  /** Sends a message to the process and returns its next message. */
  ask: (question: string) => Promise<unknown>;
  stop: () => Promise<void>;
}

/** Starts a script in a separate process and discards its log. */
export async function startServer(
  script: string,
  role: string,
  env: NodeJS.ProcessEnv,
): Promise<Server> {
  const child = fork(script, [role], {
    env: { ...process.env, ...env },
    execArgv: ['--expose-gc', '--import', 'tsx'],
    stdio: ['ignore', openSync(devNull, 'w'), 'inherit', 'ipc'],
  });
  const address = await firstMessage(child);
  return {
    address,
    ask: (question) =>
      new Promise((resolve, reject) => {
        child.once('message', resolve);
        child.send(question, (error) => error && reject(error));
      }),
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

interface LoadOptions {
  headers?: Record<string, string>;
  /** Requests each path exactly once, without a warm-up. */
  once?: boolean;
  /** Warmed up by an earlier call. */
  isWarm?: boolean;
}

/** Distributes requests; otherwise every connection sends all of them in step with the others. */
function dealt(requests: readonly Request[]) {
  let client = 0;
  return {
    amount: requests.length,
    setupClient: (one: Client) => {
      const first = client++;
      one.setRequests(requests.filter((_request, at) => at % CONNECTIONS === first));
    },
  };
}

/** Requests paths in turn over the connections, after a short warm-up. */
export async function load(
  server: Server,
  paths: readonly string[],
  durationS: number,
  { headers = {}, once = false, isWarm = false }: LoadOptions = {},
): Promise<Figures> {
  const options = {
    url: server.address,
    connections: CONNECTIONS,
    headers,
    requests: paths.map((each) => ({ method: 'GET' as const, path: each })),
  };
  if (!once && !isWarm) await autocannon({ ...options, duration: 3 });
  const result = await autocannon({
    ...options,
    ...(once ? dealt(options.requests) : { duration: durationS }),
  });
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

/** The median of each figure. */
export function middle(figures: readonly Figures[]): Figures {
  const of = (key: keyof Figures): number => median(figures.map((each) => each[key]));
  return {
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    failed: of('failed'),
  };
}
