import type { FileStore } from './file-store.ts';

/** A file that a row of the database names: it has to be in the file store, with these bytes. */
export interface FileClaim {
  key: string;
  algorithm: 'sha256' | 'sha384';
  /** Hexadecimal. */
  digest: string;
  /** What is broken without it, for people. */
  row: string;
}

/** What a package's rows say about the file store. */
export interface FileCensus {
  claims: FileClaim[];
  /** Beginnings of keys whose files are made of claimed ones, or of rows, and can be made again. */
  derived: string[];
}

/** Keys that no row names and that nothing could be made of. */
export function findOrphans(keys: readonly string[], { claims, derived }: FileCensus): string[] {
  const claimed = new Set(claims.map(({ key }) => key));
  const folders = new Set(derived);
  const isDerived = (key: string): boolean => {
    for (let end = key.length; end > 0; end = key.lastIndexOf('/', end - 2) + 1)
      if (folders.has(key.slice(0, end))) return true;
    return folders.has(key.replace(/\.[^./]+$/, ''));
  };
  return keys.filter((key) => !claimed.has(key) && !isDerived(key));
}

/** Where the time of the last backup is kept, for every instance to read. */
const LAST_BACKUP = 'backup/last.json';
export const BACKUP_NOTES = 'backup/';
/** Where it is noted who was erased: no backup holds these files, and no restore removes them. */
export const ERASED_NOTES = 'erased/';

export async function recordBackup(files: FileStore, at: Date): Promise<void> {
  await files.put(LAST_BACKUP, Buffer.from(JSON.stringify({ at: at.toISOString() })));
}

/** When the last backup was finished; undefined before the first. */
export async function lastBackup(files: FileStore): Promise<Date | undefined> {
  const bytes = await files.get(LAST_BACKUP);
  const { at } = JSON.parse(bytes?.toString('utf8') ?? '{}') as { at?: string };
  return at === undefined ? undefined : new Date(at);
}
