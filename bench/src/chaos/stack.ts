import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { FaultyProxy, freePort, openMailSink } from '@dara/backend/testing';
import { pause, ROOT } from '../lib/site.ts';
import { Cluster } from './cluster.ts';
import { ServerLog } from './server-log.ts';

/** Starting can take minutes on a loaded machine. */
const START_MS = 600_000;
const ANSWER_MS = 5000;
const DARA = ['--import', 'tsx', path.join(ROOT, 'platform/src/cli/dara.ts')];
const SECRETS = {
  JWT_SECRET: 'chaos-chaos-chaos-chaos-chaos-chaos',
  DEPLOY_TOKEN: 'chaos-chaos-chaos-chaos',
};

interface Ready {
  status: string;
  checks: Record<string, boolean>;
}

/** The site in production mode in a separate process, with a proxy before each dependency. */
export class Stack {
  readonly #env: Record<string, string>;
  readonly #redis: ChildProcess | undefined;
  readonly #store: ChildProcess;
  #server: ChildProcess | undefined;
  log = new ServerLog();
  /** Unexpected exits of the server. */
  deaths = 0;
  #lastWords: string[] = [];
  #isExpected = false;

  private constructor(
    readonly folder: string,
    readonly cluster: Cluster,
    readonly proxies: { store: FaultyProxy; redis: FaultyProxy | undefined },
    readonly url: string,
    processes: { redis: ChildProcess | undefined; store: ChildProcess },
    env: Record<string, string>,
  ) {
    this.#env = env;
    this.#redis = processes.redis;
    this.#store = processes.store;
  }

  static async open(): Promise<Stack> {
    const folder = mkdtempSync(path.join(tmpdir(), 'dara-chaos-'));
    const cluster = await Cluster.make();
    const storePort = await freePort();
    const store = run(process.execPath, [
      path.join(import.meta.dirname, 'store.mjs'),
      String(storePort),
      path.join(folder, 's3'),
    ]);
    const storeProxy = await FaultyProxy.open({ host: '127.0.0.1', port: storePort });
    const redis = await startRedis();
    const mail = await openMailSink();
    // It is killed together with this process.
    mail.server.unref();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = {
      NODE_ENV: 'production',
      DEMO: '0',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      // A path below a file cannot be created, and is not needed here.
      DATA_DIR: path.join(import.meta.filename, 'data'),
      DATABASE_URL: cluster.url,
      S3_BUCKET: 'dara',
      S3_ENDPOINT: `http://127.0.0.1:${storeProxy.port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      LOG_LEVEL: 'warn',
      ...(redis ? { REDIS_URL: `redis://127.0.0.1:${redis.proxy.port}` } : {}),
      ...SECRETS,
    };
    const proxies = { store: storeProxy, redis: redis?.proxy };
    const stack = new Stack(folder, cluster, proxies, url, { redis: redis?.child, store }, env);
    try {
      await until(() => answers(`http://127.0.0.1:${storePort}/`), START_MS);
      // In production a start promotes nothing.
      for (const command of ['publish', 'promote']) await stack.#release(command);
    } catch (error) {
      await stack.close();
      throw error;
    }
    return stack;
  }

  /** Must not block: the proxies run in this process. */
  async #release(command: string): Promise<void> {
    await promisify(execFile)(process.execPath, [...DARA, command, '--all'], {
      env: { ...process.env, ...this.#env },
    });
  }

  /** Last log lines before unexpected exits, since the last call. */
  takeLastWords(): string[] {
    return this.#lastWords.splice(0);
  }

  /** The readiness response, or undefined without one. */
  async ready(): Promise<string> {
    try {
      const signal = AbortSignal.timeout(ANSWER_MS);
      const answer = await fetch(`${this.url}/api/health/ready`, { signal });
      const { status, checks } = (await answer.json()) as Ready;
      const away = Object.keys(checks).filter((name) => !checks[name]);
      return [status, ...away].join(' ');
    } catch {
      return 'no answer';
    }
  }

  /** Starts the server like a supervisor; resolves once it is ready. */
  async start(): Promise<void> {
    this.#isExpected = false;
    const server = run(process.execPath, [...DARA, 'start'], this.#env);
    this.#server = server;
    const keep = (data: Buffer): void => this.log.add(data.toString());
    server.stdout?.on('data', keep);
    server.stderr?.on('data', keep);
    server.once('exit', () => {
      if (this.#isExpected || this.#server !== server) return;
      this.deaths += 1;
      this.#lastWords.push(this.log.tail());
    });
    const isStarted = await until(async () => {
      if (server.exitCode !== null) throw new Error(`the server ended:\n${this.log.tail()}`);
      return answers(`${this.url}/api/health/ready`);
    }, START_MS);
    if (!isStarted) throw new Error(`the server does not start:\n${this.log.tail()}`);
  }

  async kill(): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null) return;
    this.#isExpected = true;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
  }

  get isRunning(): boolean {
    return this.#server?.exitCode === null && this.#server.signalCode === null;
  }

  async close(): Promise<void> {
    await this.kill();
    this.#redis?.kill('SIGKILL');
    this.#store.kill('SIGKILL');
    await this.proxies.store.close();
    await this.proxies.redis?.close();
    this.cluster.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function run(program: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(program, args, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function startRedis(): Promise<{ child: ChildProcess; proxy: FaultyProxy } | undefined> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined;
  const port = await freePort();
  const child = run('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '']);
  child.stdout?.resume();
  return { child, proxy: await FaultyProxy.open({ host: '127.0.0.1', port }) };
}

/** Whether an address responds with success; for a store, whether it responds. */
async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

export async function until(holds: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    if (await holds()) return true;
    await pause(50);
  }
  return false;
}
