import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createDatabase,
  dropDatabase,
  freePort,
  openTestBucket,
  startFakeRedis,
  until,
} from '@dara/backend/testing';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { route, writeRemote, writeShell } from '../testing/fixture-release.ts';
import { endServer, startServer, type ServerProcess } from '../testing/server-process.ts';
import { publishAndPromote } from '../testing/publish-and-promote.ts';

// Loads whole servers, which takes time on a loaded machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const EMAIL = 'boss@dara.test';
const PASSWORD = 'A-first-Pass-7421';
const TOKEN = 'a-token-of-the-rolling-upgrade';
const NEWER = 'one-migration-newer.ts';
/** Requests of each kind that a phase needs to count. */
const ENOUGH = 20;

/** Continuous requests to one of the instances until stopped. */
class Load {
  origin: string;
  readonly #token: string;
  readonly failures: string[] = [];
  #calls: Promise<void>[] = [];
  #isRunning = true;
  #counts = new Map<string, number>();

  constructor(origin: string, token: string) {
    this.origin = origin;
    this.#token = token;
    const kinds = [
      () => this.#write(),
      () => this.#write(),
      () => this.#list(),
      () => this.#page(),
    ];
    this.#calls = kinds.map(async (call) => {
      while (this.#isRunning) await call();
    });
  }

  /** Switches the requests to another instance; resolves once enough of each kind were answered there. */
  async moveTo(origin: string): Promise<void> {
    this.origin = origin;
    await this.enough();
  }

  async enough(): Promise<void> {
    const before = new Map(this.#counts);
    const done = (kind: string) => (this.#counts.get(kind) ?? 0) - (before.get(kind) ?? 0);
    // Requests in flight at first went to the previous instance.
    await until(() => ['write', 'list', 'page'].every((kind) => done(kind) > ENOUGH));
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#calls);
  }

  async #write(): Promise<void> {
    const displayName = `load ${randomUUID()}`;
    const form = new FormData();
    const name = { firstName: { th: 'ก' }, lastName: { th: 'ข' }, gender: 'Male' };
    const email = `${displayName.replaceAll(' ', '-')}@dara.test`;
    form.append('data', JSON.stringify({ displayName, email, ...name }));
    await this.#call('write', '/api/management/talent', { method: 'POST', body: form });
  }

  #list(): Promise<void> {
    return this.#call('list', '/api/management/talent?size=10');
  }

  #page(): Promise<void> {
    return this.#call('page', `/x?keyword=${randomUUID()}`);
  }

  async #call(kind: string, path: string, init: RequestInit = {}): Promise<void> {
    const headers = { authorization: `Bearer ${this.#token}`, 'x-request-id': randomUUID() };
    try {
      const answer = await fetch(this.origin + path, { ...init, headers });
      const text = await answer.text();
      if (!answer.ok) this.failures.push(`${kind} ${answer.status} ${text.slice(0, 300)}`);
    } catch (error) {
      this.failures.push(`${kind} ${String(error)}`);
    }
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }
}

const server = process.env['TEST_DATABASE_URL'];
if (!server) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server');

describe('a rolling upgrade', () => {
  let folder: string;
  let url: string;
  let env: Record<string, string>;
  let closers: (() => unknown)[];
  let servers: ServerProcess[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dara-upgrade-'));
    const [bucket, redis] = [await openTestBucket(), await startFakeRedis()];
    url = await createDatabase(server);
    servers = [];
    closers = [() => bucket.close(), () => redis.stop(), () => dropDatabase(url)];
    env = {
      ...{ NODE_ENV: 'production', INSTANCES: '2', DRAIN_S: '0', SMTP_URL: 'smtp://127.0.0.1:9' },
      ...{ DATABASE_URL: url, REDIS_URL: redis.url, DEPLOY_TOKEN: TOKEN, ...bucket.env },
      ...{ PUBLIC_URL: 'https://dara.test', ADMIN_EMAIL: EMAIL },
      JWT_SECRET: 'a-secret-of-at-least-thirty-two-letters',
    };
  });
  afterEach(async () => {
    for (const { child } of servers) child.kill('SIGKILL');
    for (const close of closers) await close();
    await rm(folder, { recursive: true, force: true });
  });

  function start(port: number, preload?: string): ServerProcess {
    const places = { PORT: String(port), DATA_DIR: join(folder, String(port)) };
    const started = startServer({ ...env, ...places }, preload ? { preload } : {});
    servers.push(started);
    return started;
  }

  async function serving(port: number, preload?: string): Promise<ServerProcess> {
    const started = start(port, preload);
    expect([await started.isServing, started.output()]).toEqual([
      true,
      expect.not.stringMatching(/"level":"error"/),
    ]);
    return started;
  }

  async function signedIn(origin: string, port: number): Promise<string> {
    const call = (path: string, body: object) =>
      fetch(`${origin}/api/authorization/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const link = await readFile(join(folder, String(port), 'first-administrator-link'), 'utf8');
    const token = link.trim().split('/').pop();
    await call('resetpassword', { email: EMAIL, token, password: PASSWORD });
    const answer = await call('login', { email: EMAIL, password: PASSWORD });
    return ((await answer.json()) as { accessToken: string }).accessToken;
  }

  async function query(text: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(text)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  }

  it('upgrades and rolls back one version without a restore and without a failed request', async () => {
    const ports = [await freePort(), await freePort()] as const;
    const [old, next] = ports.map((port) => `http://127.0.0.1:${port}`) as [string, string];
    let first = await serving(ports[0]);
    const ship = (dir: string): Promise<void> => publishAndPromote(old, TOKEN, dir);
    await ship(await writeShell(join(folder, 'shell')));
    await ship(await writeRemote(join(folder, 'x'), 'mf-x', [route('/x')]));
    const load = new Load(old, await signedIn(old, ports[0]));
    await load.enough();

    // The new version migrates while the old one serves.
    const second = await serving(ports[1], NEWER);
    expect(await query(`SELECT count(*)::int AS count FROM newer`)).toEqual([{ count: 1000 }]);
    await load.enough();
    await load.moveTo(next);

    // An instance of the old version restarts during the upgrade.
    expect(await endServer(first)).toBe(0);
    first = await serving(ports[0]);
    await load.moveTo(old);

    // Back to the old version.
    expect(await endServer(second)).toBe(0);
    await load.enough();
    await load.stop();
    expect(load.failures).toEqual([]);

    // Migrations that need later code are refused by both, with instructions.
    await query(`UPDATE schema_range SET needs = '998-between' WHERE name = '999-newer'`);
    expect(await endServer(first)).toBe(0);
    const refused = start(ports[0]);
    expect(await refused.isServing).toBe(false);
    expect(refused.output()).toContain('needs code that knows 998-between');
  });
});
