import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '@dara/backend';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';

const Entry = Type.Object({
  /** Below the folder of the backup. */
  path: Type.String(),
  size: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
});
export type Entry = Static<typeof Entry>;

const Manifest = Type.Object({
  format: Type.Literal(1),
  at: Type.String(),
  /** The server that wrote it. */
  release: Type.String(),
  database: Type.Object({
    kind: Type.Enum(['pglite', 'postgres']),
    version: Type.String(),
    migrations: Type.Record(Type.String(), Type.String()),
    rows: Type.Record(Type.String(), Type.Number()),
  }),
  /** The copy of the database, what its rows say about files, and the files. */
  dump: Entry,
  census: Entry,
  files: Type.Array(Entry),
});
export type Manifest = Static<typeof Manifest>;

const NAME = 'manifest.json';
export const DUMP = 'database.dump';
export const CENSUS = 'census.json';
export const FILES = 'files';

/** Refuses a folder that holds anything; makes one that does not exist. */
export async function openBackupFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  if ((await readdir(dir)).length > 0)
    throw new StartError(`${dir} is not empty: a backup goes into a folder of its own`);
}

/** Last of all, so that a backup that was cut short is none. */
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

/** Writes one file of a backup, hashed on its way. */
export async function writeEntry(dir: string, path: string, from: Readable): Promise<Entry> {
  const target = join(dir, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(from, count, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  return { path, size, sha256: hash.digest('hex') };
}

/** What a file says that another program has written. */
export async function entryOf(dir: string, path: string): Promise<Entry> {
  const { size, digest } = await digestOf(createReadStream(join(dir, path)), 'sha256');
  return { path, size, sha256: digest };
}

export async function digestOf(
  from: Readable,
  algorithm: string,
): Promise<{ size: number; digest: string }> {
  const hash = createHash(algorithm);
  let size = 0;
  for await (const chunk of from as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, digest: hash.digest('hex') };
}

/** What is not as the manifest says, one line each. */
export async function damageOf(dir: string, manifest: Manifest): Promise<string[]> {
  const damage: string[] = [];
  for (const entry of [manifest.dump, manifest.census, ...manifest.files]) {
    const found = await entryOf(dir, entry.path).catch(() => undefined);
    if (!found) damage.push(`${entry.path} is missing`);
    else if (found.sha256 !== entry.sha256) damage.push(`${entry.path} is damaged`);
  }
  return damage;
}
