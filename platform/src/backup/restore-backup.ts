import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  createLogger,
  createServices,
  ERASED_NOTES,
  openFileStore,
  restoreEmbedded,
  restorePostgres,
  StartError,
  type Config,
  type FileCensus,
  type FileStore,
} from '@dara/backend';
import { runningOrigin } from '../deploy/running-server.ts';
import { FILES, readManifest, type Manifest } from './manifest.ts';
import { findDamage } from './backup-damage.ts';
import { readCopy } from './source.ts';
import { databaseName, fileStoreName, runStep } from './steps.ts';
import { brokenFiles, missingRows } from './verify-backup.ts';

export interface RestoreOptions {
  /** Replaces existing data. */
  force: boolean;
}

type Say = (line: string) => void;

/** Restores a site from a backup, into an empty data folder, database and file store. */
export async function restoreBackup(
  config: Config,
  folder: string,
  { force }: RestoreOptions,
  say: Say,
): Promise<void> {
  const dir = resolve(folder);
  const manifest = await readManifest(dir);
  refuseOtherKind(config, manifest);
  const damage = await findDamage(dir, manifest);
  if (damage.length > 0) throw new StartError(`The backup is damaged:\n  ${damage.join('\n  ')}`);
  if ((await runningOrigin(config.dataDir)) !== undefined)
    throw new StartError(`A site runs on ${config.dataDir}: stop it first`);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const store = fileStoreName(config);
  const { files, closeFiles } = await runStep(`opening ${store}`, () => openFileStore(config));
  try {
    const listed = await runStep(`listing the files of ${store}`, () => files.list(''));
    // Persons erased since the backup are recorded only here.
    const there = listed.filter((key) => !key.startsWith(ERASED_NOTES));
    if (there.length > 0 && !force)
      throw new StartError(`The file store holds ${there.length} files already${HINT}`);
    await runStep(`restoring ${databaseName(config)}`, () =>
      restoreDatabase(config, join(dir, manifest.dump.path), force),
    );
    say(`Database: as of ${manifest.at}, written by release ${manifest.release}`);
    await runStep(`writing the files to ${store}`, () => restoreFiles(files, there, dir, manifest));
    say(`Files: ${manifest.files.length}`);
    const census = await runStep(`comparing ${databaseName(config)} with the backup`, () =>
      compareRows(config, manifest),
    );
    const broken = await runStep(`reading the files of ${store}`, () => brokenFiles(census, files));
    if (broken.length > 0)
      throw new StartError(`Not every file was restored:\n  ${broken.join('\n  ')}`);
    say('Verified: every table has its rows, and every row its files');
  } finally {
    closeFiles();
  }
}

const HINT = '; --force replaces existing data';

async function restoreDatabase(config: Config, dump: string, force: boolean): Promise<void> {
  try {
    if (config.databaseUrl) await restorePostgres(config.databaseUrl, dump, { force });
    else await restoreEmbedded(config.dataDir, dump, { force });
  } catch (error) {
    if (error instanceof StartError && /already$/.test(error.message))
      throw new StartError(error.message + HINT, { cause: error });
    throw error;
  }
}

function refuseOtherKind({ databaseUrl }: Config, { database }: Manifest): void {
  const isServer = databaseUrl !== undefined;
  if (isServer === (database.kind === 'postgres')) return;
  throw new StartError(
    isServer
      ? 'The backup is of an embedded database: restore it without DATABASE_URL'
      : 'The backup is of a PostgreSQL server: set DATABASE_URL to an empty database',
  );
}

async function restoreFiles(
  files: FileStore,
  there: readonly string[],
  dir: string,
  manifest: Manifest,
): Promise<void> {
  const keys = new Set(manifest.files.map(({ path }) => path.slice(FILES.length + 1)));
  for (const key of there) if (!keys.has(key)) await files.delete(key);
  for (const { path, size } of manifest.files)
    await files.put(path.slice(FILES.length + 1), { path: join(dir, path), size });
}

async function compareRows(config: Config, { database }: Manifest): Promise<FileCensus> {
  const services = await createServices(config, { log: createLogger('error') });
  try {
    const { facts, census } = await readCopy(services.db);
    const missing = missingRows(database.rows, facts.rows);
    if (missing.length > 0)
      throw new StartError(`Not everything was restored:\n  ${missing.join('\n  ')}`);
    return census;
  } finally {
    await services.close();
  }
}
