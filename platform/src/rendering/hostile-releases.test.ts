import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@dara/backend/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorsOf } from '../testing/measured.ts';
import { expectNotIndexed } from '../testing/not-indexed.ts';
import { onceLive, route } from '../testing/fixture-release.ts';
import { HOSTILE_RELEASES } from '../testing/hostile-releases.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { childrenOf } from '../testing/processes.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-letters';
const RENDERER = 'renderer/main.mjs';
let site: TestSite;
let others: readonly number[];
let connections = 0;
const neighbour = createServer((_request, reply) => reply.end('here'));
neighbour.on('connection', () => (connections += 1));

beforeAll(async () => {
  process.env['JWT_SECRET'] = SECRET;
  // From test files that this process ran before.
  others = (await childrenOf(process.pid, RENDERER)).map(({ pid }) => pid);
  await new Promise<void>((resolve) => neighbour.listen(0, '127.0.0.1', resolve));
  site = await createTestSite({ renderLimitMs: 2500 });
  await writeFile(join(site.folder, 'deploy-token'), SECRET, { mode: 0o644 });
  await site.shipShell();
  await site.ship('mf-y', [route('/y')]);
});
afterAll(async () => {
  delete process.env['JWT_SECRET'];
  neighbour.close();
  await site.close();
});

const settled = (evil: string): string =>
  evil
    .replaceAll('FOLDER', site.folder)
    .replaceAll('PORT', String((neighbour.address() as AddressInfo).port));

test.each(Object.entries(HOSTILE_RELEASES))(
  'a release that %s costs its page the server rendering and nothing else',
  async (what, evil) => {
    const version = `1.0.${Object.keys(HOSTILE_RELEASES).indexOf(what)}`;
    await site.ship('mf-x', [route('/x')], { version, page: onceLive(settled(evil)) });
    expect((await site.get('/x')).body).toContain('<p>fine</p>');
    const answer = await site.get('/x?keyword=evil');
    expect(answer.body).toContain('<div id="dara-root"></div>');
    expect(answer.body).not.toContain('found');
    expect(answer.body).not.toContain(SECRET);
    expectNotIndexed(answer);
    expect(await errorsOf(site, `mf-x@${version}`)).toBe(1);
    expect(connections).toBe(0);
    // The rest of the site works, and lost renderers are replaced.
    expect((await site.get('/api/greeting')).statusCode).toBe(200);
    await until(async () => (await site.get(`/y?keyword=${version}`)).body.includes('mf-y 1.0.0'));
    expect((await site.get('/x')).body).toContain('<p>fine</p>');
  },
);

test('renderers run as another user than root, with two environment variables, and leave nothing behind', async () => {
  const all = await childrenOf(process.pid, RENDERER);
  const renderers = all.filter(({ pid }) => !others.includes(pid));
  expect(renderers).toHaveLength(1);
  const [{ env, uid }] = renderers as [(typeof renderers)[0]];
  expect(Object.keys(env).sort()).toEqual(['NODE_ENV', 'TZ']);
  expect(uid).toBe(process.getuid?.() === 0 ? 65_534 : process.getuid?.());
});
