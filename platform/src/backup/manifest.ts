import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '@dara/backend';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { Entry } from './backup-entry.ts';

const Manifest = Type.Object({
  format: Type.Literal(1),
  at: Type.String(),
  /** Version of the server that wrote it. */
  release: Type.String(),
  database: Type.Object({
    kind: Type.Enum(['pglite', 'postgres']),
    version: Type.String(),
    migrations: Type.Record(Type.String(), Type.String()),
    rows: Type.Record(Type.String(), Type.Number()),
  }),
  /** The copy of the database, its census, and the files. */
  dump: Entry,
  census: Entry,
  files: Type.Array(Entry),
  /** Ids of persons erased by then, for `dara erase --again`; absent in older backups. */
  erased: Type.Optional(Type.Array(Type.Unknown())),
});
export type Manifest = Static<typeof Manifest>;

const NAME = 'manifest.json';
export const DUMP = 'database.dump';
export const CENSUS = 'census.json';
export const FILES = 'files';

/** Refuses a folder that is not empty; creates one that does not exist. */
export async function openBackupFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  if ((await readdir(dir)).length > 0)
    throw new StartError(`${dir} is not empty: use a new folder for each backup`);
}

/** Written last, so that an interrupted backup is invalid. */
export async function writeManifest(dir: string, manifest: Manifest): Promise<void> {
  const temporary = join(dir, `${NAME}.part`);
  await writeFile(temporary, JSON.stringify(manifest, null, 1), { mode: 0o600 });
  await rename(temporary, join(dir, NAME));
}

export async function readManifest(dir: string): Promise<Manifest> {
  const text = await readFile(join(dir, NAME), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new StartError(`${dir} holds no whole backup: there is no ${NAME} in it`);
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch {
    manifest = undefined;
  }
  if (!Check(Manifest, manifest)) throw new StartError(`${join(dir, NAME)} is damaged or too new`);
  return manifest;
}
