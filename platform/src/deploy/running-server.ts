import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '@dara/backend';

const runningFile = (dataDir: string): string => join(dataDir, 'running.json');

/**
 * Writes the server's address into the data folder, for the command line. Returns a function that removes it. Skipped
 * for a read-only folder; the command line then needs `DARA_URL`.
 */
export function announce(dataDir: string, origin: string, log: Logger): () => void {
  const file = runningFile(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify({ origin, pid: process.pid }), { mode: 0o600 });
  } catch (error) {
    log.warn({ err: error }, 'DATA_DIR cannot be written: release commands need DARA_URL');
    return () => undefined;
  }
  return () => {
    try {
      rmSync(file, { force: true });
    } catch (error) {
      log.warn({ err: error, file }, 'file not removed');
    }
  };
}

export async function runningOrigin(dataDir: string): Promise<string | undefined> {
  try {
    const { origin } = JSON.parse(readFileSync(runningFile(dataDir), 'utf8')) as { origin: string };
    await fetch(`${origin}/api/health/live`, { signal: AbortSignal.timeout(3000) });
    return origin;
  } catch {
    return undefined;
  }
}
