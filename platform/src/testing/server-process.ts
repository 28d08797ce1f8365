import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export interface ServerProcess {
  child: ChildProcess;
  /** What it has written so far, errors among it. */
  output: () => string;
  /** Whether it came to serve; false when it ended before. */
  isServing: Promise<boolean>;
}

/**
 * `dara start` in a process of its own, with nothing of this one's environment but the path. `preload` names a module
 * beside this one that is loaded first.
 */
export function startServer(env: Record<string, string>, preload?: string): ServerProcess {
  const main = join(import.meta.dirname, '../cli/dara.ts');
  const preloads = preload ? ['--import', join(import.meta.dirname, preload)] : [];
  const child = spawn(process.execPath, ['--import', 'tsx', ...preloads, main, 'start'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      MAX_LOOP_DELAY_MS: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const isServing = new Promise<boolean>((resolve) => {
    const keep = (data: Buffer): void => {
      output += data.toString();
      if (output.includes('Dara is at ')) resolve(true);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('exit', () => resolve(false));
  });
  return { child, output: () => output, isServing };
}

/** Asks a server to end, as an orchestrator does; answers its exit code. */
export async function endServer({ child }: ServerProcess): Promise<number | null> {
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return child.exitCode ?? code;
}
