import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stageCli } from '../../../tooling/scripts/lib/pack/cli.mjs';

const run = promisify(execFile);

export interface PackedCli {
  /** Sources of the command. */
  made: string[];
  /** Output of the command in a folder, with only PATH from this environment. */
  dara: (
    cwd: string,
    args: string[],
    env?: Record<string, string>,
  ) => Promise<{ code: number; output: string }>;
}

/** `@dara/cli` as written by `npm run pack`, in a folder. */
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
