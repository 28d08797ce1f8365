import { mkdtemp, rm } from 'node:fs/promises';
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
import type { ReleaseManifest } from '@dara/contract';
import { expect, it, vi } from 'vitest';
import { RegistryClient } from '../deploy/registry-client.ts';
import { route, writeRemote, writeShell } from '../testing/fixture-release.ts';
import { endServer, startServer } from '../testing/server-process.ts';
import { publishAndPromote } from '../testing/publish-and-promote.ts';

// Loads two whole servers, which takes time on a loaded machine.
vi.setConfig({ testTimeout: 600_000 });

const TOKEN = 'a-token-of-the-two-gateways';
const database = process.env['TEST_DB'] === 'postgres' ? process.env['TEST_DATABASE_URL'] : '';

async function openHouse() {
  const folder = await mkdtemp(join(tmpdir(), 'dara-gateways-'));
  const [bucket, redis] = [await openTestBucket(), await startFakeRedis()];
  const url = await createDatabase(database!);
  const env = {
    ...{ NODE_ENV: 'production', INSTANCES: '2', DRAIN_S: '0', SMTP_URL: 'smtp://127.0.0.1:9' },
    ...{ DATABASE_URL: url, REDIS_URL: redis.url, DEPLOY_TOKEN: TOKEN, ...bucket.env },
    PUBLIC_URL: 'https://dara.test',
    JWT_SECRET: 'a-secret-of-at-least-thirty-two-letters',
  };
  const ports = [await freePort(), await freePort()];
  const servers = ports.map((port) =>
    startServer({ ...env, PORT: String(port), DATA_DIR: join(folder, String(port)) }),
  );
  const close = async (): Promise<void> => {
    for (const { child } of servers) child.kill('SIGKILL');
    await bucket.close();
    await redis.stop();
    await dropDatabase(url);
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, servers, origins: ports.map((port) => `http://127.0.0.1:${port}`), close };
}

const takesPart = (manifest: ReleaseManifest): void => {
  manifest.takesPartialSnapshot = true;
};

const ship = (origin: string, dir: string): Promise<void> => publishAndPromote(origin, TOKEN, dir);

if (database) {
  it('two gateways on one PostgreSQL and one S3 store serve releases promoted at either, byte for byte', async () => {
    const { folder, servers, origins, close } = await openHouse();
    const [first, second] = origins as [string, string];
    const page = async (origin: string) => (await fetch(`${origin}/x`)).text();
    const bothShow = (version: string) =>
      until(async () =>
        (await Promise.all(origins.map(page))).every((text) => text.includes(`mf-x ${version}`)),
      );
    try {
      const isServing = await Promise.all(servers.map((server) => server.isServing));
      expect([isServing, servers.map(({ output }) => output()).join('\n')]).toEqual([
        [true, true],
        expect.not.stringMatching(/error/i),
      ]);
      await ship(first, await writeShell(join(folder, 'shell'), { change: takesPart }));
      await ship(first, await writeRemote(join(folder, 'x1'), 'mf-x', [route('/x')]));
      await bothShow('1.0.0');
      // Cached pages of one are dropped after the other promoted a release.
      const later = { version: '1.1.0' };
      await ship(second, await writeRemote(join(folder, 'x2'), 'mf-x', [route('/x')], later));
      await bothShow('1.1.0');
      const scripts = await Promise.all(
        origins.map(async (origin) => {
          const answer = await fetch(`${origin}/assets/mf-x/entry.1-1-0.js`);
          return [answer.status, answer.headers.get('etag'), await answer.text()];
        }),
      );
      expect(scripts[0]).toEqual([200, expect.any(String), expect.stringContaining('1.1.0')]);
      expect(scripts[1]).toEqual(scripts[0]);

      // Cached pages of another remote also link to it, on both.
      await ship(first, await writeRemote(join(folder, 'y'), 'mf-y', [route('/y')]));
      const revisionOf = async (origin: string): Promise<string> => {
        const text = await (await fetch(`${origin}/y`)).text();
        const [, json = '{}'] = /id="dara-snapshot">(.*?)</s.exec(text) ?? [];
        return (JSON.parse(json) as { revision?: string }).revision ?? '';
      };
      for (const origin of origins) await until(async () => (await revisionOf(origin)) !== '');
      const before = await revisionOf(first);
      await new RegistryClient(first, TOKEN).run('rollback', { name: 'mf-x' });
      expect(await revisionOf(first)).not.toBe(before);
      await until(async () => (await revisionOf(second)) === (await revisionOf(first)));
      await bothShow('1.0.0');
      // Stopping one loses no page.
      expect(await endServer(servers[1]!)).toBe(0);
      expect(await page(first)).toContain('mf-x 1.0.0');
      const registry = new RegistryClient(first, TOKEN);
      expect(
        (await registry.run('history', { name: 'mf-x' })).events.map(({ action }) => action),
      ).toEqual(['rollback', ...['promote', 'publish', 'promote', 'publish']]);
    } finally {
      await close();
    }
  });
} else {
  it('two instances ask for a database, limits and files that both can reach', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dara-gateways-'));
    const server = startServer({ INSTANCES: '2', DATA_DIR: folder });
    expect(await server.isServing).toBe(false);
    for (const key of ['DATABASE_URL', 'REDIS_URL', 'S3_BUCKET', 'JWT_SECRET'])
      expect(server.output()).toContain(key);
    await rm(folder, { recursive: true, force: true });
  });
}
