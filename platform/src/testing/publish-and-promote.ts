import { RegistryClient } from '../deploy/registry-client.ts';
import { publishFolder, readReleaseFolder } from '../deploy/release-folder.ts';

/** Publishes the release in a folder to a running site and promotes it. */
export async function publishAndPromote(origin: string, token: string, dir: string): Promise<void> {
  const registry = new RegistryClient(origin, token);
  const release = await readReleaseFolder(dir);
  if (!release) throw new Error(`no release in ${dir}`);
  await publishFolder(registry, release);
  await registry.run('promote', { name: release.manifest.name });
}
