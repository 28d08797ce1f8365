import type { MenuEntry, ReleaseManifest } from '@dara/contract';
import { until } from '@dara/backend/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { childrenOf } from '../testing/processes.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

const label = { th: 'เมนู', en: 'Menu' };
const DESK = [{ ...route('/desk', 'signed-in'), frame: 'management' as const }];
const entry = (section: string): MenuEntry => ({
  id: section,
  section,
  label,
  path: '/desk',
  order: 1,
});

let site: TestSite;
let others: readonly number[];
beforeAll(async () => {
  others = await pids();
  site = await createTestSite({ workers: 2 });
  await site.shipShell();
  await site.ship('mf-home', [route('/')]);
  await site.ship('mf-desk', DESK);
});
afterAll(() => site.close());

async function pids(): Promise<number[]> {
  const found = await childrenOf(process.pid, 'renderer/main.mjs');
  return found.map(({ pid }) => pid).sort();
}

/** The serving renderers, once earlier ones and those of the checks have exited. */
async function renderers(): Promise<number[]> {
  let own: number[] = [];
  await until(async () => {
    own = (await pids()).filter((pid) => !others.includes(pid));
    const ready = (await site.get('/metrics')).body.includes('dara_renderers_ready 2\n');
    return ready && own.length === 2;
  });
  return own;
}

const withMenu =
  (section: string) =>
  ({ declaration }: ReleaseManifest): void => {
    declaration.sections = [{ id: 'work', label, order: 1 }];
    declaration.menu = [entry(section)];
  };

test('a remote without server-rendered pages is promoted and rolled back without restarting renderers', async () => {
  const before = await renderers();
  await site.ship('mf-desk', DESK, { version: '1.1.0', change: withMenu('work') });
  expect((await site.get('/desk')).body).toContain('/assets/mf-desk/home.1-1-0.js');
  expect((await site.get('/?page=2')).body).toContain('mf-home 1.0.0');
  expect(await renderers()).toEqual(before);
  await site.registry.rollback('mf-desk');
  await site.refresh();
  expect((await site.get('/?page=3')).body).toContain('mf-home 1.0.0');
  expect(await renderers()).toEqual(before);
  // Routes that are not part of its input do not match either.
  expect((await site.get('/desk/unknown')).statusCode).toBe(404);
});

test('a change of its menus in rendered pages restarts renderers', async () => {
  const before = await renderers();
  await site.ship('mf-desk', DESK, { version: '1.2.0', change: withMenu('main') });
  expect(await renderers()).not.toEqual(expect.arrayContaining(before));
});

test('so does a remote with rendered pages, and the shell', async () => {
  const before = await renderers();
  await site.ship('mf-home', [route('/')], { version: '1.1.0' });
  expect((await site.get('/?page=4')).body).toContain('mf-home 1.1.0');
  const between = await renderers();
  expect(between).not.toEqual(expect.arrayContaining(before));
  await site.shipShell({ version: '1.1.0' });
  expect(await renderers()).not.toEqual(expect.arrayContaining(between));
});
