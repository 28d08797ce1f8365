import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { folderError } from '../config/folder-error.ts';
import { StartError } from '../config/start-error.ts';

export interface DataFolderLock {
  release(): Promise<void>;
}

/** Another process holds the data folder; two would silently lose each other's rows. */
export class DataFolderInUseError extends StartError {
  constructor(folder: string, holder?: string) {
    super(
      `The data folder ${folder} is in use by another Dara process${holder ? ` (${holder})` : ''}. ` +
        'Stop that process, set DATA_DIR to another folder, or use a PostgreSQL server through DATABASE_URL.',
    );
    this.name = 'DataFolderInUseError';
  }
}

/**
 * Locks the folder for this process until it exits, even after a crash. On Linux an abstract socket named after the
 * folder's device and inode, which the kernel closes with the process; elsewhere a lock file.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw folderError(folder, 'the embedded database', error);
  }
  return process.platform === 'linux' ? lockBySocket(folder) : lockByFile(folder);
}

function lockBySocket(folder: string): Promise<DataFolderLock> {
  const { dev, ino } = statSync(folder);
  const server: Server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new DataFolderInUseError(folder) : error);
    });
    server.listen({ path: `\0dara-data-${dev}-${ino}` }, () => {
      // The lock must not keep the process alive.
      server.unref();
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

export function lockByFile(folder: string): DataFolderLock {
  const file = join(folder, 'dara.lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
      return { release: async () => rmSync(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const pid = readPid(file);
      if (pid && isAlive(pid)) throw new DataFolderInUseError(folder, `process ${pid}`);
      rmSync(file, { force: true });
    }
  }
  throw new DataFolderInUseError(folder);
}

function readPid(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
