import { parseLog, until } from '@dara/backend/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  startDependentSite,
  type DependencyName,
  type DependentSite,
} from '../testing/dependent-site.ts';
import { endServer } from '../testing/server-process.ts';

// A separate process loads the whole server, and dependencies stop and restart.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const DEPENDENCIES: DependencyName[] = ['database', 'files', 'mail', 'redis', 'rendering'];
/** Only a server can be stopped: without one the database is embedded. */
const server = process.env['TEST_DATABASE_URL'];
const names = server ? DEPENDENCIES : DEPENDENCIES.filter((name) => name !== 'database');

let site: DependentSite;
beforeAll(async () => {
  site = await startDependentSite(server);
});
afterAll(() => site.close());

/** Sends requests that need each dependency, and reads readiness; returns the checks. */
async function ask(): Promise<Record<string, boolean>> {
  for (const path of ['/x', `/x?keyword=${Math.random()}`, '/missing', '/api/talent'])
    await (await fetch(site.origin + path)).text();
  const ready = await fetch(`${site.origin}/api/health/ready`);
  return ((await ready.json()) as { checks: Record<string, boolean> }).checks;
}

it('logs the failure and the recovery of a dependency in one line each, and each line is one JSON object', async () => {
  for (const name of names) {
    site.takeAway(name);
    await until(async () => (await ask())[name] === false);
    await site.bringBack(name);
    await until(async () => (await ask())[name] === true);
  }
  await endServer(site.server);
  const lines = parseLog(site.server.output());
  for (const check of names) {
    const of = (msg: string) => lines.filter((line) => line.msg === msg && line.check === check);
    expect([check, of('ready check failed')]).toEqual([
      check,
      [expect.objectContaining({ level: 'warn' })],
    ]);
    expect([check, of('ready check passes again')]).toEqual([
      check,
      [expect.objectContaining({ level: 'info', awayS: expect.any(Number) })],
    ]);
  }
  expect(JSON.stringify(lines)).not.toContain('/api/health/');
});

it('a restart logs the live releases, also without its database', async () => {
  await site.restart();
  const messages = (): string[] => parseLog(site.server.output()).map(({ msg }) => msg as string);
  expect(messages()).toContain('Live: mf-x 1.0.0, shell 1.0.0');
  if (server) {
    site.takeAway('database');
    await site.restart();
    expect(messages()).toContainEqual(expect.stringContaining('The database is unavailable'));
    await site.bringBack('database');
    await until(async () => (await ask())['database'] === true);
  }
  expect(messages().filter((msg) => /no release|none was promoted/i.test(msg))).toEqual([]);
});
