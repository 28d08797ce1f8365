import type { RegistrySnapshot, ReleaseManifest } from '@dara/contract';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { BundleSource, WorkerSources } from './protocol.ts';

/** Reads the server bundles of a snapshot. Throws if the shell's is missing. */
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
  const found = await Promise.all(
    remotes.map(async (remote) => [remote.name, await read(remote)] as const),
  );
  const sources = found.filter((entry): entry is [string, BundleSource] => entry[1] !== undefined);
  return { snapshot, shell: shellSource, remotes: Object.fromEntries(sources) };
}
