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
  /** What is lost or damaged, one line each. */
  problems: string[];
  /** Files that no row names: harmless, and room for nothing. */
  orphans: string[];
}

/**
 * A file that a site cannot make anew: not notes on backups and on who was erased, nor what is live, which each start
 * writes from the database.
 */
export const isBackedUp = (key: string): boolean =>
  !key.startsWith(BACKUP_NOTES) && !key.startsWith(ERASED_NOTES) && key !== SNAPSHOT_BACKUP_KEY;

type Open = (key: string) => Promise<Readable | null>;

/** The claims whose file is missing or has other bytes. */
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

/** Rows against the files of a site. */
export const brokenFiles = (census: FileCensus, files: FileStore): Promise<string[]> =>
  brokenClaims(census, (key) => files.stream(key));

/** Rows against the files of a backup. */
export const damagedClaims = (census: FileCensus, dir: string): Promise<string[]> =>
  brokenClaims(census, async (key) => {
    const file = createReadStream(join(dir, FILES, key));
    return new Promise((done) => {
      file.once('open', () => done(file)).once('error', () => done(null));
    });
  });

/** A backup: every file as the manifest says, the copy of the database readable, every row's files there. */
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

/** The copy of an embedded database is opened; that of a server can only be tried by restoring it. */
async function readingProblems(dir: string, { dump, database }: Manifest): Promise<string[]> {
  if (database.kind !== 'pglite') return [];
  const { facts } = await withEmbeddedCopy(join(dir, dump.path), readCopy);
  return missingRows(database.rows, facts.rows);
}

/** Tables whose number of rows is not the same. */
export function missingRows(
  expected: Record<string, number>,
  found: Record<string, number>,
): string[] {
  return Object.entries(expected)
    .filter(([table, count]) => found[table] !== count)
    .map(([table, count]) => `${table} has ${found[table] ?? 'no'} rows instead of ${count}`);
}

/** The site itself, running or not. */
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
