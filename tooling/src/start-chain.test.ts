import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ROOT } from '../scripts/lib/shell.mjs';

const CHAIN = path.join(ROOT, 'tooling/fixtures/start-chain');

let sitePid: number | undefined;
afterEach(() => {
  if (sitePid !== undefined && isRunning(sitePid)) process.kill(sitePid, 'SIGKILL');
  sitePid = undefined;
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 30_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs `npm start` with a small site, in its own process group as in a terminal. */
async function startChain(): Promise<{ npm: ChildProcess; output: () => string; site: number }> {
  const npm = spawn('npm', ['start'], {
    cwd: CHAIN,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  npm.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  await until(() => /site \d+/.test(output));
  const site = Number(/site (\d+)/.exec(output)?.[1]);
  sitePid = site;
  return { npm, output: () => output, site };
}

it('is how npm start runs the site', () => {
  const startOf = (dir: string) =>
    (
      JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
        scripts: { start: string };
      }
    ).scripts.start;
  expect(startOf(ROOT)).toBe('exec node tooling/scripts/start.mjs');
  expect(startOf(CHAIN)).toMatch(/^exec node /);
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'ends the site when npm gets %s',
  async (signal) => {
    const { npm, output, site } = await startChain();
    npm.kill(signal);
    await until(() => !isRunning(site));
    expect(output()).toContain('ended by 1 signal');
  },
  60_000,
);

it('ends the site when npm is killed', async () => {
  const { npm, site } = await startChain();
  npm.kill('SIGKILL');
  await until(() => !isRunning(site));
  expect(isRunning(site)).toBe(false);
}, 60_000);

it('ends the site once when a terminal sends Ctrl-C to its whole group', async () => {
  const { npm, output, site } = await startChain();
  process.kill(-npm.pid!, 'SIGINT');
  await until(() => !isRunning(site));
  expect(output()).toContain('ended by 1 signal');
  expect(output()).not.toContain('a signal of the terminal');
}, 60_000);
