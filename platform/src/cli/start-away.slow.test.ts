import { join } from 'node:path';
import { freePort, openTestBucket, type TestBucket } from '@dara/backend/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { KEPT_STATE_KEY } from '../registry/kept-state.ts';
import { route } from '../testing/fixture-release.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

// A process of its own loads the whole server, which takes a loaded machine its time.
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

/** A server whose database is a port that nobody listens on; no origin when it ended before it served. */
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

it('a server whose database is away starts, and serves what was live by the file store alone', async () => {
  const { origin, output } = await start();
  expect(output()).toContain('The database does not answer');
  const page = await fetch(`${origin}/x`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('mf-x 1.0.0')]);
  const script = await fetch(`${origin}/assets/mf-x/entry.1-0-0.js`);
  expect([script.status, await script.text()]).toEqual([
    200,
    expect.stringContaining('mf-x 1.0.0'),
  ]);
});

it('a state that this site did not sign is served by nobody', async () => {
  const { origin, output } = await start({ JWT_SECRET: `another ${SECRET}` });
  expect(origin).toBeUndefined();
  expect(output()).toContain('nothing listens there');
});

it('what is live is kept anew with each change, and never replaced by what is older', async () => {
  const read = async () => (await site.services.files.get(KEPT_STATE_KEY))!.toString();
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
