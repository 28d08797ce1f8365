import { BuildError } from './build.ts';
import { buildRelease } from './dara-build.ts';

export interface BuildResult {
  isBuilt: boolean;
  /** Errors for the user; empty on success. */
  output: string;
}

async function buildLocal(dir: string): Promise<BuildResult> {
  try {
    await buildRelease(dir, { profile: 'local' });
    return { isBuilt: true, output: '' };
  } catch (error) {
    const { message, stack } = error as Error;
    return { isBuilt: false, output: error instanceof BuildError ? message : (stack ?? message) };
  }
}

/** Builds each folder that the parent process sends and replies with the result; exits with the parent. */
export function serveBuilds(): Promise<void> {
  process.on('message', ({ dir }: { dir: string }) => {
    void buildLocal(dir).then((result) => process.send?.(result));
  });
  return new Promise((resolve) => process.once('disconnect', resolve));
}
