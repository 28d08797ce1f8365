import { join } from 'node:path';
import { createFolderFileStore } from '@dara/backend';
import {
  FaultyProxy,
  freePort,
  openTestBucket,
  until,
  type TestBucket,
} from '@dara/backend/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readReleaseFolder } from '../deploy/release-folder.ts';
import { SNAPSHOT_BACKUP_KEY } from '../registry/snapshot-backup.ts';
import { storeKey } from '../registry/release-form.ts';
import { route, writeRemote, writeShell } from '../testing/fixture-release.ts';
import { endServer, startServer, type ServerProcess } from '../testing/server-process.ts';
import { publishAndPromote } from '../testing/publish-and-promote.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

// A separate process loads the whole server, which takes time on a loaded machine.
vi.setConfig({ testTimeout: 600_000 });

const SECRET = 'a secret of the tests that is long enough to be one';
let bucket: TestBucket;
let site: TestSite;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  bucket = await openTestBucket();
  site = await createTestSite({ env: { JWT_SECRET: SECRET, ...bucket.env } });
  await site.shipShell();
  await site.ship('mf-x', [route('/x')]);
});
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await site.close();
  await bucket.close();
});

/** A server whose database is a closed port; no origin if it exited before it served. */
async function start(env: Record<string, string> = {}) {
  const [port, closed] = [await freePort(), await freePort()];
  const server = startServer({
    ...{ DEMO: '0', PORT: String(port), JWT_SECRET: SECRET },
    DATABASE_URL: `postgres://nobody:none@127.0.0.1:${closed}/none`,
    DATA_DIR: join(site.folder, `data-${port}`),
    ...bucket.env,
    ...env,
  });
  servers.push(server);
  const origin = (await server.isServing) ? `http://127.0.0.1:${port}` : undefined;
  return { origin, output: server.output };
}

it('a server starts without its database, and serves the live releases from the file store', async () => {
  const { origin, output } = await start();
  expect(output()).toContain('The database is unavailable');
  const page = await fetch(`${origin}/x`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('mf-x 1.0.0')]);
  const script = await fetch(`${origin}/assets/mf-x/entry.1-0-0.js`);
  expect([script.status, await script.text()]).toEqual([
    200,
    expect.stringContaining('mf-x 1.0.0'),
  ]);
});

it('a state with another signature is not served', async () => {
  const { origin, output } = await start({ JWT_SECRET: `another ${SECRET}` });
  expect(origin).toBeUndefined();
  expect(output()).toContain('nothing listens there');
});

it('the live snapshot is stored at each change, and never replaced by an older one', async () => {
  const read = async () => (await site.services.files.get(SNAPSHOT_BACKUP_KEY))!.toString();
  const before = await read();
  await site.ship('mf-x', [route('/x')], { version: '1.1.0' });
  const after = await read();
  expect(after).not.toBe(before);
  expect(after).toContain('1.1.0');
  const change = ((text) => (JSON.parse(text) as { change: number }).change)(
    (JSON.parse(after) as { state: string }).state,
  );
  expect(change).toBe(await site.registry.lastChange());
});

describe('a server with an unavailable bucket', () => {
  const TOKEN = 'a-token-of-the-server-without-bucket';

  it('starts if it has served before, and serves live releases from its own disk', async () => {
    const { hostname, port } = new URL(bucket.env['S3_ENDPOINT']!);
    const proxy = await FaultyProxy.open({ host: hostname, port: Number(port) });
    const dataDir = join(site.folder, 'own-disk');
    const own = await freePort();
    const origin = `http://127.0.0.1:${own}`;
    const started = (): ServerProcess => {
      const server = startServer({
        ...{ DEMO: '0', PORT: String(own), JWT_SECRET: SECRET, DEPLOY_TOKEN: TOKEN },
        ...{ DATA_DIR: dataDir, ...bucket.env, S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` },
      });
      servers.push(server);
      return server;
    };
    const read = async (path: string) => {
      const answer = await fetch(origin + path);
      return [answer.status, await answer.text()];
    };
    try {
      proxy.set('cut');
      const refused = started();
      expect(await refused.isServing).toBe(false);
      expect(refused.output()).toContain('S3_BUCKET: cannot use the bucket');

      proxy.set('pass');
      const first = started();
      expect(await first.isServing).toBe(true);
      await publishAndPromote(origin, TOKEN, await writeShell(join(site.folder, 'own-shell')));
      const remote = await writeRemote(join(site.folder, 'own-z'), 'mf-z', [route('/z')]);
      await publishAndPromote(origin, TOKEN, remote);
      const script = '/assets/mf-z/entry.1-0-0.js';
      const before = await read(script);
      const { files } = (await readReleaseFolder(remote))!.manifest;
      const disk = createFolderFileStore(join(dataDir, 'local-releases'));
      await until(async () => {
        const here = new Set(await disk.list(''));
        return files.every(({ integrity }) => here.has(storeKey(integrity)));
      });
      expect(await endServer(first)).toBe(0);

      proxy.set('cut');
      const second = started();
      expect(await second.isServing).toBe(true);
      expect(await read(script)).toEqual(before);
      expect(await read('/z')).toEqual([200, expect.stringContaining('mf-z 1.0.0')]);
      expect(await (await fetch(`${origin}/api/health/ready`)).json()).toMatchObject({
        status: 'degraded',
        checks: { files: false, site: true, rendering: true },
      });
      proxy.set('pass');
      await until(async () =>
        JSON.stringify(await (await fetch(`${origin}/api/health/ready`)).json()).includes(
          '"files":true',
        ),
      );
    } finally {
      await proxy.close();
    }
  });
});
