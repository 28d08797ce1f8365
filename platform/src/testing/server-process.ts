import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export interface ServerProcess {
  child: ChildProcess;
  /** Its output so far, including errors. */
  output: () => string;
  /** Whether it started serving; false if it exited before. */
  isServing: Promise<boolean>;
}

const MAIN = join(import.meta.dirname, '../cli/dara.ts');

interface ServerOptions {
  /** The program for Node; default this checkout. */
  program?: string[];
  /** A module that is preloaded. */
  preload?: string;
  uid?: number;
}

/** `dara start` in a separate process, with only PATH from this environment. */
export function startServer(
  env: Record<string, string>,
  { preload, program = checkout(preload), ...user }: ServerOptions = {},
): ServerProcess {
  const child = spawn(process.execPath, [...program, 'start'], {
    ...user,
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

const checkout = (preload: string | undefined): string[] => [
  ...['--import', 'tsx'],
  ...(preload ? ['--import', join(import.meta.dirname, preload)] : []),
  MAIN,
];

/** Stops a server like an orchestrator; returns its exit code. */
export async function endServer({ child }: ServerProcess): Promise<number | null> {
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return child.exitCode ?? code;
}
