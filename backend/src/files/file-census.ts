import type { FileStore } from './file-store.ts';

/** A file that a database row references: it must be in the file store with this hash. */
export interface FileClaim {
  key: string;
  algorithm: 'sha256' | 'sha384';
  /** Hexadecimal. */
  digest: string;
  /** Description of the affected record, for error messages. */
  row: string;
}

/** The files that a package's rows reference. */
export interface FileCensus {
  claims: FileClaim[];
  /** Key prefixes of files that can be regenerated. */
  derived: string[];
}

/** Keys of orphaned files that cannot be regenerated. */
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

/** Stores the time of the last backup, readable by every instance. */
const LAST_BACKUP = 'backup/last.json';
export const BACKUP_NOTES = 'backup/';
/** Records of erased persons: not part of a backup, and not removed by a restore. */
export const ERASED_NOTES = 'erased/';

export async function recordBackup(files: FileStore, at: Date): Promise<void> {
  await files.put(LAST_BACKUP, Buffer.from(JSON.stringify({ at: at.toISOString() })));
}

/** When the last backup finished; undefined before the first. */
export async function lastBackup(files: FileStore): Promise<Date | undefined> {
  const bytes = await files.get(LAST_BACKUP);
  const { at } = JSON.parse(bytes?.toString('utf8') ?? '{}') as { at?: string };
  return at === undefined ? undefined : new Date(at);
}
