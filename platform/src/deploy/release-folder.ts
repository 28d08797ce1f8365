import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile, ReleaseManifest } from '@dara/contract';
import { manifestProblems } from '../registry/manifest.schema.ts';
import type { CheckResult } from '../registry/registry.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { integrityOf } from '../registry/integrity.ts';
import type { ReleaseTarget } from './release-actions.ts';

/** A build folder: `release.json` with `client/` and `server/` beside it. */
export interface ReleaseFolder {
  dir: string;
  manifest: ReleaseManifest;
}

/** Reads `release.json`; undefined if the folder has none. Throws a RegistryError if it is invalid. */
export async function readReleaseFolder(dir: string): Promise<ReleaseFolder | undefined> {
  let text: string;
  try {
    text = await readFile(join(dir, 'release.json'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RegistryError(422, 'RELEASE_INVALID', `${dir}/release.json is not JSON; build again`);
  }
  const problems = manifestProblems(value);
  if (problems.length > 0) {
    throw new RegistryError(
      422,
      'RELEASE_INVALID',
      `${dir} holds no valid release; build again`,
      problems,
    );
  }
  return { dir, manifest: value as ReleaseManifest };
}

/** Uploads missing files, then publishes the release. Throws a RegistryError. */
export async function publishFolder(
  target: ReleaseTarget,
  { dir, manifest }: ReleaseFolder,
): Promise<void> {
  // All are read before the first is sent: a changed file aborts the whole release.
  const contents = await Promise.all(manifest.files.map((file) => readVerified(dir, file)));
  const bytesOf = new Map(contents.map(({ file, bytes }) => [file, bytes]));
  await sendMissing(target, manifest, async (file, encodings) => {
    const brotli = encodings.includes('br') ? await readBrotli(dir, file) : undefined;
    return brotli ? { content: brotli, encoding: 'br' } : { content: bytesOf.get(file) };
  });
  await target.run('publish', manifest);
}

/** Uploads the files that the target lacks; returns how many. Throws a RegistryError. */
export async function sendMissing(
  target: Pick<ReleaseTarget, 'run'>,
  { files }: ReleaseManifest,
  contentOf: (
    file: ReleaseFile,
    encodings: readonly string[],
  ) => Promise<{ content: unknown; encoding?: string }>,
): Promise<number> {
  const integrities = files.map(({ integrity }) => integrity);
  // A site of an older release names no encodings and takes files as they are.
  const { missing, encodings = [] } = await target.run('missingFiles', { integrities });
  for (const file of files) {
    const { name, integrity } = file;
    if (!missing.includes(integrity)) continue;
    await target.run('putFile', { name, integrity, ...(await contentOf(file, encodings)) });
  }
  return missing.length;
}

/** Dry run of publishing, including the hashes of the folder's files. Throws a RegistryError. */
export async function checkFolder(
  target: Pick<ReleaseTarget, 'check'>,
  { dir, manifest }: ReleaseFolder,
): Promise<CheckResult> {
  for (const file of manifest.files) await readVerified(dir, file);
  return target.check('publish', manifest);
}

/** Files of the folder that are missing or changed since the build. */
export async function damagedFiles({ dir, manifest }: ReleaseFolder): Promise<string[]> {
  const read = await Promise.allSettled(manifest.files.map((file) => readVerified(dir, file)));
  return read.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as RegistryError).message] : [],
  );
}

/** The compressed variant beside a file; the receiver compares both. */
const readBrotli = (dir: string, { side, name }: ReleaseFile): Promise<Buffer | undefined> =>
  readFile(join(dir, side, `${name}.br`)).catch(() => undefined);

async function readVerified(
  dir: string,
  file: ReleaseFile,
): Promise<{ file: ReleaseFile; bytes: Buffer }> {
  const path = join(dir, file.side, file.name);
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    throw new RegistryError(422, 'FILES_MISSING', `${path} cannot be read; build again`, [
      (error as Error).message,
    ]);
  }
  const found = integrityOf(bytes);
  if (found !== file.integrity) {
    throw new RegistryError(
      422,
      'INTEGRITY_MISMATCH',
      `${path} is not the file that was built; build again`,
      [`expected ${file.integrity}`, `found ${found}`],
    );
  }
  return { file, bytes };
}

/** Two builds are the same release if everything except location and time is equal. */
export function contentHash(manifest: ReleaseManifest): string {
  const {
    builtAt: _builtAt,
    builder: _builder,
    revision: _revision,
    version: _version,
    ...content
  } = manifest;
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, entry]) => [key, sorted(entry)]),
    );
  };
  const files = [...content.files].sort((a, b) => (a.name < b.name ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify(sorted({ ...content, files })))
    .digest('hex');
}

/** A version for changed content with an unchanged version number, in development only. */
export function developmentVersion(manifest: ReleaseManifest): string {
  // Letters only, because a numeric identifier may not begin with 0.
  const letters = contentHash(manifest)
    .slice(0, 10)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  const [core = manifest.version] = manifest.version.split('+');
  return `${core}${core.includes('-') ? '.' : '-'}dev.${letters}`;
}
