import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stageCli } from '../../../tooling/scripts/lib/pack/cli.mjs';

const run = promisify(execFile);

export interface PackedCli {
  /** Sources that the command was made of. */
  made: string[];
  /** What the command says in a folder, with nothing of this environment but the path. */
  dara: (
    cwd: string,
    args: string[],
    env?: Record<string, string>,
  ) => Promise<{ code: number; output: string }>;
}

/** `@dara/cli` as `npm run pack` makes it, in a folder. */
export async function packCli(folder: string): Promise<PackedCli> {
  const made = await stageCli(folder);
  return {
    made,
    dara: (cwd, args, env = {}) => {
      const options = { cwd, env: { PATH: process.env['PATH'] ?? '', ...env } };
      return run(process.execPath, [join(folder, 'dara.cjs'), ...args], options).then(
        ({ stdout }) => ({ code: 0, output: stdout }),
        ({ stdout, stderr }: { stdout: string; stderr: string }) => ({
          code: 1,
          output: stdout + stderr,
        }),
      );
    },
  };
}
