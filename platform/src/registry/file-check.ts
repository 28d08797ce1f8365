import type { Logger } from '@dara/backend';
import type { Registry } from './registry.ts';

/** Soon after the start, but not before the first visitors. */
const FIRST_MS = 30_000;
const DAY_MS = 24 * 3_600_000;

export interface FileCheckOptions {
  registry: Registry;
  log: Logger;
  /** Is called after each check, which may have found or restored files. */
  onChecked: () => void;
}

/** Reads the files of what is live once after the start and then each day; answers how to end that. */
export function checkFilesDaily({ registry, log, onChecked }: FileCheckOptions): () => void {
  const check = (): void => {
    registry
      .checkFiles()
      .then((damaged) => {
        if (damaged.length > 0) log.error({ files: damaged }, 'release files are damaged or lost');
        onChecked();
      })
      .catch((error: unknown) => log.error({ err: error }, 'release files were not checked'));
  };
  const timers = [setTimeout(check, FIRST_MS).unref(), setInterval(check, DAY_MS).unref()];
  return () => timers.forEach((timer) => clearTimeout(timer));
}
