import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  copyFile,
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { checkKey, type FileContent, type FileStore } from './file-store.ts';

const TEMPORARY = '.tmp-';

export function createFolderFileStore(folder: string): FileStore {
  const path = (key: string): string => join(folder, checkKey(key));
  return {
    async put(key, data) {
      const target = path(key);
      await mkdir(dirname(target), { recursive: true });
      // In one folder, where leftovers of a killed process are found without a full scan.
      await mkdir(join(folder, '.tmp'), { recursive: true });
      const temporary = join(folder, '.tmp', `${TEMPORARY}${randomUUID()}`);
      try {
        await write(temporary, data);
        await rename(temporary, target);
      } catch (error) {
        // On a full disk the partial file must not use the remaining space.
        await rm(temporary, { force: true });
        throw error;
      }
    },
    get: (key) => orNull(readFile(path(key))),
    async stream(key) {
      // Opened before it is returned, so that a missing file is null and not a late stream error.
      const file = await orNull(open(path(key), 'r'));
      if (!file) return null;
      if ((await file.stat()).isFile()) return file.createReadStream();
      await file.close();
      return null;
    },
    async stat(key) {
      const found = await orNull(stat(path(key)));
      return found?.isFile() ? { size: found.size } : null;
    },
    async delete(key) {
      await rm(path(key), { force: true });
    },
    async list(prefix) {
      const below = join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1));
      const entries =
        (await orNull(readdir(below, { recursive: true, withFileTypes: true }))) ?? [];
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith(TEMPORARY))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .split(sep)
            .join('/'),
        )
        .filter((key) => key.startsWith(prefix))
        .sort();
    },
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.R_OK | constants.W_OK);
    },
  };
}

/** Writes a new file and flushes it to disk. */
async function write(path: string, data: FileContent): Promise<void> {
  const isBytes = data instanceof Uint8Array;
  if (!isBytes) await copyFile(data.path, path, constants.COPYFILE_EXCL);
  const file = await open(path, isBytes ? 'wx' : 'r+');
  try {
    if (isBytes) await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return null;
    throw error;
  }
}
