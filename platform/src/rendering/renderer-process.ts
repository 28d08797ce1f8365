import { spawn } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { join } from 'node:path';
import { confinement } from './confinement.ts';
import { watchMemory } from './memory-watch.ts';
import type { Renderer } from './renderer-link.ts';

const FOLDER = join(import.meta.dirname, 'renderer/');
const MAIN = join(FOLDER, 'main.mjs');
const HEAP_MB = 192;
/**
 * Young generation: nothing of a page outlives its render. With 32 each renderer took 50 MB more; a page takes 2 % more CPU
 * time than with 16.
 */
const SEMI_SPACE_MB = 8;
/** Resident memory: heap, external buffers, Node itself. */
const MEMORY_LIMIT_MB = 512;
const PIPE = 3;

const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** No other files, child processes, threads, addons or code generation from strings. */
export const FLAGS = [
  PERMISSION,
  `--allow-fs-read=${FOLDER}*`,
  '--no-addons',
  '--no-warnings',
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${HEAP_MB}`,
  `--max-semi-space-size=${SEMI_SPACE_MB}`,
];

/** A renderer process without access to this process's environment, files and standard streams. */
export async function spawnRenderer(): Promise<Renderer> {
  const { user, command } = await confinement(MAIN);
  const [program = '', ...args] = [...command, process.execPath, ...FLAGS, MAIN];
  const child = spawn(program, args, {
    ...user,
    cwd: '/',
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production', TZ: process.env.TZ ?? 'UTC' },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    // In a separate process group: Ctrl-C in a terminal lets the last pages finish.
    detached: true,
  });
  let excess: string | undefined;
  child.once('error', () => undefined);
  if (child.pid === undefined) throw new Error('no rendering process could be started');
  const kill = (): void => void child.kill('SIGKILL');
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      unwatch();
      resolve(excess ?? `the rendering process ended (${signal ?? code})`);
    });
  });
  const unwatch = watchMemory(child.pid, MEMORY_LIMIT_MB, (megabytes) => {
    excess = `the rendering process took ${megabytes} MB of memory`;
    kill();
  });
  const pipe = child.stdio[PIPE] as Duplex & { unref: () => void };
  child.unref();
  pipe.unref();
  return { pipe, ended, kill };
}
