import { resolve, join } from 'node:path';
import { Readable } from 'node:stream';
import {
  recordBackup,
  openFileStore,
  serverRelease,
  type Config,
  type FileStore,
} from '@dara/backend';
import { copyDatabase } from './source.ts';
import { CENSUS, DUMP, FILES, openBackupFolder, writeManifest, type Manifest } from './manifest.ts';
import { databaseName, fileStoreName, runStep } from './steps.ts';
import { entryOf, writeEntry, type Entry } from './backup-entry.ts';
import { damagedClaims, isBackedUp } from './verify-backup.ts';

type Say = (line: string) => void;

/**
 * Copies a site into a folder, running or stopped: the database first, then the files, so that every referenced file
 * existed before; then verifies the references. Returns missing files, one line each.
 */
export async function createBackup(config: Config, folder: string, say: Say): Promise<string[]> {
  const dir = resolve(folder);
  await openBackupFolder(dir);
  const { facts, census, erased } = await runStep(`copying ${databaseName(config)}`, () =>
    copyDatabase(config, join(dir, DUMP)),
  );
  const rows = Object.values(facts.rows).reduce((sum, count) => sum + count, 0);
  say(`Database: ${rows} rows in ${Object.keys(facts.rows).length} tables`);
  const store = fileStoreName(config);
  const { files, closeFiles } = await runStep(`opening ${store}`, () => openFileStore(config));
  try {
    const entries = await runStep(`copying the files of ${store}`, () =>
      copyFiles(files, dir, store),
    );
    const bytes = entries.reduce((sum, { size }) => sum + size, 0);
    say(`Files: ${entries.length}, ${Math.ceil(bytes / 1024 / 1024)} MB`);
    const manifest: Manifest = {
      format: 1,
      at: new Date().toISOString(),
      release: serverRelease(),
      database: { kind: config.databaseUrl ? 'postgres' : 'pglite', ...facts },
      dump: await entryOf(dir, DUMP),
      census: await writeEntry(dir, CENSUS, Readable.from([JSON.stringify(census)])),
      files: entries,
      erased,
    };
    const problems = await damagedClaims(census, dir);
    await writeManifest(dir, manifest);
    if (problems.length === 0)
      await runStep(`noting the time of the backup in ${store}`, () =>
        recordBackup(files, new Date(manifest.at)),
      );
    return problems;
  } finally {
    closeFiles();
  }
}

async function copyFiles(files: FileStore, dir: string, store: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const key of await files.list('')) {
    if (!isBackedUp(key)) continue;
    await runStep(`copying ${key} of ${store}`, async () => {
      const from = await files.stream(key);
      // Removed since it was listed; whether a row references it is checked afterwards.
      if (from) entries.push(await writeEntry(dir, `${FILES}/${key}`, from));
    });
  }
  return entries;
}
