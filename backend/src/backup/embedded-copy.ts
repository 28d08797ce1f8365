import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../config/start-error.ts';
import { lockDataFolder } from '../database/data-folder-lock.ts';
import { embeddedDatabase } from '../database/database.ts';
import { PGliteClient } from '../database/pglite-client.ts';
import type { Db } from '../database/tables.ts';

/** Opens a copy in memory, independent of any site, and closes it again. */
export async function withEmbeddedCopy<T>(dump: string, read: (db: Db) => Promise<T>): Promise<T> {
  const database = embeddedDatabase(await PGliteClient.open({ dump }));
  try {
    return await read(database.db);
  } finally {
    await database.close();
  }
}

/** Restores the data folder's database from a copy; throws `StartError` if one exists and `force` is not set. */
export async function restoreEmbedded(
  dataDir: string,
  dump: string,
  { force }: { force: boolean },
): Promise<void> {
  const lock = await lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (existsSync(folder) && (await readdir(folder)).length > 0) {
      if (!force) throw new StartError(`${folder} holds a database already`);
      await rm(folder, { recursive: true });
    }
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const client = await PGliteClient.open({ dataDir: folder, dump });
    await client.close();
  } finally {
    await lock.release();
  }
}
