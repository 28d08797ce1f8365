import { readdirSync, rmSync } from 'node:fs';
import type { Configuration, MultiStats, Stats } from 'webpack';
import webpack from 'webpack';

/** Build error with file, position and reason. */
export class BuildError extends Error {}

function explain(stats: Stats): string {
  return stats.toString({ all: false, errors: true, warnings: true, colors: false });
}

/** Runs webpack once for several configurations; resolves when all have written their files. */
export function runWebpack(configurations: Configuration[]): Promise<Stats[]> {
  const compiler = webpack(configurations);
  return new Promise((resolve, reject) => {
    compiler.run((error: Error | null, result?: MultiStats) => {
      // Closing waits for the cache to be written.
      compiler.close((closeError) => {
        const fault = error ?? closeError;
        if (fault || !result) {
          reject(fault ?? new BuildError('webpack gave no result'));
          return;
        }
        const failed = result.stats.filter((stats) => stats.hasErrors());
        if (failed.length > 0) reject(new BuildError(failed.map(explain).join('\n')));
        else resolve(result.stats);
      });
    });
  });
}

/** Empties the output folder of a build. */
export function clearFolder(dir: string): void {
  try {
    for (const name of readdirSync(dir)) rmSync(`${dir}/${name}`, { recursive: true });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
  }
}
