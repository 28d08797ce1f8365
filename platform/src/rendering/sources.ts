import type { RegistrySnapshot, ReleaseManifest } from '@dara/contract';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { BundleSource, ReadBundle, WorkerSources } from './protocol.ts';

/** The server bundles of a snapshot, those of remotes read when they are needed. Throws if the shell's is missing. */
export async function readSources(
  snapshot: RegistrySnapshot,
  shell: ReleaseManifest,
  remotes: readonly ReleaseManifest[],
  store: Pick<ReleaseStore, 'read'>,
): Promise<WorkerSources> {
  const read = async (manifest: ReleaseManifest): Promise<BundleSource | undefined> => {
    const file = manifest.files.find((entry) => entry.name === manifest.serverEntry);
    const bytes =
      file && (await store.read(file.integrity, 'identity', `${manifest.name}/${file.name}`));
    return (
      bytes && {
        code: bytes,
        fileName: `/${manifest.name}/${manifest.version}/${manifest.serverEntry}`,
      }
    );
  };
  const shellSource = await read(shell);
  if (!shellSource)
    throw new Error(`${shell.name} ${shell.version} has no server bundle in the file store`);
  const reads = remotes.map((remote): [string, ReadBundle] => [remote.name, () => read(remote)]);
  return { snapshot, shell: shellSource, remotes: Object.fromEntries(reads) };
}

/** Reads all bundles, so that pages of live releases do not depend on the file store. */
export async function preloaded(sources: WorkerSources): Promise<WorkerSources> {
  const found = await Promise.all(
    Object.entries(sources.remotes).map(async ([name, read]) => {
      const bundle = await read();
      return [name, async () => bundle] as const;
    }),
  );
  return { ...sources, remotes: Object.fromEntries(found) };
}
