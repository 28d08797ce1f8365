import type { Db } from '@dara/backend';
import type { ReleaseFile, ReleaseManifest } from '@dara/contract';
import { RegistryError } from './registry-error.ts';
import { filesOf, usedReleases, type Deployed } from './registry.repository.ts';
import type { ReleaseStore } from './release-store.ts';

const labelOf = (name: string, file: ReleaseFile): string => `${name}/${file.name}`;

/** A file of a used release, as far as known without a query. */
export function clientFileOf(known: Deployed | undefined, name: string): ReleaseFile | undefined {
  const files = known ? usedReleases(known).flatMap((manifest) => manifest.files) : [];
  return files.find((file) => file.side === 'client' && file.name === name);
}

/** Given hashes whose files are missing or damaged in the store. */
export async function missingFiles(
  db: Db,
  store: ReleaseStore,
  integrities: readonly string[],
): Promise<string[]> {
  const missing: string[] = [];
  for (const integrity of integrities) {
    store.forget(integrity);
    // Files that never existed are not searched elsewhere: they are about to be uploaded.
    const isThere = await store.has(integrity);
    if (!isThere || !(await store.check(integrity, integrity))) missing.push(integrity);
  }
  for (const { integrity, file } of await filesOf(db, missing)) store.markMissing(integrity, file);
  return missing;
}

/** Restores missing files of a release from good copies; returns files without one. */
export async function restoreFiles(
  store: ReleaseStore,
  { name, files }: ReleaseManifest,
): Promise<ReleaseFile[]> {
  const lost: ReleaseFile[] = [];
  // In parallel, because an instance serves a promotion only afterwards.
  const isThere = await Promise.all(files.map(({ integrity }) => store.has(integrity)));
  for (const [at, file] of files.entries()) {
    if (isThere[at]) continue;
    if (await store.check(file.integrity, labelOf(name, file))) continue;
    store.markMissing(file.integrity, labelOf(name, file));
    lost.push(file);
  }
  return lost;
}

/** Reads all files of these releases, in all variants, until it is stopped. */
export async function checkFiles(
  store: ReleaseStore,
  manifests: readonly ReleaseManifest[],
  signal?: AbortSignal,
): Promise<void> {
  for (const { name, files } of manifests) {
    for (const file of files) {
      if (signal?.aborted) return;
      const isSound = await store.check(file.integrity, labelOf(name, file));
      if (!isSound) store.markMissing(file.integrity, labelOf(name, file));
    }
  }
}

/** Whether two manifests have the same files and hashes. */
function isSameContent(one: ReleaseManifest, other: ReleaseManifest): boolean {
  const listed = ({ files }: ReleaseManifest): string =>
    files
      .map(({ side, name, integrity }) => `${side}/${name} ${integrity}`)
      .sort()
      .join('\n');
  return listed(one) === listed(other);
}

/** Whether publishing the same release again has restored damaged or lost files. */
export function isRestoredBy(
  store: ReleaseStore,
  known: ReleaseManifest,
  manifest: ReleaseManifest,
): boolean {
  return isSameContent(known, manifest) && store.takeRestored(manifest);
}

export const exists = (label: string): RegistryError =>
  new RegistryError(
    409,
    'RELEASE_EXISTS',
    `${label} exists already, and a release never changes: raise the version to publish again`,
  );
