import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import {
  BACKUP_NOTES,
  ERASED_NOTES,
  openFileStore,
  findOrphans,
  withEmbeddedCopy,
  type Config,
  type FileCensus,
  type FileStore,
} from '@dara/backend';
import { SNAPSHOT_BACKUP_KEY } from '../registry/snapshot-backup.ts';
import { FILES, readManifest, type Manifest } from './manifest.ts';
import { digestOf } from './backup-entry.ts';
import { findDamage } from './backup-damage.ts';
import { readCensus, readCopy, readDatabase } from './source.ts';

export interface Findings {
  /** Lost or damaged files, one line each. */
  problems: string[];
  /** Orphaned files, which only use space. */
  orphans: string[];
}

/**
 * Whether a file cannot be regenerated: excludes records of backups and erasures, and the live snapshot, which each
 * start writes from the database.
 */
export const isBackedUp = (key: string): boolean =>
  !key.startsWith(BACKUP_NOTES) && !key.startsWith(ERASED_NOTES) && key !== SNAPSHOT_BACKUP_KEY;

type Open = (key: string) => Promise<Readable | null>;

/** Claims whose file is missing or differs. */
async function brokenClaims({ claims }: FileCensus, open: Open): Promise<string[]> {
  const problems: string[] = [];
  for (const { key, algorithm, digest, row } of claims) {
    const file = await open(key);
    if (!file) problems.push(`${key} is missing, of ${row}`);
    else if ((await digestOf(file, algorithm)).digest !== digest)
      problems.push(`${key} is damaged, of ${row}`);
  }
  return problems;
}

/** Verifies the files referenced by a site's rows. */
export const brokenFiles = (census: FileCensus, files: FileStore): Promise<string[]> =>
  brokenClaims(census, (key) => files.stream(key));

/** Verifies the files referenced by a backup's rows. */
export const damagedClaims = (census: FileCensus, dir: string): Promise<string[]> =>
  brokenClaims(census, async (key) => {
    const file = createReadStream(join(dir, FILES, key));
    return new Promise((done) => {
      file.once('open', () => done(file)).once('error', () => done(null));
    });
  });

/** Verifies a backup: hashes of all files, readability of the database copy, files referenced by rows. */
export async function verifyBackup(folder: string): Promise<Findings> {
  const dir = resolve(folder);
  const manifest = await readManifest(dir);
  const damage = await findDamage(dir, manifest);
  if (damage.length > 0) return { problems: damage, orphans: [] };
  const census = await readCensus(join(dir, manifest.census.path));
  const problems = [
    ...(await readingProblems(dir, manifest)),
    ...(await damagedClaims(census, dir)),
  ];
  const keys = manifest.files.map(({ path }) => path.slice(FILES.length + 1));
  return { problems, orphans: findOrphans(keys, census) };
}

/** The copy of an embedded database is opened; that of a server can only be tested by restoring it. */
async function readingProblems(dir: string, { dump, database }: Manifest): Promise<string[]> {
  if (database.kind !== 'pglite') return [];
  const { facts } = await withEmbeddedCopy(join(dir, dump.path), readCopy);
  return missingRows(database.rows, facts.rows);
}

/** Tables whose row counts differ. */
export function missingRows(
  expected: Record<string, number>,
  found: Record<string, number>,
): string[] {
  return Object.entries(expected)
    .filter(([table, count]) => found[table] !== count)
    .map(([table, count]) => `${table} has ${found[table] ?? 'no'} rows instead of ${count}`);
}

/** Verifies the site itself, running or stopped. */
export async function verifySite(config: Config): Promise<Findings> {
  const { census } = await readDatabase(config);
  const { files, closeFiles } = await openFileStore(config);
  try {
    const problems = await brokenFiles(census, files);
    const keys = (await files.list('')).filter(isBackedUp);
    return { problems, orphans: findOrphans(keys, census) };
  } finally {
    closeFiles();
  }
}
