import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Type, type Static } from 'typebox';

export const Entry = Type.Object({
  /** Path below the backup folder. */
  path: Type.String(),
  size: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
});
export type Entry = Static<typeof Entry>;

/** Writes one file of a backup and computes its hash. */
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

/** Describes a file written by another program. */
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
