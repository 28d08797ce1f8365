import type { Db } from '@dara/backend';
import type { ReleaseFile, ReleaseManifest } from '@dara/contract';
import { RegistryError } from './registry-error.ts';
import { filesOf, type Deployed } from './registry.repository.ts';
import type { ReleaseStore } from './release-store.ts';

const labelOf = (name: string, file: ReleaseFile): string => `${name}/${file.name}`;

/** A file of what is live or was before, as far as it is known without asking. */
export function clientFileOf(known: Deployed | undefined, name: string): ReleaseFile | undefined {
  const files = [known?.live, known?.previous].flatMap((manifest) => manifest?.files ?? []);
  return files.find((file) => file.side === 'client' && file.name === name);
}

/** Hashes among those given whose files the store lacks, or holds damaged. */
export async function missingFiles(
  db: Db,
  store: ReleaseStore,
  integrities: readonly string[],
): Promise<string[]> {
  const missing: string[] = [];
  for (const integrity of integrities) {
    store.forget(integrity);
    // What was never there is not looked for elsewhere: it is about to be uploaded.
    const isThere = await store.has(integrity);
    if (!isThere || !(await store.check(integrity, integrity))) missing.push(integrity);
  }
  for (const { integrity, file } of await filesOf(db, missing)) store.markMissing(integrity, file);
  return missing;
}

/** Takes what a release lacks from good copies; answers the files that have none. */
export async function restoreFiles(
  store: ReleaseStore,
  { name, files }: ReleaseManifest,
): Promise<ReleaseFile[]> {
  const lost: ReleaseFile[] = [];
  // All at once: an instance that hears of a promotion serves it only then.
  const isThere = await Promise.all(files.map(({ integrity }) => store.has(integrity)));
  for (const [at, file] of files.entries()) {
    if (isThere[at]) continue;
    if (await store.check(file.integrity, labelOf(name, file))) continue;
    store.markMissing(file.integrity, labelOf(name, file));
    lost.push(file);
  }
  return lost;
}

/** Reads all files of these releases, in all forms, until it is told to stop. */
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

/** Whether two manifests name the same files with the same hashes. */
function isSameContent(one: ReleaseManifest, other: ReleaseManifest): boolean {
  const listed = ({ files }: ReleaseManifest): string =>
    files
      .map(({ side, name, integrity }) => `${side}/${name} ${integrity}`)
      .sort()
      .join('\n');
  return listed(one) === listed(other);
}

/** Whether publishing the same release again has brought back files of it that were damaged or lost. */
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
